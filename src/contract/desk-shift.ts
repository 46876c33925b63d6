import { Type, type Static } from 'typebox'
import { TAKING_METHODS } from '#domain/desk/takings.ts'
import { defineCall } from './call.ts'
import { DeskRow } from './desk.ts'
import { Instant, Nullable, OneOf, Rupees } from './primitives.ts'

export const Shift = Type.Object(
  {
    date: Type.String(),
    takings: Type.Array(
      Type.Object({
        code: Type.String({ description: 'of the booking' }),
        amount: Rupees('taken'),
        method: OneOf(TAKING_METHODS),
        receipt: Nullable(Type.String()),
        by: Type.String(),
        at: Instant('when'),
      }),
      { description: 'of this day in India, oldest first' },
    ),
    cash_box: Rupees('cash taken since the last hand-over, on whichever day'),
    still_due: Type.Array(DeskRow, { description: 'guests who are here and owe something' }),
    unmarked: Type.Array(DeskRow, { description: 'arrivals of this day and the one before that nobody marked' }),
    hand_overs: Type.Array(
      Type.Object({
        by: Type.String(),
        to: Type.String(),
        counted: Rupees('counted'),
        expected: Rupees('taken in cash since the hand-over before'),
        at: Instant('when'),
      }),
      { description: 'of this day, oldest first' },
    ),
    colleagues: Type.Array(Type.Object({ id: Type.String(), name: Type.String() }, { title: 'NamedPerson' })),
  },
  { title: 'Shift' },
)
export type Shift = Static<typeof Shift>

export const deskShift = defineCall({
  method: 'GET',
  path: '/desk/shift',
  tag: 'Desk',
  summary: 'The money a desk took on a day, what it still has to take, and arrivals nobody marked',
  rights: 'desk',
  query: Type.Object({ date: Type.Optional(Type.String({ maxLength: 10, description: 'without it today' })) }),
  response: Shift,
  refusals: ['NO_SESSION'],
})

export const handOver = defineCall({
  method: 'POST',
  path: '/desk/shift/hand-over',
  tag: 'Desk',
  summary: 'The cash was counted and handed to a colleague; what differs stays written',
  rights: 'desk',
  body: Type.Object(
    {
      counted: Type.Integer({ minimum: 0, maximum: 10_000_000, description: 'whole rupees in the cash box' }),
      to: Type.String({ maxLength: 120, description: 'the colleague’s id' }),
    },
    { examples: [{ counted: 2099, to: '6f9619ff-8b86-4d01-b42d-00c04fc964ff' }] },
  ),
  response: Shift,
  refusals: ['NO_SESSION', 'NOT_FOUND', 'CROSS_SITE', 'IDEMPOTENCY_KEY_REUSED', 'REQUEST_IN_PROGRESS'],
  isIdempotent: true,
})
