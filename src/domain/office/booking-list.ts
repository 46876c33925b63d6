import { addDays, daysBetween, isIstDate, istDateOf, istInstant, type IstDate } from '../kernel/ist.ts'
import { accept, refuse, type Result } from '../kernel/result.ts'

/**
 * How the office groups bookings. `coming`, `here` and `past` are paid bookings, by the time of their stay. `unseen`
 * bookings are not over, and their hotel has not opened them.
 */
export const LISTED_STATES = [
  'coming',
  'here',
  'past',
  'unseen',
  'turned_away',
  'no_show',
  'cancelled',
  'unpaid',
] as const
export type ListedState = (typeof LISTED_STATES)[number]

/**
 * How the office groups bookings by money. With `due_at_hotel` the desk has yet to take a payment, and with
 * `paid_in_full` nothing is left to pay there.
 */
export const LISTED_MONEY = ['due_at_hotel', 'paid_in_full', 'refund_waiting', 'refund_failed', 'disputed'] as const
export type ListedMoney = (typeof LISTED_MONEY)[number]

/** The number of days in `next_7_days` and `last_7_days`, including today. */
export const DAYS_OF_WEEK_VIEW = 7

/** Named days. They move along with the calendar, so that a saved view stays useful. */
export const NAMED_DAYS = ['today', 'tomorrow', 'next_7_days', 'last_7_days', 'this_month', 'last_month'] as const
export type NamedDays = (typeof NAMED_DAYS)[number]

/** The day that the filter compares: either the check-in day, or the day on which the guest booked. */
export const DAYS_OF = ['checkin', 'booked'] as const

export type BookingListFilter = {
  state?: ListedState | undefined
  money?: ListedMoney | undefined
  /** the city's id */
  city?: number | undefined
  /** part of a hotel's name */
  hotel?: string | undefined
  of?: (typeof DAYS_OF)[number] | undefined
  days?: NamedDays | undefined
  /** in India; both days are included */
  from?: IstDate | undefined
  to?: IstDate | undefined
}

/** The longest range of the list in days, which is a leap year. */
export const MAX_LISTED_DAYS = 366

/** Days in India, including both. A missing day means that there is no limit on that side. */
export type ListedDays = { first?: IstDate; last?: IstDate }

const firstOfMonth = (day: IstDate): IstDate => `${day.slice(0, 7)}-01`

/** Returns the days that a name such as `last_7_days` means now, in India. */
export function daysNamed(name: NamedDays, now: Date): Required<ListedDays> {
  const today = istDateOf(now)
  const month = firstOfMonth(today)
  const lastMonth = firstOfMonth(addDays(month, -1))
  const days: Record<NamedDays, readonly [IstDate, IstDate]> = {
    today: [today, today],
    tomorrow: [addDays(today, 1), addDays(today, 1)],
    next_7_days: [today, addDays(today, DAYS_OF_WEEK_VIEW - 1)],
    last_7_days: [addDays(today, 1 - DAYS_OF_WEEK_VIEW), today],
    this_month: [month, addDays(firstOfMonth(addDays(month, 31)), -1)],
    last_month: [lastMonth, addDays(month, -1)],
  }
  const [first, last] = days[name]
  return { first, last }
}

/**
 * Returns the days that a filter selects. A filter has either a named period or its own first and last day, which may
 * be missing.
 */
export function listedDays(
  { days, from, to }: BookingListFilter,
  now: Date,
): Result<ListedDays, 'NOT_A_DAY' | 'TWO_PERIODS' | 'BACKWARDS' | 'TOO_LONG'> {
  if (days !== undefined) {
    if (from !== undefined || to !== undefined) return refuse('TWO_PERIODS')
    return accept(daysNamed(days, now))
  }
  if ((from !== undefined && !isIstDate(from)) || (to !== undefined && !isIstDate(to))) return refuse('NOT_A_DAY')
  if (from !== undefined && to !== undefined) {
    if (from > to) return refuse('BACKWARDS')
    if (daysBetween(from, to) >= MAX_LISTED_DAYS) return refuse('TOO_LONG')
  }
  return accept({ ...(from === undefined ? {} : { first: from }), ...(to === undefined ? {} : { last: to }) })
}

/** Returns the moments at which these days begin and end. The first moment is included, the last is not. */
export const momentsOf = ({ first, last }: ListedDays): { start?: Date; end?: Date } => ({
  ...(first === undefined ? {} : { start: istInstant(first) }),
  ...(last === undefined ? {} : { end: istInstant(addDays(last, 1)) }),
})

/**
 * Whether the list begins with the soonest booking, because its bookings are in the future. Other lists begin with the
 * latest.
 */
export const isSoonestFirst = ({ state, days }: BookingListFilter): boolean =>
  state === 'coming' || state === 'unseen' || days === 'today' || days === 'tomorrow' || days === 'next_7_days'

/** The views that every operator has. The page has the names for them. */
export const READY_VIEWS = [
  { name: 'arriving_today', filter: { days: 'today' } },
  { name: 'unseen', filter: { state: 'unseen' } },
  { name: 'refund_waiting', filter: { money: 'refund_waiting' } },
  { name: 'turned_away', filter: { state: 'turned_away', days: 'last_7_days' } },
] as const satisfies readonly { name: string; filter: BookingListFilter }[]
