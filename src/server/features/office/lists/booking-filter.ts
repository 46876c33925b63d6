import { listedDays, MAX_LISTED_DAYS, type BookingListFilter } from '#domain/office/booking-list.ts'
import { fieldRefusal } from '../../../http/api-error.ts'
import { listedFilter, type ListedFilter } from './read-bookings.ts'

const WRONG_DAYS = {
  NOT_A_DAY: ['from', 'Choose a day'],
  TWO_PERIODS: ['days', 'Choose a period, or days of your own'],
  BACKWARDS: ['to', 'The last day is before the first'],
  TOO_LONG: ['to', `At most ${MAX_LISTED_DAYS} days`],
} as const

/** Turns the period of a filter into days. Throws a refusal that names the wrong field. */
export function filterOf(query: BookingListFilter, now: Date): ListedFilter {
  const days = listedDays(query, now)
  if (!days.ok) {
    const [field, message] = WRONG_DAYS[days.refusal]
    throw fieldRefusal(field, 'INVALID', message)
  }
  return listedFilter({ ...query, hotel: query.hotel?.trim() }, days.value)
}
