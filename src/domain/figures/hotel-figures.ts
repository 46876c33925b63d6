import { TAKING_METHODS } from '../desk/takings.ts'
import { addDays, daysBetween, istDateOf, istInstant, minutesBetween, type IstDate } from '../kernel/ist.ts'
import type { Rupees } from '../kernel/money.ts'
import { SLOTS, type SlotIndex } from '../slots/slots.ts'

/** The maximum number of days for which a hotel's figures can be requested. */
export const MOST_FIGURE_DAYS = 31

/** Days in India, including the first and the last. */
export type FigureDays = { from: IstDate; to: IstDate }

/**
 * Whether figures can be requested for these days. They must be in order, at most `MOST_FIGURE_DAYS`, and not in the
 * future.
 */
export const areFigureDays = ({ from, to }: FigureDays, today: IstDate): boolean =>
  from <= to && to <= today && daysBetween(from, to) < MOST_FIGURE_DAYS

/** Returns the moments at which the first day begins and the last day ends. */
export const spanOf = ({ from, to }: FigureDays): { from: Date; until: Date } => ({
  from: istInstant(from),
  until: istInstant(addDays(to, 1)),
})

/** How a stay was sold: as a slot in a booking, or at the desk. */
export type Sold = SlotIndex | 'walk_in'

/**
 * A period for which a room was sold, whether or not it was used. For a walk-in, this is the period agreed at the desk.
 */
export type SoldTime = { sold: Sold; from: Date; until: Date }

/**
 * A stay that begins on these days: a walk-in, or a confirmed booking that was not cancelled, including no-shows.
 * `value` is in whole rupees. For a booking it is the price before tax with extra hours, minus the hotel's own coupon.
 * For a walk-in it is the agreed price with tax.
 */
export type BegunStay = { sold: Sold; at: Date; value: Rupees }

/**
 * Payment methods. `online` is money paid through the gateway, counted on the day of payment. `sent_back` is refunds of
 * such payments, which are negative and counted on the day they were requested. All others are payments entered at the
 * desk, including extras and corrections, counted on the day of entry.
 */
export const MONEY_WAYS = ['online', 'sent_back', ...TAKING_METHODS] as const
type MoneyWay = (typeof MONEY_WAYS)[number]

/** Money that was paid or refunded on these days, in whole rupees. */
export type MovedMoney = { way: MoneyWay; party: 'booking' | 'walk_in'; amount: Rupees }

/** The facts about these days from which the figures are calculated. */
export type HotelFacts = {
  /** how many rooms the hotel has now */
  rooms: number
  times: readonly SoldTime[]
  begun: readonly BegunStay[]
  money: readonly MovedMoney[]
  /** how many bookings were confirmed on these days, whenever their stays begin */
  booked: number
  /**
   * how many confirmed bookings guests cancelled on these days; if the hotel did not take the guests, they are
   * `turned_away`
   */
  cancelled: number
  /** how many bookings were marked as no-show on these days */
  no_shows: number
  /**
   * how many guests said that they were turned away or could not be taken by the hotel, except where the office found
   * otherwise
   */
  turned_away: number
  /** how many bookings the hotel had to mark as seen on these days, and how many it marked in time */
  seen: { due: number; in_time: number }
  /** how many searches the hotel matched, with a free room and without */
  searches: { free: number; sold_out: number }
}

type SoldFigures = { minutes: number; stays: number; value: Rupees }
export type MoneyFigures = { way: MoneyWay; bookings: Rupees; walk_ins: Rupees }

/** The figures of a hotel, calculated from the facts. */
export type HotelFigures = {
  /** the minutes sold within these days, and the minutes that could be sold, which is 24 hours a day for each room */
  minutes: { sold: number; there_were: number }
  slots: readonly ({ slot: SlotIndex } & SoldFigures)[]
  walk_ins: SoldFigures
  /** the stays of bookings, without walk-ins */
  stays: number
  value: Rupees
  /** the average `value` of a stay, to the rupee; null without stays */
  average: Rupees | null
  days: readonly { day: IstDate; bookings: number; walk_ins: number }[]
  money: readonly MoneyFigures[]
  money_sum: Rupees
  /** in whole percent, rounded down; null if no booking was due */
  seen_percent: number | null
  searches: { free: number; not_chosen: number; sold_out: number }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** Returns how many minutes of a period lie within the span. */
function minutesWithin({ from, until }: SoldTime, span: { from: Date; until: Date }): number {
  const begin = from > span.from ? from : span.from
  const end = until < span.until ? until : span.until
  return end > begin ? minutesBetween(begin, end) : 0
}

/** Adds up what was sold in one of these ways. */
const soldAs = (sold: Sold, { times, begun }: HotelFacts, span: { from: Date; until: Date }): SoldFigures => {
  const stays = begun.filter((stay) => stay.sold === sold)
  return {
    minutes: Math.round(sum(times.filter((time) => time.sold === sold).map((time) => minutesWithin(time, span)))),
    stays: stays.length,
    value: sum(stays.map(({ value }) => value)),
  }
}

/** Counts the stays that begin on each day. */
function byDay({ from, to }: FigureDays, begun: readonly BegunStay[]): HotelFigures['days'] {
  const counts = new Map<IstDate, { bookings: number; walk_ins: number }>()
  for (const { sold, at } of begun) {
    const day = istDateOf(at)
    const count = counts.get(day) ?? { bookings: 0, walk_ins: 0 }
    count[sold === 'walk_in' ? 'walk_ins' : 'bookings'] += 1
    counts.set(day, count)
  }
  return Array.from({ length: daysBetween(from, to) + 1 }, (_day, index) => {
    const day = addDays(from, index)
    return { day, ...(counts.get(day) ?? { bookings: 0, walk_ins: 0 }) }
  })
}

const moneyOf = (way: MoneyWay, money: readonly MovedMoney[]): MoneyFigures => {
  const by = (party: MovedMoney['party']) =>
    sum(money.filter((moved) => moved.way === way && moved.party === party).map(({ amount }) => amount))
  return { way, bookings: by('booking'), walk_ins: by('walk_in') }
}

/** Calculates a hotel's figures for some days (decision 0112). This is the only definition of each figure. */
export function hotelFigures(days: FigureDays, facts: HotelFacts): HotelFigures {
  const span = spanOf(days)
  const slots = SLOTS.map(({ index: slot }) => ({ slot, ...soldAs(slot, facts, span) }))
  const walkIns = soldAs('walk_in', facts, span)
  const [stays, value] = [sum(slots.map((slot) => slot.stays)), sum(slots.map((slot) => slot.value))]
  const money = MONEY_WAYS.map((way) => moneyOf(way, facts.money))
  const { free, sold_out } = facts.searches
  const { due, in_time } = facts.seen
  return {
    minutes: {
      sold: sum([...slots, walkIns].map(({ minutes }) => minutes)),
      there_were: facts.rooms * (daysBetween(days.from, days.to) + 1) * 24 * 60,
    },
    slots,
    walk_ins: walkIns,
    stays,
    value,
    average: stays === 0 ? null : Math.round(value / stays),
    days: byDay(days, facts.begun),
    money,
    money_sum: sum(money.map(({ bookings, walk_ins }) => bookings + walk_ins)),
    seen_percent: due === 0 ? null : Math.floor((100 * in_time) / due),
    searches: { free, not_chosen: Math.max(0, free - facts.booked), sold_out },
  }
}
