import { taxOf, taxPercent, type TaxPercent, type TaxRule } from '../bills/tax.ts'
import { addMinutes } from '../kernel/ist.ts'
import type { Rupees } from '../kernel/money.ts'
import type { Period } from '../kernel/period.ts'
import { slotAt, slotHours, type SlotIndex } from '../slots/slots.ts'

/** The lowest and highest number of hours by which one extension can lengthen a stay (decisions, "Extension"). */
export const MIN_EXTENSION_HOURS = 1
export const MAX_EXTENSION_HOURS = 12

/** The hourly price is rounded up to a multiple of this many rupees. */
const HOUR_STEP: Rupees = 10

export const isExtensionHours = (hours: number): boolean =>
  Number.isInteger(hours) && hours >= MIN_EXTENSION_HOURS && hours <= MAX_EXTENSION_HOURS

/**
 * Calculates the price per hour, which is the booked slot's price divided by its hours. For Full Day, it is based on
 * the last day's price.
 */
export const hourlyPrice = (slot: SlotIndex, slotPrice: Rupees): Rupees =>
  Math.ceil(slotPrice / (slotHours(slotAt(slot)) * HOUR_STEP)) * HOUR_STEP

/** The bill for extra hours, in whole rupees. It is separate from the stay's bill. */
export type ExtensionBill = {
  pricePerHour: Rupees
  hours: number
  roomTotal: Rupees
  serviceTax: Rupees
  taxPercent: TaxPercent
  total: Rupees
}

/** The booking to extend. Amounts are for all its rooms and days, except `slotPrice`. */
export type BookingToExtend = {
  slot: SlotIndex
  /** a room's price on the last day of the stay, on which the price of the hours is based */
  slotPrice: Rupees
  rooms: number
  days: number
  roomTotal: Rupees
  bathtubCharge: Rupees
  hotelDiscount: Rupees
}

/**
 * Calculates the quote and the charge for extra hours. They have the tax rate of a room on the last day of the extended
 * stay, by the rule in force when the guest asks.
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

/** Returns the period of the extra hours, which begin when the stay would have ended. */
export const extensionPeriod = (leavesAt: Date, hours: number): Period => ({
  start: leavesAt,
  end: addMinutes(leavesAt, hours * 60),
})
