import { Type, type Static } from 'typebox'
import { defineCall, KEY_REFUSALS } from './call.ts'
import { OFFICE_REFUSALS } from './office-bookings.ts'
import { Reason } from './office-people.ts'
import { Instant, Nullable, OneOf } from './primitives.ts'

export const DeadLetter = Type.Object(
  {
    id: Type.String({ description: 'for another try, or to close it' }),
    kind: OneOf(
      ['outbox', 'report', 'payment'],
      'a message or event, a report of the gateway, a payment it is silent about',
    ),
    what: Type.String(),
    attempts: Type.Integer(),
    since: Instant('when it was given up'),
    error: Nullable(Type.String({ description: 'of the last attempt' })),
  },
  { title: 'GivenUpWork' },
)
export type DeadLetter = Static<typeof DeadLetter>

export const ErrorGroup = Type.Object(
  {
    message: Type.String(),
    page: Type.String({ description: 'of the newest one' }),
    release: Nullable(Type.String()),
    count: Type.Integer(),
    first: Instant('the oldest of seven days'),
    last: Instant('the newest'),
    comments: Type.Array(Type.String(), { description: 'what people said of them, newest first, at most five' }),
  },
  { title: 'ErrorGroup' },
)
export type ErrorGroup = Static<typeof ErrorGroup>

export const OfficeJob = Type.Object(
  {
    name: Type.String(),
    does: Type.String(),
    cron: Type.String({ description: 'in Indian time' }),
    began: Nullable(Instant('of the last turn; null: none yet')),
    ended: Nullable(Instant('null while it runs, or when its process died')),
    worked_on: Nullable(Type.Integer({ description: 'how many things the last turn worked on' })),
    failed: Nullable(Instant('of the last turn that failed')),
    error: Nullable(Type.String()),
  },
  { title: 'OfficeJob' },
)
export type OfficeJob = Static<typeof OfficeJob>

export const officeHealth = defineCall({
  method: 'GET',
  path: '/office/health',
  tag: 'Office',
  summary: 'What was given up, what people’s browsers reported in seven days, and how the jobs go',
  rights: 'office',
  response: Type.Object({
    given_up: Type.Array(DeadLetter, { maxItems: 200 }),
    errors: Type.Array(ErrorGroup, { maxItems: 50 }),
    jobs: Type.Array(OfficeJob),
  }),
  refusals: OFFICE_REFUSALS,
})

const aboutWork = {
  method: 'POST',
  tag: 'Office',
  rights: 'office',
  body: Type.Object(
    { id: Type.String({ maxLength: 200 }), reason: Reason },
    { title: 'WorkAndReason', examples: [{ id: 'outbox:12', reason: 'Their mailbox works again' }] },
  ),
  response: Type.Object({ done: Type.Literal(true) }),
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND', ...KEY_REFUSALS],
  isIdempotent: true,
  limitPerMinute: 60,
} as const

export const retryDeadLetters = defineCall({
  ...aboutWork,
  path: '/office/given-up/retry',
  summary: 'Tries given-up work again at once, as if it were new',
})

export const closeDeadLetters = defineCall({
  ...aboutWork,
  path: '/office/given-up/close',
  summary: 'Nobody tries it again: it leaves the list',
})

export const runOfficeJob = defineCall({
  method: 'POST',
  path: '/office/jobs/run',
  tag: 'Office',
  summary: 'Runs one turn of a job now',
  rights: 'office-admin',
  body: Type.Object(
    { name: Type.String({ maxLength: 64 }), reason: Reason },
    { examples: [{ name: 'chase-refunds', reason: 'A guest waits on the line' }] },
  ),
  response: Type.Object({ worked_on: Type.Integer() }),
  refusals: [...OFFICE_REFUSALS, 'ADMINS_ONLY', 'NOT_FOUND'],
  limitPerMinute: 20,
})
