import { paiseShare, type Paise } from '../kernel/paise.ts'

/** What we count for each day and hotel, on the day it happened. Money is in paise. */
export const RESULTS = [
  /** bookings made, and the price of their rooms and bathtubs before tax, less the hotel's own discount */
  'bookings',
  'booked_value',
  /** the value of stays settled in the books, including corrections */
  'stay_value',
  'commission',
  /** bookings that were made and later cancelled, except those of guests who were turned away */
  'cancellations',
  'refunds',
  'refunded',
  'no_shows',
  'turned_away',
  /** bookings with a coupon that Uncle pays for, and their discount; then the same for the hotels' own coupons */
  'uncle_coupons',
  'uncle_discount',
  'hotel_coupons',
  'hotel_discount',
] as const
export type Result = (typeof RESULTS)[number]
export type Results = Record<Result, number>

/** The `RESULTS` that are amounts of money. */
const MONEY_RESULTS = [
  'booked_value',
  'stay_value',
  'commission',
  'refunded',
  'uncle_discount',
  'hotel_discount',
] as const satisfies readonly Result[]

export const isMoney = (result: Result): boolean => MONEY_RESULTS.some((money) => money === result)

/** Builds an object with a value for each result. */
export const eachResult = <Value>(valueOf: (name: Result) => Value): Record<Result, Value> =>
  Object.fromEntries(RESULTS.map((name) => [name, valueOf(name)])) as Record<Result, Value>

export const sumOfResults = (rows: readonly Results[]): Results =>
  eachResult((name) => rows.reduce((sum, row) => sum + row[name], 0))

/**
 * Returns the commission as a share of the value of the same stays, in hundredths of a percent, rounded half up.
 * Returns null if corrections leave no value.
 */
export const takeRate = ({ stay_value: value, commission }: { stay_value: Paise; commission: Paise }): number | null =>
  value <= 0 || commission < 0 ? null : paiseShare(10_000, commission, value)
