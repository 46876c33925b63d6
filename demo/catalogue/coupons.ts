/** A coupon of the demo catalogue; amounts in whole rupees. */
export interface DemoCoupon {
  code: string
  /** Who pays for the discount. */
  fundedBy: 'uncle' | 'hotel'
  kind: 'percent' | 'flat'
  value: number
  minAmount: number
  /** The highest discount in rupees, for a discount in percent. */
  maxDiscount?: number
  firstBookingOnly: boolean
  perUserLimit: number
  totalLimit: number
  /** The weekdays of check-in on which the coupon is valid, 0 for Sunday; every day if missing. */
  weekdays?: number[]
}

export const demoCoupons: readonly DemoCoupon[] = [
  {
    code: 'WELCOME10',
    fundedBy: 'uncle',
    kind: 'percent',
    value: 10,
    minAmount: 500,
    maxDiscount: 300,
    firstBookingOnly: true,
    perUserLimit: 1,
    totalLimit: 100_000,
  },
  {
    code: 'DAYOUT100',
    fundedBy: 'uncle',
    kind: 'flat',
    value: 100,
    minAmount: 799,
    firstBookingOnly: false,
    perUserLimit: 3,
    totalLimit: 20_000,
  },
  {
    code: 'WEEKDAY15',
    fundedBy: 'uncle',
    kind: 'percent',
    value: 15,
    minAmount: 1499,
    maxDiscount: 400,
    firstBookingOnly: false,
    perUserLimit: 5,
    totalLimit: 10_000,
    weekdays: [1, 2, 3, 4],
  },
  {
    code: 'LONGER250',
    fundedBy: 'hotel',
    kind: 'flat',
    value: 250,
    minAmount: 2499,
    firstBookingOnly: false,
    perUserLimit: 2,
    totalLimit: 5_000,
  },
]
