import { Type, type Static } from 'typebox'
import { TAKING_METHODS } from '#domain/desk/takings.ts'
import { defineCall } from './call.ts'
import { WalkInRow } from './desk-parties.ts'
import { DeskRow } from './desk.ts'
import { IdParams, Instant, Nullable, OneOf, Rupees } from './primitives.ts'

const Reason = Type.String({ maxLength: 200 })
const Counted = (description: string) => Type.Integer({ minimum: 0, maximum: 10_000_000, description })

const ShiftTaking = Type.Object({
  code: Nullable(Type.String({ description: 'of the booking; null: a walk-in paid' })),
  room: Nullable(Type.String({ description: 'of the walk-in' })),
  amount: Type.Integer({ description: 'whole rupees; below zero: a wrong entry taken back' }),
  method: OneOf(TAKING_METHODS),
  receipt: Nullable(Type.String()),
  reason: Nullable(Type.String({ description: 'why an entry was taken back' })),
  by: Type.String(),
  at: Instant('when'),
})

const EndedShift = Type.Object(
  {
    id: Type.Integer(),
    by: Type.String(),
    to: Nullable(Type.String({ description: 'who took over; null: everything stayed in the box' })),
    began_with: Rupees('in the box at the begin'),
    expected: Type.Integer({ description: 'what should have been in the box' }),
    counted: Rupees('counted'),
    remains: Rupees('left in the box'),
    handed: Rupees('handed over'),
    received: Nullable(Rupees('received, as the colleague who took over says; null until then')),
    is_for_me: Type.Boolean({ description: 'the colleague who asks took over and has not confirmed yet' }),
    note: Nullable(Type.String()),
    at: Instant('when'),
  },
  { title: 'EndedShift' },
)

export const Shift = Type.Object(
  {
    began_at: Nullable(Instant('the last hand-over; null before the first')),
    began_with: Rupees('in the box at the begin'),
    takings: Type.Array(ShiftTaking, { maxItems: 200, description: 'of the shift, oldest first' }),
    taken: Type.Array(
      Type.Object({
        method: OneOf(TAKING_METHODS),
        entries: Type.Integer({ description: 'how many' }),
        amount: Type.Integer({ description: 'whole rupees, of all of them' }),
      }),
      {
        maxItems: TAKING_METHODS.length,
        description: 'all payments of the shift by method; `takings` has the newest 200',
      },
    ),
    paid_out: Type.Array(
      Type.Object({
        what: Type.String(),
        amount: Rupees('paid out of the box'),
        by: Type.String(),
        at: Instant('when'),
      }),
      { maxItems: 200, description: 'oldest first' },
    ),
    cash_box: Type.Integer({ description: 'what should be in the box now' }),
    still_due: Type.Array(DeskRow, { maxItems: 500, description: 'guests who are here and owe something' }),
    walk_ins_still_due: Type.Array(WalkInRow, {
      maxItems: 500,
      description: 'walk-ins who are here and owe something',
    }),
    unpaid: Type.Array(
      Type.Object({
        booking: Nullable(DeskRow),
        walk_in: Nullable(WalkInRow),
        reason: Nullable(Type.String({ description: 'why they left without paying, as the desk said' })),
      }),
      { maxItems: 200, description: 'guests who left and owe something, until they pay or a manager takes them off' },
    ),
    unmarked: Type.Array(DeskRow, { maxItems: 500, description: 'arrivals of the last two days that nobody marked' }),
    ended: Type.Array(EndedShift, { maxItems: 14, description: 'the shifts before, latest first' }),
    colleagues: Type.Array(Type.Object({ id: Type.String(), name: Type.String() }, { title: 'NamedPerson' })),
  },
  { title: 'Shift' },
)
export type Shift = Static<typeof Shift>

export const deskShift = defineCall({
  method: 'GET',
  path: '/desk/shift',
  tag: 'Desk',
  summary: 'The money of the shift since the last hand-over, what is still to be taken, and arrivals nobody marked',
  rights: 'desk',
  response: Shift,
  refusals: ['NO_SESSION'],
})

const SHIFT_REFUSALS = [
  'NO_SESSION',
  'NOT_FOUND',
  'CROSS_SITE',
  'IDEMPOTENCY_KEY_REUSED',
  'REQUEST_IN_PROGRESS',
] as const

export const handOver = defineCall({
  method: 'POST',
  path: '/desk/shift/hand-over',
  tag: 'Desk',
  summary:
    'Ends the shift: the cash was counted, and handed to a colleague or left in the box; what differs stays written',
  rights: 'desk',
  body: Type.Object(
    {
      counted: Counted('whole rupees in the cash box'),
      remains: Type.Optional(Counted('of it stays in the box for the next shift; without it nothing')),
      to: Nullable(
        Type.String({ maxLength: 120, description: 'the colleague’s id; null: everything stays in the box' }),
      ),
      note: Type.Optional(Nullable(Type.String({ maxLength: 500, description: 'for the next shift' }))),
    },
    { examples: [{ counted: 2099, remains: 500, to: '6f9619ff-8b86-4d01-b42d-00c04fc964ff' }] },
  ),
  response: Shift,
  refusals: [...SHIFT_REFUSALS, 'NOT_TO_YOURSELF', 'MORE_THAN_COUNTED'],
  isIdempotent: true,
})

export const confirmShift = defineCall({
  method: 'POST',
  path: '/desk/shift/{id}/confirm',
  tag: 'Desk',
  summary: 'The colleague who took over says how much money they received',
  rights: 'desk',
  params: IdParams,
  body: Type.Object({ received: Counted('whole rupees received') }, { examples: [{ received: 1599 }] }),
  response: Shift,
  refusals: [...SHIFT_REFUSALS, 'ALREADY_MARKED'],
  isIdempotent: true,
})

export const payOut = defineCall({
  method: 'POST',
  path: '/desk/shift/pay-out',
  tag: 'Desk',
  summary: 'Money paid out of the cash box, and for what',
  rights: 'desk',
  body: Type.Object(
    { amount: Rupees('paid out'), what: Type.String({ maxLength: 80 }) },
    { examples: [{ amount: 240, what: 'Water cans' }] },
  ),
  response: Shift,
  refusals: SHIFT_REFUSALS,
  isIdempotent: true,
})

export const endUnpaid = defineCall({
  method: 'POST',
  path: '/desk/shift/unpaid/{id}/end',
  tag: 'Desk',
  summary: 'A manager takes money that guests did not pay off the list',
  rights: 'desk-manager',
  params: IdParams,
  body: Type.Object({ reason: Reason }, { examples: [{ reason: 'They came back and paid the owner' }] }),
  response: Shift,
  refusals: [...SHIFT_REFUSALS, 'MANAGERS_ONLY', 'ALREADY_MARKED'],
  isIdempotent: true,
})
