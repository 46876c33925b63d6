import type { OfficeCoupon } from '#contract/office-coupons.ts'
import { FEWEST_SHOWN } from '#domain/figures/cohorts.ts'
import { addSeconds, formatIstDate } from '#domain/kernel/ist.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import type { Weekday } from '#domain/prices/price-rule.ts'
import * as t from '#words/office/coupons.ts'

/** The days of the week in Indian order, Sunday last. */
export const WEEK: readonly { day: Weekday; name: string }[] = [
  { day: 1, name: t.monday },
  { day: 2, name: t.tuesday },
  { day: 3, name: t.wednesday },
  { day: 4, name: t.thursday },
  { day: 5, name: t.friday },
  { day: 6, name: t.saturday },
  { day: 0, name: t.sunday },
]

/** Describes a coupon's discount: '15% off, up to ₹300, from ₹999, first booking only'. */
export function givesWords(coupon: OfficeCoupon): string {
  const { kind, value, most, min_amount: minimum, first_booking_only: isFirst } = coupon
  return [
    t.off(kind === 'percent' ? `${value}%` : formatRupees(value)),
    ...(most === null ? [] : [t.upTo(formatRupees(most))]),
    ...(minimum > 0 ? [t.fromAmount(formatRupees(minimum))] : []),
    ...(isFirst ? [t.firstBookingOnly] : []),
  ].join(', ')
}

/** Names the weekdays of a coupon: 'Every day', 'Mon to Thu', 'Tue, Sat'. */
export function weekdayWords(weekdays: readonly Weekday[] | null): string {
  if (!weekdays) return t.everyDay
  const chosen = WEEK.flatMap(({ day, name }, place) => (weekdays.includes(day) ? [{ place, name }] : []))
  const [first, last] = [chosen[0], chosen.at(-1)]
  if (!first || !last) return t.everyDay
  const isRun = chosen.length > 2 && last.place - first.place === chosen.length - 1
  return isRun ? t.daysFromTo(first.name, last.name) : chosen.map(({ name }) => name).join(', ')
}

/** Describes the effect of a coupon: '34 new of 120 guests', and '21 came again without it'. */
export function effectWords(effect: OfficeCoupon['effect']): readonly string[] {
  if (!effect) return [t.countedTonight]
  const { guests, first_guests: first, returned_guests: returned } = effect
  const few = t.fewGuests(FEWEST_SHOWN)
  const words = (count: number | null) => count?.toLocaleString('en-IN') ?? few
  if (first === null) return [t.newOf(few, words(guests))]
  return [t.newOf(words(first), words(guests)), t.cameAgain(words(returned))]
}

const dayOf = (moment: Date, now: Date) => formatIstDate(moment, now)

/** Names the days on which guests may use the coupon, until midnight after the last day. */
export function validWords({ state, valid_from: from, valid_until: until }: OfficeCoupon, now: Date): string {
  const last = dayOf(addSeconds(new Date(until), -1), now)
  return state === 'starts' ? t.daysFromTo(dayOf(new Date(from), now), last) : t.until(last)
}

export function whereWords({ cities, hotel }: OfficeCoupon): string {
  if (hotel) return hotel.name
  return cities ? cities.map(({ name }) => name).join(', ') : t.everywhere
}

/** Names the payer: Uncle, the one hotel by name, or the booked hotel. */
export const payerWords = ({ funded_by: payer, hotel }: OfficeCoupon): string =>
  payer === 'uncle' ? t.uncle : (hotel?.name ?? t.hotelBooked)

/**
 * Returns '3 hotels joined', because a coupon that hotels pay for works only at hotels that joined. Null if Uncle pays.
 */
export function joinedWords({ joined, hotel }: OfficeCoupon): string | null {
  if (joined === null) return null
  if (hotel) return joined > 0 ? t.joined : t.notJoinedYet
  return t.hotelsJoined(joined)
}

export function stateBadge(coupon: OfficeCoupon, now: Date): { tone: 'trust' | 'dull'; words: string } {
  switch (coupon.state) {
    case 'on':
      return { tone: 'trust', words: t.on }
    case 'starts':
      return { tone: 'dull', words: t.starts(dayOf(new Date(coupon.valid_from), now)) }
    case 'ended':
      return { tone: 'dull', words: t.over }
    case 'off':
      return { tone: 'dull', words: t.ended }
    default:
      return coupon.state satisfies never
  }
}
