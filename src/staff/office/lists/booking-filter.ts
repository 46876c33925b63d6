import type { BookingListQuery } from '#contract/office-booking-list.ts'
import { isIstDate } from '#domain/kernel/ist.ts'
import { DAYS_OF, LISTED_MONEY, LISTED_STATES, NAMED_DAYS } from '#domain/office/booking-list.ts'
import { oneOf, withoutNothing, wordsIn } from '../list-filter.ts'

const dayIn = (text: string | null) => (text !== null && isIstDate(text) ? text : undefined)

/** Reads the filter from the address, and drops unknown parts. A named period takes precedence over chosen days. */
export function readFilter(query: URLSearchParams): BookingListQuery {
  const days = oneOf(NAMED_DAYS, query.get('days'))
  const city = query.get('city') ?? ''
  return withoutNothing({
    state: oneOf(LISTED_STATES, query.get('state')),
    money: oneOf(LISTED_MONEY, query.get('money')),
    city: /^[1-9]\d{0,8}$/.test(city) ? Number(city) : undefined,
    hotel: wordsIn(query.get('hotel')),
    of: oneOf(DAYS_OF, query.get('of')),
    days,
    from: days ? undefined : dayIn(query.get('from')),
    to: days ? undefined : dayIn(query.get('to')),
  })
}
