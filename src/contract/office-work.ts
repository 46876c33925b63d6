import { Type, type Static } from 'typebox'
import { MAX_WORK_NOTE } from '#domain/office/work.ts'
import { defineCall, KEY_REFUSALS } from './call.ts'
import { OFFICE_REFUSALS } from './office-bookings.ts'
import { WorkEntry, WorkOwner } from './office-cases.ts'
import { Reason } from './office-people.ts'
import { Instant, Nullable, Uuid } from './primitives.ts'

const Key = Type.String({ minLength: 3, maxLength: 140, description: 'of the work, as `GET /office/now` gives it' })
const example = { key: 'case:C-ZA6W87' }

export const WorkState = Type.Object(
  {
    owner: Nullable(WorkOwner),
    snoozed_until: Nullable(Instant('until when it is out of the list')),
    entries: Type.Array(WorkEntry, { description: 'notes, and who took or put off the work, oldest first' }),
  },
  { title: 'WorkState' },
)
export type WorkState = Static<typeof WorkState>

export const readWorkState = defineCall({
  method: 'GET',
  path: '/office/work',
  tag: 'Office',
  summary: 'Who looks after a piece of work, and what was noted about it',
  rights: 'office',
  query: Type.Object({ key: Key }),
  response: WorkState,
  refusals: OFFICE_REFUSALS,
})

const change = {
  method: 'POST',
  tag: 'Office',
  rights: 'office',
  response: WorkState,
  isIdempotent: true,
  limitPerMinute: 120,
} as const
const REFUSALS = [...OFFICE_REFUSALS, ...KEY_REFUSALS, 'NOTHING_WAITS'] as const

export const takeWork = defineCall({
  ...change,
  path: '/office/work/take',
  summary: 'Makes the caller its owner; a colleague’s work only with `from`, the owner that the caller saw',
  body: Type.Object(
    { key: Key, from: Type.Optional(Nullable(Uuid)) },
    { title: 'TakeWork', examples: [{ ...example, from: null }] },
  ),
  refusals: [...REFUSALS, 'WORK_TAKEN'],
})

export const giveWorkBack = defineCall({
  ...change,
  path: '/office/work/give-back',
  summary: 'Its owner no longer looks after it',
  body: Type.Object({ key: Key }, { title: 'WorkKey', examples: [example] }),
  refusals: REFUSALS,
})

export const snoozeWork = defineCall({
  ...change,
  path: '/office/work/snooze',
  summary: 'Takes it off the list until a moment that is not later than it is due; null brings it back',
  body: Type.Object(
    { key: Key, until: Nullable(Instant('until when')) },
    { title: 'SnoozeWork', examples: [{ ...example, until: '2026-12-07T13:30:00+05:30' }] },
  ),
  refusals: [...REFUSALS, 'SNOOZE_TOO_LONG'],
})

export const noteWork = defineCall({
  ...change,
  path: '/office/work/note',
  summary: 'Notes something for colleagues',
  body: Type.Object(
    { key: Key, text: Type.String({ maxLength: MAX_WORK_NOTE, description: 'nobody outside the office reads it' }) },
    { title: 'NoteWork', examples: [{ ...example, text: 'Rang the guest. She is at home.' }] },
  ),
  refusals: REFUSALS,
})

export const endWork = defineCall({
  ...change,
  path: '/office/work/done',
  summary: 'Ends work that a call ends: nothing else would take it off the list',
  body: Type.Object(
    { key: Key, reason: Reason },
    { title: 'EndWork', examples: [{ key: 'not_me:1', reason: 'Rang the manager' }] },
  ),
  refusals: [...REFUSALS, 'ACT_NOT_POSSIBLE'],
})
