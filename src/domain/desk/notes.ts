export const MAX_NOTE = 500
/** The most open notes of one booking and, counted separately, for the shifts of one hotel. */
export const MAX_NOTES = 30

/** How long a note for the next shift stays readable after somebody pressed 'done'. */
export const DONE_NOTE_HOURS = 24
