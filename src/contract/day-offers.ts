import { Type, type Static } from 'typebox'
import { DAY_STATES } from '#domain/prices/day-offer.ts'
import { defineCall } from './call.ts'
import { Nullable, OneOf, SlugOrIdParams } from './primitives.ts'

/** How many days a response covers: a month by default, and at most the two months that a calendar shows together. */
export const OFFER_DAYS = 30
export const MAX_OFFER_DAYS = 62

const DayOffer = Type.Object(
  {
    date: Type.String({ description: 'the day of the check-in in India', examples: ['2026-12-05'] }),
    state: OneOf(
      DAY_STATES,
      'free: can be booked; sold: every room is taken; closed: the hotel does not sell the slot on this day, or nothing at the moment; not-sold: it never does; over: too late to begin',
    ),
    price: Nullable(Type.Integer({ description: 'a room; for Full Day one day. null when the slot is not sold' })),
  },
  { title: 'DayOffer' },
)

export const OffersByDay = Type.Object({ slot: Type.Integer(), days: Type.Array(DayOffer) }, { title: 'OffersByDay' })
export type OffersByDay = Static<typeof OffersByDay>

/** The slot and the days of a call that lists prices day by day. */
const offerDaysQuery = {
  slot: Type.Integer({ minimum: 0, maximum: 4, description: '0 Morning to 4 Full Day' }),
  from: Type.Optional(
    Type.String({
      pattern: '^\\d{4}-\\d{2}-\\d{2}$',
      description: 'the first day; without it today',
      examples: ['2026-12-05'],
    }),
  ),
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_OFFER_DAYS, default: OFFER_DAYS })),
  rooms: Type.Optional(Type.Integer({ minimum: 1, maximum: 5, default: 1 })),
}

export const offersByDay = defineCall({
  method: 'GET',
  path: '/hotels/{id}/offers-by-day',
  tag: 'Hotels',
  summary:
    'What a hotel asks for a slot on each of the next days, and whether rooms are free; days that cannot be booked at all are left out',
  rights: 'anyone',
  params: SlugOrIdParams,
  query: Type.Object(offerDaysQuery),
  response: OffersByDay,
  refusals: ['NOT_FOUND'],
  limitSetting: 'SEARCHES_A_MINUTE',
})

export const cityOffersByDay = defineCall({
  method: 'GET',
  path: '/cities/{id}/offers-by-day',
  tag: 'Hotels',
  summary:
    'The lowest price of a free room in a city for a slot on each of the next days; no days while the city is not in memory, which this request then loads',
  rights: 'anyone',
  params: SlugOrIdParams,
  query: Type.Object(offerDaysQuery),
  response: OffersByDay,
  refusals: [],
  limitSetting: 'SEARCHES_A_MINUTE',
})
