import { Type, type Static } from 'typebox'
import { MAX_NOTE } from '#domain/desk/notes.ts'
import { defineCall, KEY_REFUSALS } from './call.ts'
import { IdParams, Instant, Nullable } from './primitives.ts'

/** An internal note at the desk. Guests never see it. */
export const DeskNote = Type.Object(
  {
    id: Type.String(),
    text: Type.String(),
    by: Type.String({ description: 'the colleague who wrote it' }),
    at: Instant('when'),
    ended_by: Nullable(Type.String({ description: 'who struck it through, or did what it says' })),
    ended_at: Nullable(Instant('when that was')),
  },
  { title: 'DeskNote' },
)
export type DeskNote = Static<typeof DeskNote>

const NewNote = Type.Object(
  { text: Type.String({ maxLength: MAX_NOTE }) },
  { title: 'NewNote', examples: [{ text: 'They asked for a second pillow.' }] },
)
const ACT_REFUSALS = ['NO_SESSION', 'CROSS_SITE', ...KEY_REFUSALS] as const
const act = {
  method: 'POST',
  tag: 'Desk',
  response: Type.Array(DeskNote, { maxItems: 200 }),
  isIdempotent: true,
} as const

export const bookingNotes = defineCall({
  method: 'GET',
  path: '/desk/bookings/{id}/notes',
  tag: 'Desk',
  summary: 'What the desk wrote about a booking for itself, oldest first',
  rights: 'desk-booking',
  params: IdParams,
  response: Type.Array(DeskNote, { maxItems: 200 }),
  refusals: ['NO_SESSION', 'NOT_FOUND'],
})

export const writeBookingNote = defineCall({
  ...act,
  path: '/desk/bookings/{id}/notes',
  summary: 'Writes a note about a booking for the desk; it is never changed, and guests never read it',
  rights: 'desk-booking',
  params: IdParams,
  body: NewNote,
  refusals: [...ACT_REFUSALS, 'NOT_FOUND', 'TOO_MANY_NOTES'],
})

export const shiftNotes = defineCall({
  method: 'GET',
  path: '/desk/notes',
  tag: 'Desk',
  summary: 'Notes for the next shift: those that are open, and those that were done in the last day',
  rights: 'desk',
  response: Type.Array(DeskNote, { maxItems: 200 }),
  refusals: ['NO_SESSION'],
})

export const writeShiftNote = defineCall({
  ...act,
  path: '/desk/notes',
  summary: 'Writes a note for the next shift, shown on Today until somebody has done it',
  rights: 'desk',
  body: NewNote,
  refusals: [...ACT_REFUSALS, 'TOO_MANY_NOTES'],
})

export const endNote = defineCall({
  ...act,
  path: '/desk/notes/{id}/end',
  summary: 'Strikes a booking’s note through, or says that a shift’s note is done; the notes beside it are answered',
  rights: 'desk',
  params: IdParams,
  refusals: [...ACT_REFUSALS, 'NOT_FOUND', 'NOTE_ENDED'],
})
