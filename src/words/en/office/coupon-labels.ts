import type { OfficeCoupon } from '#contract/office-coupons.ts'
import { addSeconds, formatIstDate } from '#domain/kernel/ist.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import type { Weekday } from '#domain/prices/price-rule.ts'

/** The days of the week in the Indian order, Sunday last. */
export const WEEK: readonly { day: Weekday; name: string }[] = [
  { day: 1, name: 'Mon' },
  { day: 2, name: 'Tue' },
  { day: 3, name: 'Wed' },
  { day: 4, name: 'Thu' },
  { day: 5, name: 'Fri' },
  { day: 6, name: 'Sat' },
  { day: 0, name: 'Sun' },
]

/** '15% off, up to ₹300, from ₹999, first booking only'. */
export function givesWords(coupon: OfficeCoupon): string {
  const { kind, value, most, min_amount: minimum, first_booking_only: isFirst } = coupon
  return [
    kind === 'percent' ? `${value}% off` : `${formatRupees(value)} off`,
    ...(most === null ? [] : [`up to ${formatRupees(most)}`]),
    ...(minimum > 0 ? [`from ${formatRupees(minimum)}`] : []),
    ...(isFirst ? ['first booking only'] : []),
  ].join(', ')
}

/** 'Every day', 'Mon to Thu', 'Tue, Sat'. */
export function weekdayWords(weekdays: readonly Weekday[] | null): string {
  if (!weekdays) return 'Every day'
  const chosen = WEEK.flatMap(({ day, name }, place) => (weekdays.includes(day) ? [{ place, name }] : []))
  const [first, last] = [chosen[0], chosen.at(-1)]
  if (!first || !last) return 'Every day'
  const isRun = chosen.length > 2 && last.place - first.place === chosen.length - 1
  return isRun ? `${first.name} to ${last.name}` : chosen.map(({ name }) => name).join(', ')
}

const dayOf = (moment: Date, now: Date) => formatIstDate(moment, now)

/** The days on which guests may use it, until midnight after the last day. */
export function validWords({ state, valid_from: from, valid_until: until }: OfficeCoupon, now: Date): string {
  const last = dayOf(addSeconds(new Date(until), -1), now)
  return state === 'starts' ? `${dayOf(new Date(from), now)} to ${last}` : `until ${last}`
}

export function whereWords({ cities, hotel }: OfficeCoupon): string {
  if (hotel) return hotel.name
  return cities ? cities.map(({ name }) => name).join(', ') : 'Everywhere'
}

/** Names the payer: Uncle, the one hotel by name, or the booked hotel. */
export const payerWords = ({ funded_by: payer, hotel }: OfficeCoupon): string =>
  payer === 'uncle' ? 'Uncle' : (hotel?.name ?? 'The hotel booked')

/** '3 hotels joined': a coupon that hotels pay for works only at hotels that joined. Null if Uncle pays. */
export function joinedWords({ joined, hotel }: OfficeCoupon): string | null {
  if (joined === null) return null
  if (hotel) return joined > 0 ? 'Joined' : 'Not joined yet'
  return joined === 1 ? '1 hotel joined' : `${joined.toLocaleString('en-IN')} hotels joined`
}

export function stateBadge(coupon: OfficeCoupon, now: Date): { tone: 'trust' | 'dull'; words: string } {
  switch (coupon.state) {
    case 'on':
      return { tone: 'trust', words: 'On' }
    case 'starts':
      return { tone: 'dull', words: `Starts ${dayOf(new Date(coupon.valid_from), now)}` }
    case 'ended':
      return { tone: 'dull', words: 'Over' }
    case 'off':
      return { tone: 'dull', words: 'Ended' }
    default:
      return coupon.state satisfies never
  }
}
