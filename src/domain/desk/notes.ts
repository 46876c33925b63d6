export const MAX_NOTE = 500
/** Open notes of one booking, and separately of the shifts of one hotel, at most. */
export const MAX_NOTES = 30

/** How long a note for the next shift stays readable after somebody pressed 'done'. */
export const DONE_NOTE_HOURS = 24
