import { taxOf, taxPercent, type TaxPercent, type TaxRule } from '../bills/tax.ts'
import { addMinutes } from '../kernel/ist.ts'
import type { Rupees } from '../kernel/money.ts'
import type { Period } from '../kernel/period.ts'
import { slotAt, slotHours, type SlotIndex } from '../slots/slots.ts'

/** How many hours a stay can be extended by at a time (decisions, "Extension"). */
export const MIN_EXTENSION_HOURS = 1
export const MAX_EXTENSION_HOURS = 12

/** The hourly price is rounded up to a multiple of this many rupees. */
const HOUR_STEP: Rupees = 10

export const isExtensionHours = (hours: number): boolean =>
  Number.isInteger(hours) && hours >= MIN_EXTENSION_HOURS && hours <= MAX_EXTENSION_HOURS

/** The booked slot's price divided by its hours; Full Day's is that of the last day. */
export const hourlyPrice = (slot: SlotIndex, slotPrice: Rupees): Rupees =>
  Math.ceil(slotPrice / (slotHours(slotAt(slot)) * HOUR_STEP)) * HOUR_STEP

/** Whole rupees. Extra hours have their own bill and are paid online. */
export type ExtensionBill = {
  pricePerHour: Rupees
  hours: number
  roomTotal: Rupees
  serviceTax: Rupees
  taxPercent: TaxPercent
  total: Rupees
}

/** The booking to extend; amounts but for `slotPrice` are those of all its rooms and days. */
export type BookingToExtend = {
  slot: SlotIndex
  /** of its last day, which the hours prolong */
  slotPrice: Rupees
  rooms: number
  days: number
  roomTotal: Rupees
  bathtubCharge: Rupees
  hotelDiscount: Rupees
}

/**
 * The one function behind the quote and the charge of extra hours. They carry the rate of a room on the last day of the
 * extended stay, by the rule of the day the guest asks.
 */
export function extensionBill(booking: BookingToExtend, hours: number, rule: TaxRule): ExtensionBill {
  const pricePerHour = hourlyPrice(booking.slot, booking.slotPrice)
  const roomTotal = pricePerHour * hours * booking.rooms
  const { slotPrice, rooms, days, bathtubCharge, hotelDiscount } = booking
  const value = slotPrice * rooms + bathtubCharge / days
  const percent = taxPercent({ value, gross: booking.roomTotal + bathtubCharge, hotelDiscount, rooms }, rule)
  const serviceTax = taxOf(roomTotal, percent)
  return { pricePerHour, hours, roomTotal, serviceTax, taxPercent: percent, total: roomTotal + serviceTax }
}

/** Extra hours begin when the stay would have ended. */
export const extensionPeriod = (leavesAt: Date, hours: number): Period => ({
  start: leavesAt,
  end: addMinutes(leavesAt, hours * 60),
})
