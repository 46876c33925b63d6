import { Type, type Static } from 'typebox'
import { AGE_LIMITS } from '#domain/ledger/ageing.ts'
import { defineCall } from './call.ts'
import { OFFICE_REFUSALS } from './office-bookings.ts'
import { HotelInCity } from './office-months.ts'
import { Paise } from './office-parts.ts'
import { Instant, Nullable } from './primitives.ts'

const Parts = (description: string) =>
  Type.Array(Type.Integer(), {
    description: `${description}, in paise: up to ${AGE_LIMITS.join(', ')} days old, and older`,
    minItems: AGE_LIMITS.length + 1,
    maxItems: AGE_LIMITS.length + 1,
  })

export const OwingHotel = Type.Object(
  {
    hotel: HotelInCity,
    owes: Paise('that the hotel owes Uncle'),
    since: Type.String({ description: 'the month of the oldest unpaid part' }),
    parts: Parts('the debt by age'),
    reminded_at: Nullable(Instant('when its managers were last reminded')),
  },
  { title: 'OwingHotel' },
)
export type OwingHotel = Static<typeof OwingHotel>

export const Owing = Type.Object(
  {
    owes: Paise('that all these hotels owe'),
    parts: Parts('all debts by age'),
    hotels: Type.Array(OwingHotel, { description: 'the largest debt first', maxItems: 50 }),
    has_more: Type.Boolean(),
  },
  { title: 'Owing' },
)
export type Owing = Static<typeof Owing>

export const officeOwing = defineCall({
  method: 'GET',
  path: '/office/owing',
  tag: 'Office',
  summary: 'Hotels that owe Uncle, with the age of what they owe',
  rights: 'office',
  query: Type.Object({ skip: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })) }),
  response: Owing,
  refusals: OFFICE_REFUSALS,
})
