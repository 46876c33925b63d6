export const MAX_NOTE = 500
/** The maximum number of open notes for one booking and, counted separately, for one hotel's shifts. */
export const MAX_NOTES = 30

/** How long a note for the next shift stays readable after somebody pressed 'done'. */
export const DONE_NOTE_HOURS = 24
