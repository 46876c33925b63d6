import { KINDS_FOR_HOTEL } from '../hotel-help/help-case.ts'
import { formatRupees, type Rupees } from '../kernel/money.ts'
import type { SlotIndex } from '../slots/slots.ts'

/** Kinds of messages to a hotel about a booking. */
export const HOTEL_TEXTS = [
  'new',
  'changed',
  'extended',
  'cancelled',
  'moved_away',
  'turned_away',
  'money_asked',
  ...KINDS_FOR_HOTEL,
  'ask_again',
  'arriving',
  'refunded',
] as const
export type HotelTextKind = (typeof HOTEL_TEXTS)[number]

/**
 * Everything that a text may say about a booking. It contains no name, no phone, and nothing else that identifies the
 * guest (desk-and-office, "Messages to the hotel").
 */
export type NoticeStay = { code: string; slot: SlotIndex; checkin: Date; leaves: Date; rooms: number; due: Rupees }

/** The facts of `NoticeStay` as texts in one language, one for each variable of the registered templates. */
export type NoticeWords = Record<'code' | 'slot' | 'checkin' | 'leaves' | 'rooms' | 'money' | 'link', string>

/** The words for the facts of a stay, from `src/words/<language>/stay-facts.ts`. `slots` has the order of `SLOTS`. */
export type StayFacts = {
  slots: readonly string[]
  moment: (instant: Date) => string
  rooms: (count: number) => string
  paid: string
  toTake: (amount: string) => string
}

/** Says that the stay is paid, or how much the desk collects. */
export const moneyWords = (due: Rupees, { paid, toTake }: Pick<StayFacts, 'paid' | 'toTake'>): string =>
  due === 0 ? paid : toTake(formatRupees(due))

/** Formats a stay's facts as words in one language. */
export const noticeWords = (stay: NoticeStay, facts: StayFacts, link = ''): NoticeWords => ({
  code: stay.code,
  slot: facts.slots[stay.slot] ?? '',
  checkin: facts.moment(stay.checkin),
  leaves: facts.moment(stay.leaves),
  rooms: facts.rooms(stay.rooms),
  money: moneyWords(stay.due, facts),
  link,
})

const STAY = ['code', 'slot', 'checkin', 'rooms'] as const

/** The variables of each registered template, in the template's order. */
export const HOTEL_TEXT_VALUES: Record<HotelTextKind, readonly (keyof NoticeWords)[]> = {
  new: [...STAY, 'money', 'link'],
  changed: [...STAY, 'money'],
  extended: ['code', 'leaves', 'rooms', 'money'],
  cancelled: STAY,
  moved_away: STAY,
  turned_away: [...STAY, 'money'],
  money_asked: STAY,
  more_money: [...STAY, 'money'],
  not_as_shown: STAY,
  ask_again: [...STAY, 'money', 'link'],
  arriving: [...STAY, 'money'],
  refunded: STAY,
}
