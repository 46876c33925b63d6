import { addDays, isIstDate, istDateOf, istInstant, type IstDate } from '../kernel/ist.ts'
import { formatRupees, type Rupees } from '../kernel/money.ts'
import { accept, refuse, type Result } from '../kernel/result.ts'
import type { Weekday } from '../prices/price-rule.ts'
import { normaliseCouponCode, type CouponFunder } from './coupon.ts'

export const COUPON_KINDS = ['percent', 'flat'] as const
export type CouponKind = (typeof COUPON_KINDS)[number]

/** Four times the price of an evening in an expensive hotel. Any higher amount is a typing mistake. */
export const MAX_COUPON_RUPEES = 10_000
/** The highest minimum amount that a coupon may require. With a higher one, nobody could use the coupon. */
export const MAX_COUPON_MINIMUM = 100_000
export const MAX_COUPON_CITIES = 50
const MAX_COUPON_USES = 1_000_000

/** A coupon as an operator enters it. Its first and last day are included in full, in Indian time. */
export type CouponDraft = {
  code: string
  fundedBy: CouponFunder
  kind: CouponKind
  /** in percent or in rupees */
  value: number
  /** the highest discount in rupees that a percentage gives; null for no limit */
  most: Rupees | null
  minimumAmount: Rupees
  firstDay: IstDate
  lastDay: IstDate
  /** null for no limit */
  totalLimit: number | null
  perUserLimit: number | null
  isFirstBookingOnly: boolean
  /** null or empty for every day */
  weekdays: readonly Weekday[] | null
  /** null or empty for every city */
  cityIds: readonly number[] | null
  hotelId: number | null
}

/** The invalid field and the reason, for the operator. */
export type CouponError = { field: keyof CouponDraft; message: string }

/** A validated coupon, with its code in capitals, its lists sorted without duplicates, and its days as instants. */
export type NewCoupon = Omit<CouponDraft, 'firstDay' | 'lastDay'> & { validFrom: Date; validUntil: Date }

const CODE = /^[A-Z0-9]{3,24}$/

const isWithin = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most

function faultOfValue({ kind, value, most, minimumAmount }: CouponDraft): CouponError | undefined {
  const highest = kind === 'percent' ? 100 : MAX_COUPON_RUPEES
  if (!isWithin(value, highest))
    return {
      field: 'value',
      message: kind === 'percent' ? 'From 1 to 100 percent' : `From ₹1 to ${formatRupees(MAX_COUPON_RUPEES)}`,
    }
  if (most !== null && kind === 'flat') return { field: 'most', message: 'Only a percentage has a highest amount' }
  if (most !== null && !isWithin(most, MAX_COUPON_RUPEES))
    return { field: 'most', message: `From ₹1 to ${formatRupees(MAX_COUPON_RUPEES)}` }
  if (minimumAmount !== 0 && !isWithin(minimumAmount, MAX_COUPON_MINIMUM))
    return { field: 'minimumAmount', message: `Whole rupees, at most ${formatRupees(MAX_COUPON_MINIMUM)}` }
  return undefined
}

function faultOfDays({ firstDay, lastDay }: CouponDraft, today: IstDate): CouponError | undefined {
  if (!isIstDate(firstDay)) return { field: 'firstDay', message: 'There is no such day' }
  if (!isIstDate(lastDay)) return { field: 'lastDay', message: 'There is no such day' }
  if (lastDay < firstDay) return { field: 'lastDay', message: 'The last day is before the first' }
  return lastDay < today ? { field: 'lastDay', message: 'This day is over' } : undefined
}

function faultOfLimits({ totalLimit, perUserLimit }: CouponDraft): CouponError | undefined {
  if (totalLimit !== null && !isWithin(totalLimit, MAX_COUPON_USES))
    return { field: 'totalLimit', message: `From 1 to ${MAX_COUPON_USES.toLocaleString('en-IN')} times` }
  if (perUserLimit !== null && !isWithin(perUserLimit, totalLimit ?? MAX_COUPON_USES))
    return { field: 'perUserLimit', message: 'At least once, and no more than all guests together' }
  return undefined
}

/** Requires a coupon that hotels pay for to limit each use and the number of uses (findings A11). */
function faultOfHotelsMoney({ fundedBy, kind, most, totalLimit }: CouponDraft): CouponError | undefined {
  if (fundedBy !== 'hotel') return undefined
  if (kind === 'percent' && most === null)
    return { field: 'most', message: 'Hotels pay this coupon: say the most it takes off' }
  if (totalLimit === null)
    return { field: 'totalLimit', message: 'Hotels pay this coupon: say how often it can be used' }
  return undefined
}

function faultOfScope({ weekdays, cityIds, hotelId }: CouponDraft): CouponError | undefined {
  if (weekdays?.some((day) => !Number.isInteger(day) || day < 0 || day > 6))
    return { field: 'weekdays', message: 'Days of the week go from 0, Sunday, to 6' }
  if (cityIds && cityIds.length > MAX_COUPON_CITIES)
    return { field: 'cityIds', message: `At most ${MAX_COUPON_CITIES} cities` }
  if (hotelId !== null && cityIds && cityIds.length > 0)
    return { field: 'hotelId', message: 'Either cities or one hotel' }
  return undefined
}

const sorted = <Value extends number>(values: readonly Value[] | null): Value[] | null =>
  values && values.length > 0 ? [...new Set(values)].toSorted((one, other) => one - other) : null

/** Treats a list of all seven days as no limit. */
function daysOfWeek(weekdays: readonly Weekday[] | null): Weekday[] | null {
  const days = sorted(weekdays)
  return days?.length === 7 ? null : days
}

/** Validates a coupon that would be added today. */
export function readCoupon(draft: CouponDraft, now: Date): Result<NewCoupon, CouponError> {
  const { firstDay, lastDay, ...rest } = draft
  const code = normaliseCouponCode(draft.code)
  const fault = CODE.test(code)
    ? (faultOfValue(draft) ??
      faultOfDays(draft, istDateOf(now)) ??
      faultOfLimits(draft) ??
      faultOfHotelsMoney(draft) ??
      faultOfScope(draft))
    : { field: 'code' as const, message: 'A code has 3 to 24 letters and digits' }
  if (fault) return refuse(fault)
  return accept({
    ...rest,
    code,
    weekdays: daysOfWeek(draft.weekdays),
    cityIds: sorted(draft.cityIds),
    validFrom: istInstant(firstDay),
    validUntil: istInstant(addDays(lastDay, 1)),
  })
}

export const COUPON_STATES = ['on', 'starts', 'ended', 'off'] as const
export type CouponState = (typeof COUPON_STATES)[number]

type Standing = { isActive: boolean; validFrom: Date; validUntil: Date }

/** Returns the state of a coupon for the office: valid now, starting later, expired, or ended by an operator. */
export function couponStateOf({ isActive, validFrom, validUntil }: Standing, now: Date): CouponState {
  if (!isActive) return 'off'
  if (now >= validUntil) return 'ended'
  return now < validFrom ? 'starts' : 'on'
}
