/** The office's list of hotels, in pages and as a table. */
import { Type, type Static } from 'typebox'
import { HOTEL_STATES, LACKED } from '#domain/hotels/publishing.ts'
import { defineCall } from './call.ts'
import { OFFICE_REFUSALS } from './office-bookings.ts'
import { OfficeHotelRow } from './office-hotels.ts'
import { MAX_INTEGER, OneOf } from './primitives.ts'

const hotelFilter = {
  text: Type.Optional(Type.String({ maxLength: 80 })),
  state: Type.Optional(OneOf(HOTEL_STATES)),
  lacks: Type.Optional(OneOf(LACKED, 'published hotels without terms, or without details to pay them')),
}

export const HotelListFilter = Type.Object(hotelFilter, { title: 'HotelListFilter', additionalProperties: false })

export type HotelListQuery = Static<typeof HotelListFilter>

export const officeHotels = defineCall({
  method: 'GET',
  path: '/office/hotels',
  tag: 'Office',
  summary: 'Hotels by name or city, with their figures of thirty days',
  rights: 'office',
  query: Type.Object({
    ...hotelFilter,
    after: Type.Optional(
      Type.Integer({ minimum: 1, maximum: MAX_INTEGER, description: 'the id of the last one shown' }),
    ),
  }),
  response: Type.Object({ hotels: Type.Array(OfficeHotelRow, { maxItems: 30 }), has_more: Type.Boolean() }),
  refusals: OFFICE_REFUSALS,
})

export const exportHotels = defineCall({
  method: 'GET',
  path: '/office/hotels-table',
  tag: 'Office',
  summary: 'The same as a table for a spreadsheet, at most 2,000 lines; reading it is written to the log',
  rights: 'office',
  query: Type.Object(hotelFilter),
  response: Type.Unsafe<never>({ type: 'string' }),
  answers: 'csv',
  refusals: OFFICE_REFUSALS,
  limitPerMinute: 10,
})
