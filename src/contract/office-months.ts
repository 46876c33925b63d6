import { Type, type Static } from 'typebox'
import { CLOSING_OBSTACLES, MONTH_STATES } from '#domain/ledger/month-state.ts'
import { defineCall, KEY_REFUSALS } from './call.ts'
import { OFFICE_REFUSALS } from './office-bookings.ts'
import { ADMIN_REFUSALS, Paise } from './office-parts.ts'
import { Reason } from './office-people.ts'
import { Instant, MAX_INTEGER, Nullable, OneOf } from './primitives.ts'
import { MonthParam } from './statements.ts'

const MonthParams = Type.Object({ month: MonthParam })

export const HotelInCity = Type.Object(
  { id: Type.Integer(), name: Type.String(), city: Type.String() },
  { title: 'HotelInCity' },
)

export const HotelMonth = Type.Object(
  {
    hotel: HotelInCity,
    state: OneOf(MONTH_STATES, 'how far it has come'),
    obstacle: Nullable(OneOf(CLOSING_OBSTACLES, 'what keeps an open month from being closed')),
    stays: Type.Integer({ description: 'lines of stays' }),
    value: Paise('room, bathtub and hours of its stays'),
    online: Paise('paid online, with credits, and by Uncle'),
    kept_back: Paise('commission with its GST, TCS, TDS, and GST on rooms that Uncle pays'),
    closing: Paise('what Uncle owes at its end; below zero the hotel owes'),
    payable: Paise('what could be proposed to pay now'),
    closed_at: Nullable(Instant('closed')),
  },
  { title: 'HotelMonth' },
)
export type HotelMonth = Static<typeof HotelMonth>

export const OfficeMonth = Type.Object(
  {
    month: Type.String({ examples: ['2026-11'] }),
    is_over: Type.Boolean(),
    states: Type.Array(
      Type.Object({
        state: OneOf(MONTH_STATES),
        hotels: Type.Integer(),
        closing: Paise('owed at the month’s end'),
        payable: Paise('to be proposed now'),
      }),
      { description: 'the hotels by state; states without hotels are left out' },
    ),
    value: Paise('of all stays'),
    online: Paise('paid online, with credits, and by Uncle'),
    kept_back: Paise('commission with its GST, and taxes'),
    closing: Paise('owed to all hotels at its end'),
    hotels: Type.Array(HotelMonth, { description: 'of the chosen state, by name', maxItems: 50 }),
    has_more: Type.Boolean(),
  },
  { title: 'OfficeMonth' },
)
export type OfficeMonth = Static<typeof OfficeMonth>

export const officeMonth = defineCall({
  method: 'GET',
  path: '/office/months/{month}',
  tag: 'Office',
  summary: 'A month of all hotels whose account moved: sums, and which can be closed or paid',
  rights: 'office',
  params: MonthParams,
  query: Type.Object({
    state: Type.Optional(OneOf(MONTH_STATES, 'only these')),
    skip: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  }),
  response: OfficeMonth,
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND'],
})

export const closeOfficeMonth = defineCall({
  method: 'POST',
  path: '/office/months/{month}/close',
  tag: 'Office',
  summary: 'Closes the month of every hotel that is ready, a hundred at a time, each for good',
  rights: 'office-admin',
  params: MonthParams,
  body: Type.Object(
    {
      after: Type.Optional(
        Type.Integer({ minimum: 1, maximum: MAX_INTEGER, description: 'the `next` of the answer before' }),
      ),
      reason: Reason,
    },
    { examples: [{ reason: 'The end of the month' }] },
  ),
  response: Type.Object({
    closed: Type.Integer({ description: 'hotels closed by this call' }),
    left: Type.Array(
      Type.Object({
        hotel_id: Type.Integer(),
        why: OneOf([...CLOSING_OBSTACLES, 'NOT_FOUND', 'FAILED'], 'FAILED: our error, which was reported'),
      }),
      { description: 'ready a moment before, and still open' },
    ),
    next: Nullable(Type.Integer({ description: 'for the next call; null: all were tried' })),
  }),
  refusals: [...ADMIN_REFUSALS, 'MONTH_NOT_OVER', ...KEY_REFUSALS],
  isIdempotent: true,
  limitPerMinute: 120,
})
