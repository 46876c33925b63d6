import { Type, type Static } from 'typebox'
import { PAN_STATES, RATE_KINDS } from '#domain/ledger/rates.ts'
import { defineCall, KEY_REFUSALS } from './call.ts'
import { OFFICE_REFUSALS } from './office-bookings.ts'
import { aboutHotel, ADMIN_REFUSALS, byAdmin, decision, DECISION_REFUSALS, twoPeople } from './office-parts.ts'
import { Reason } from './office-people.ts'
import { MAX_INTEGER, Nullable, OneOf } from './primitives.ts'

const Day = Type.String({ pattern: '^20\\d{2}-\\d{2}-\\d{2}$', examples: ['2027-01-01'] })
const Commission = Type.Integer({
  minimum: 0,
  maximum: 10_000,
  description: 'hundredths of a percent; null: the usual one',
})

const Pan = OneOf(PAN_STATES, 'given_small: of a person or family that stays free of TDS up to an amount a year')

export const HotelTerms = Type.Object(
  {
    id: Type.Integer(),
    status: OneOf(['proposed', 'ahead', 'current', 'earlier']),
    from: Day,
    commission: Nullable(Commission),
    gstin: Nullable(
      Type.String({ description: 'null: not registered, section 9(5) makes us pay the GST on its rooms' }),
    ),
    legal_name: Nullable(Type.String({ description: 'the business that runs the hotel, and whose GSTIN it is' })),
    address: Nullable(Type.String({ description: 'of that business, as registered' })),
    pan: Pan,
    pan_ending: Nullable(Type.String({ description: 'the last four characters; null: not known' })),
    ...twoPeople,
  },
  { title: 'HotelTerms' },
)
export type HotelTerms = Static<typeof HotelTerms>

export const hotelTerms = defineCall({
  ...aboutHotel,
  method: 'GET',
  path: '/office/hotels/{id}/terms',
  summary: 'What was agreed with a hotel: commission, GST, PAN; the newest first',
  rights: 'office',
  response: Type.Array(HotelTerms),
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND'],
})

export const proposeHotelTerms = defineCall({
  ...byAdmin,
  ...aboutHotel,
  path: '/office/hotels/{id}/terms',
  summary: 'Proposes what is agreed with a hotel from a day on; somebody else confirms it',
  body: Type.Object(
    {
      from: Day,
      commission: Nullable(Commission),
      gstin: Type.Optional(Type.String({ minLength: 15, maxLength: 15, description: 'without it not registered' })),
      legal_name: Type.Optional(
        Type.String({
          maxLength: 200,
          description: 'guests read it; needed with a GSTIN and before the hotel is published',
        }),
      ),
      address: Type.Optional(Type.String({ maxLength: 400, description: 'needed with a legal name' })),
      pan: Pan,
      pan_number: Type.Optional(
        Type.String({ minLength: 10, maxLength: 10, description: 'for form 26Q; with a GSTIN, the one in it' }),
      ),
      reason: Reason,
    },
    { examples: [{ from: '2027-01-01', commission: 1800, pan: 'given', reason: 'As agreed' }] },
  ),
  response: Type.Array(HotelTerms),
  refusals: [...ADMIN_REFUSALS, ...KEY_REFUSALS, 'NOT_FOUND', 'DAY_PASSED'],
  isIdempotent: true,
})

export const decideHotelTerms = defineCall({
  ...decision,
  path: '/office/terms/decide',
  summary: 'Confirms what is agreed with a hotel, never one’s own proposal, or drops it',
  response: Type.Array(HotelTerms),
  refusals: [...DECISION_REFUSALS, 'DAY_PASSED', ...KEY_REFUSALS],
  isIdempotent: true,
})

export const Rate = Type.Object(
  {
    id: Nullable(Type.Integer({ description: 'null: built in' })),
    status: OneOf(['proposed', 'ahead', 'current', 'earlier']),
    kind: OneOf(RATE_KINDS),
    from: Day,
    value: Type.Integer({ description: 'hundredths of a percent; rupees of `tds_free_up_to`' }),
    proposed_by: Nullable(Type.String()),
    reason: Nullable(Type.String()),
    is_own: Type.Boolean(),
    confirmed_by: Nullable(Type.String()),
  },
  { title: 'Rate' },
)
export type Rate = Static<typeof Rate>

export const officeRates = defineCall({
  method: 'GET',
  path: '/office/rates',
  tag: 'Office',
  summary: 'Rates of commission and tax, each from its first day, by kind',
  rights: 'office',
  response: Type.Array(Rate),
  refusals: OFFICE_REFUSALS,
})

export const proposeRate = defineCall({
  ...byAdmin,
  path: '/office/rates',
  summary: 'Proposes a rate from a day to come; somebody else confirms it',
  body: Type.Object(
    {
      kind: OneOf(RATE_KINDS),
      from: Day,
      value: Type.Integer({ minimum: 0, maximum: MAX_INTEGER }),
      reason: Reason,
    },
    { examples: [{ kind: 'tcs', from: '2027-04-01', value: 50, reason: 'Notification 15/2027' }] },
  ),
  response: Type.Array(Rate),
  refusals: [...ADMIN_REFUSALS, ...KEY_REFUSALS, 'DAY_PASSED'],
  isIdempotent: true,
})

export const decideRate = defineCall({
  ...decision,
  path: '/office/rates/decide',
  summary: 'Confirms a rate, never one’s own, or drops it',
  response: Type.Array(Rate),
  refusals: [...DECISION_REFUSALS, 'DAY_PASSED', ...KEY_REFUSALS],
  isIdempotent: true,
})
