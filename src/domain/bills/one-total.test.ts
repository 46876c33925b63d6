// The total is the same from the card to the gateway. This file calculates it from prices and rates, without the
// product's code.
import { expect, test } from 'vitest'
import { stayTotal } from '../prices/stay-total.ts'
import { billFor, type BillInput } from './bill.ts'

const taxRule = { from: '2025-09-22', threshold: 7500, percentUpTo: 5, percentAbove: 18 }

const DAYS = [[799], [999], [7499], [7500], [7501], [12_000], [999, 999], [7500, 7501], [400, 9000, 7300]]
const COUPONS: (BillInput['coupon'] | undefined)[] = [
  undefined,
  { value: { kind: 'flat', amount: 250 }, fundedBy: 'uncle' },
  { value: { kind: 'percent', share: 1500 }, fundedBy: 'hotel' },
]
const CREDITS = [
  { all: 0, promotional: 0 },
  { all: 100, promotional: 100 },
  { all: 900, promotional: 500 },
  { all: 50_000, promotional: 0 },
]

const ROWS = DAYS.flatMap((dayPrices) =>
  [1, 2, 5].flatMap((rooms) =>
    [0, 315].flatMap((bathtubCharge) =>
      COUPONS.flatMap((coupon) =>
        [0, 200].flatMap((referralDiscount) =>
          CREDITS.flatMap((credit) =>
            (['online', 'hotel'] as const).map((payAt) => ({
              dayPrices,
              rooms,
              bathtubCharge,
              coupon,
              referralDiscount,
              credit,
              payAt,
            })),
          ),
        ),
      ),
    ),
  ),
)
type Row = (typeof ROWS)[number]

const rounded = (hundredths: number) => Math.floor((hundredths + 50) / 100)
const half = (rupees: number) => (rupees - (rupees % 2)) / 2

function discountOf({ coupon }: Row, gross: number): number {
  if (!coupon) return 0
  if (coupon.value.kind === 'flat') return Math.min(250, gross)
  return rounded(gross * 15)
}

/** A day's GST rate depends on that day's price of one room, after the hotel's own discount. */
function taxOf(row: Row, gross: number, discount: number, taxed: number): number {
  const byHotel = row.coupon?.fundedBy === 'hotel' ? discount : 0
  const isDear = (price: number) => (price + row.bathtubCharge) * (gross - byHotel) > taxRule.threshold * gross
  const values = row.dayPrices.map((price) => ({ value: (price + row.bathtubCharge) * row.rooms, dear: isDear(price) }))
  const dear = values.filter((day) => day.dear).reduce((sum, { value }) => sum + value, 0)
  const dearTaxed = dear === gross ? taxed : Math.round((taxed * dear) / gross)
  return rounded((taxed - dearTaxed) * 5) + rounded(dearTaxed * 18)
}

function countedByHand(row: Row) {
  const day = row.dayPrices.reduce((sum, price) => sum + price + row.bathtubCharge, 0)
  const gross = day * row.rooms
  const discount = discountOf(row, gross)
  const referral = Math.min(row.referralDiscount, half(gross - discount))
  const taxed = gross - discount - referral
  const toPay = taxed + taxOf(row, gross, discount, taxed)
  const promotional = Math.min(row.credit.promotional, Math.max(0, half(toPay + referral) - referral))
  const credits = promotional + Math.min(row.credit.all - row.credit.promotional, toPay - promotional)
  const total = toPay - credits
  const now = row.payAt === 'online' ? total : Math.min(total, Math.max(99, rounded(total * 20)))
  return { total, payableNow: now, payAtHotel: total - now }
}

test(`${ROWS.length} bills have the total that a separate calculation from prices and rates gives`, () => {
  expect(ROWS.length).toBeGreaterThan(2000)
  for (const row of ROWS) {
    const { credit, coupon, ...rest } = row
    const asked = { ...rest, creditBalance: credit.all, promotionalBalance: credit.promotional, taxRule }
    const { total, payableNow, payAtHotel } = billFor(coupon ? { ...asked, coupon } : asked)
    expect({ row, total, payableNow, payAtHotel }).toEqual({ row, ...countedByHand(row) })
  }
})

test('a card shows the bill’s total without discounts, credits and bathtub', () => {
  const plain = ROWS.filter(
    (row) =>
      !row.coupon &&
      row.bathtubCharge === 0 &&
      row.referralDiscount === 0 &&
      row.credit.all === 0 &&
      row.payAt === 'online',
  )
  expect(plain).toHaveLength(DAYS.length * 3)
  for (const row of plain) expect(stayTotal(row.dayPrices, row.rooms, taxRule).total).toBe(countedByHand(row).total)
})
