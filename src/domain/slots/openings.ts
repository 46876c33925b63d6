import { addDays, addMinutes, istDateOf, type IstDate } from '../kernel/ist.ts'
import { checkStay, hasBegun, latestStart, MAX_DAYS_AHEAD, slotPeriod } from './period.ts'
import { DEFAULT_SLOT, FULL_DAY, slotAt, SLOTS, type SlotIndex } from './slots.ts'

/** Why a slot cannot begin on a day: the day is over, the slot began too long ago, or the day is too far ahead. */
export type SlotClosure = 'DAY_GONE' | 'BEGAN' | 'TOO_FAR_AHEAD'

/** The reasons why a day cannot be chosen at all. */
export type DayClosure = 'DAY_GONE' | 'NO_SLOT_LEFT' | 'TOO_FAR_AHEAD'

/** The slots that determine whether a day is open: all slots, or those of one hotel. */
type Offered = readonly SlotIndex[]

/** The slots in the order of their start on a day, which differs from the order of their numbers. */
export const ALL_SLOTS: Offered = [...SLOTS]
  .sort((one, other) => one.startHour - other.startHour)
  .map(({ index }) => index)

/** Whether this slot may still begin on this day. Bookings are checked by the same rule (decisions, "Slots"). */
export function slotClosure(slot: SlotIndex, date: IstDate, now: Date): SlotClosure | undefined {
  const stay = checkStay(slot, slotPeriod(slot, date), now)
  if (stay.ok) return undefined
  if (stay.refusal === 'TOO_FAR_AHEAD') return 'TOO_FAR_AHEAD'
  return date < istDateOf(now) ? 'DAY_GONE' : 'BEGAN'
}

const isOpenOn =
  (date: IstDate, now: Date, offered: Offered) =>
  (slot: SlotIndex): boolean =>
    offered.includes(slot) && !slotClosure(slot, date, now)

/** Lists the slots that can still begin on a day, earliest first. */
export const openSlots = (date: IstDate, now: Date, offered: Offered = ALL_SLOTS): SlotIndex[] =>
  ALL_SLOTS.filter(isOpenOn(date, now, offered))

/** Whether a day is open, because at least one slot can still begin on it. */
export function dayClosure(date: IstDate, now: Date, offered: Offered = ALL_SLOTS): DayClosure | undefined {
  // Stops at the first open slot, because a calendar calls this for each of its days.
  if (ALL_SLOTS.some(isOpenOn(date, now, offered))) return undefined
  if (date > lastDay(now)) return 'TOO_FAR_AHEAD'
  return date < istDateOf(now) ? 'DAY_GONE' : 'NO_SLOT_LEFT'
}

const lastDay = (now: Date): IstDate => addDays(istDateOf(now), MAX_DAYS_AHEAD)

const EVENING: SlotIndex = 3

/**
 * Returns the date of 'tonight'. After midnight that is still yesterday's date, as long as yesterday's Evening can be
 * booked.
 */
export function nightOf(now: Date): IstDate {
  const today = istDateOf(now)
  const yesterday = addDays(today, -1)
  return now <= latestStart(EVENING, slotPeriod(EVENING, yesterday).start) ? yesterday : today
}

/** Whether this slot on this day lasts through tonight. */
export const isTonight = (date: IstDate, slot: SlotIndex, now: Date): boolean =>
  date === nightOf(now) && slotAt(slot).endHour > 24

function firstAfter(closed: IstDate, now: Date, offered: Offered): IstDate {
  const today = istDateOf(now)
  const isOpenToday = closed !== today && ALL_SLOTS.some(isOpenOn(today, now, offered))
  return isOpenToday ? today : addDays(today, 1)
}

/** Returns the first and last day on which one of these slots can begin. Every day in between is open too. */
export function openDays(now: Date, offered: Offered = ALL_SLOTS): { first: IstDate; last: IstDate } {
  const tonight = nightOf(now)
  const isOpenTonight = ALL_SLOTS.some(isOpenOn(tonight, now, offered))
  const first = isOpenTonight ? tonight : firstAfter(tonight, now, offered)
  return { first, last: lastDay(now) }
}

/**
 * For how long a slot may have been running and still be our default. A guest who took it later would pay for hours
 * that are already over.
 */
const FRESH_MINUTES = 60

const isFresh = (date: IstDate, now: Date) => (slot: SlotIndex) =>
  !hasBegun(slotPeriod(slot, date), addMinutes(now, -FRESH_MINUTES))

/**
 * Returns the default day, which is the first with a slot that has not begun or has only just begun. Tonight qualifies
 * as long as its Evening can be booked.
 */
export function usualDay(now: Date, offered: Offered = ALL_SLOTS): IstDate {
  const today = istDateOf(now)
  const days = [nightOf(now), today, addDays(today, 1)]
  const isUsual = (date: IstDate) => (slot: SlotIndex) => slot === EVENING || isFresh(date, now)(slot)
  return days.find((date) => openSlots(date, now, offered).some(isUsual(date))) ?? openDays(now, offered).first
}

export type DayAndSlot = { date: IstDate; slot: SlotIndex }

/** What was adjusted so that the stay can be booked. It is either the day or the slot, never both. */
export type Correction =
  | { moved: 'slot'; from: SlotIndex; why: SlotClosure }
  | { moved: 'day'; from: IstDate; why: DayClosure }

export type FittedStay = DayAndSlot & { correction: Correction | undefined }

/**
 * Finds a day and slot that can be booked. Keeps the day while any slot can begin on it, and picks the next possible
 * slot. On a closed day, keeps the slot and picks the nearest open day (decisions, "Slots").
 */
export function fitStay({ date, slot }: DayAndSlot, now: Date, offered: Offered = ALL_SLOTS): FittedStay {
  const why = slotClosure(slot, date, now)
  if (!why) return { date, slot, correction: undefined }
  const closed = dayClosure(date, now, offered)
  if (!closed) {
    const open = openSlots(date, now, offered)
    // Prefers a slot that has not begun or has only just begun, so that guests do not pay for hours that are already
    // over.
    const next = open.find(isFresh(date, now)) ?? open.at(-1) ?? slot
    return { date, slot: next, correction: { moved: 'slot', from: slot, why } }
  }
  const { last } = openDays(now, [slot])
  return {
    date: date > last ? last : usualDay(now, [slot]),
    slot,
    correction: { moved: 'day', from: date, why: closed },
  }
}

/** Full Day as specified (§9), or the other overnight slot once Full Day can no longer begin. */
const PREFERRED: Offered = [DEFAULT_SLOT, EVENING]

/**
 * Returns the slot for a day if the guest chose none: Full Day until 1 PM, then the night slot, then any slot that is
 * left.
 */
export function defaultSlot(date: IstDate, now: Date, offered: Offered = ALL_SLOTS): SlotIndex {
  const open = openSlots(date, now, offered)
  const fresh = open.filter(isFresh(date, now))
  const preferred = PREFERRED.find((slot) => fresh.includes(slot))
  if (preferred !== undefined) return preferred
  return open.includes(EVENING) ? EVENING : (fresh[0] ?? open[0] ?? FULL_DAY)
}
