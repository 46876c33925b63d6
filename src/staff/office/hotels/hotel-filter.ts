import type { HotelListQuery } from '#contract/office-hotel-list.ts'
import { HOTEL_STATES, LACKED } from '#domain/hotels/publishing.ts'
import { oneOf, withoutNothing, wordsIn } from '../list-filter.ts'

/** Reads the filter of the list of hotels from the address, and drops unknown parts. */
export const readFilter = (query: URLSearchParams): HotelListQuery =>
  withoutNothing({
    text: wordsIn(query.get('text')),
    state: oneOf(HOTEL_STATES, query.get('state')),
    lacks: oneOf(LACKED, query.get('lacks')),
  })
