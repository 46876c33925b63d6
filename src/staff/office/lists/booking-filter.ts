import type { BookingListQuery } from '#contract/office-booking-list.ts'
import { isIstDate } from '#domain/kernel/ist.ts'
import {
  DAYS_OF,
  LISTED_MONEY,
  LISTED_STATES,
  NAMED_DAYS,
  type BookingListFilter,
} from '#domain/office/booking-list.ts'

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text)

const dayIn = (text: string | null) => (text !== null && isIstDate(text) ? text : undefined)

/**
 * Reads the filter from the address, and drops what it does not know. A named period takes precedence over chosen days.
 */
export function readFilter(query: URLSearchParams): BookingListQuery {
  const days = oneOf(NAMED_DAYS, query.get('days'))
  const city = query.get('city') ?? ''
  return withoutNothing({
    state: oneOf(LISTED_STATES, query.get('state')),
    money: oneOf(LISTED_MONEY, query.get('money')),
    city: /^[1-9]\d{0,8}$/.test(city) ? Number(city) : undefined,
    hotel: query.get('hotel')?.trim().slice(0, 80) || undefined,
    of: oneOf(DAYS_OF, query.get('of')),
    days,
    from: days ? undefined : dayIn(query.get('from')),
    to: days ? undefined : dayIn(query.get('to')),
  })
}

/** Leaves out parts that choose nothing, so that one filter has one address. */
const withoutNothing = (filter: BookingListFilter): BookingListQuery =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined && value !== ''))

/** The filter as the address holds it. */
export const paramsOf = (filter: BookingListFilter): Record<string, string> =>
  Object.fromEntries(Object.entries(withoutNothing(filter)).map(([name, value]) => [name, String(value)]))

/** Whether two filters choose the same bookings. */
export const isSameFilter = (one: BookingListFilter, other: BookingListFilter): boolean => {
  const [a, b] = [paramsOf(one), paramsOf(other)]
  return Object.keys({ ...a, ...b }).every((name) => a[name] === b[name])
}
