import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { billFor, payableNow, type BillInput } from './bill.ts'
import { COUPON_FUNDERS } from './coupon.ts'
import { TAX_RULES, taxRuleOn, type TaxRule } from './tax.ts'

const taxRule = taxRuleOn(TAX_RULES, '2026-12-01')

const plain: BillInput = {
  dayPrices: [1499],
  rooms: 1,
  bathtubCharge: 0,
  referralDiscount: 0,
  creditBalance: 0,
  promotionalBalance: 0,
  payAt: 'online',
  taxRule,
}

describe('bills', () => {
  test('a bill of one room for one evening adds room and tax', () => {
    expect(billFor(plain)).toEqual({
      roomTotal: 1499,
      bathtubCharge: 0,
      discount: 0,
      hotelDiscount: 0,
      referralDiscount: 0,
      serviceTax: 75,
      taxPercent: 5,
      slabs: [{ percent: 5, value: 1499, undiscounted: 1499 }],
      credits: 0,
      promotionalCredits: 0,
      total: 1574,
      payableNow: 1574,
      payAtHotel: 0,
    })
  })

  test('a bill counts rooms, days and bathtubs, then discounts, then tax, then credits', () => {
    const bill = billFor({
      ...plain,
      dayPrices: [2000, 2000],
      rooms: 2,
      bathtubCharge: 300,
      coupon: { value: { kind: 'percent', share: 1000 }, fundedBy: 'uncle' },
      referralDiscount: 100,
      creditBalance: 150,
      promotionalBalance: 150,
      payAt: 'hotel',
    })
    expect(bill).toEqual({
      roomTotal: 8000,
      bathtubCharge: 1200,
      discount: 920,
      hotelDiscount: 0,
      referralDiscount: 100,
      serviceTax: 409,
      taxPercent: 5,
      slabs: [{ percent: 5, value: 9200, undiscounted: 9200 }],
      credits: 150,
      promotionalCredits: 150,
      total: 8439,
      payableNow: 1688,
      payAtHotel: 6751,
    })
  })

  const off = (amount: number, fundedBy: 'uncle' | 'hotel') =>
    ({ coupon: { value: { kind: 'flat', amount }, fundedBy } }) as const
  test.each<[string, Partial<BillInput>, number, number]>([
    ['a room at the threshold', { dayPrices: [7500] }, 5, 375],
    ['a room a rupee above the threshold', { dayPrices: [7501] }, 18, 1350],
    ['a room whose bathtub lifts it above the threshold', { dayPrices: [7149], bathtubCharge: 399 }, 18, 1359],
    ['a room whose bathtub lifts it to the threshold', { dayPrices: [7101], bathtubCharge: 399 }, 5, 375],
    [
      'a room that the hotel’s discount brings down to the threshold',
      { dayPrices: [7899], ...off(400, 'hotel') },
      5,
      375,
    ],
    [
      'a room that the hotel’s discount leaves a rupee above the threshold',
      { dayPrices: [7899], ...off(398, 'hotel') },
      18,
      1350,
    ],
    ['a room of which Uncle pays a part', { dayPrices: [7899], ...off(400, 'uncle') }, 18, 1350],
    ['a room of which a friend’s discount pays a part', { dayPrices: [7550], referralDiscount: 100 }, 18, 1341],
    ['a room of which credits pay a part', { dayPrices: [7550], creditBalance: 100 }, 18, 1359],
    ['five rooms below the threshold, together far above', { dayPrices: [7000], rooms: 5 }, 5, 1750],
    ['two rooms for three days, each at it', { dayPrices: [7500, 7500, 7500], rooms: 2 }, 5, 2250],
    ['two rooms for three days, each above it', { dayPrices: [7501, 7501, 7501], rooms: 2 }, 18, 8101],
    [
      'rooms and days the hotel takes enough off',
      { dayPrices: [7600, 7600, 7600], rooms: 2, ...off(600, 'hotel') },
      5,
      2250,
    ],
    ['a rupee too little off them all', { dayPrices: [7600, 7600, 7600], rooms: 2, ...off(599, 'hotel') }, 18, 8100],
    ['a day at it and a day above it', { dayPrices: [7000, 8000] }, 12, 1790],
    ['the same in any order, for two rooms', { dayPrices: [8000, 7000], rooms: 2 }, 12, 3580],
    ['days of which Uncle pays a part', { dayPrices: [7000, 8000], ...off(1500, 'uncle') }, 12, 1611],
    ['days of which the hotel takes enough off', { dayPrices: [7000, 8000], ...off(1000, 'hotel') }, 5, 700],
    ['days of which it takes too little off', { dayPrices: [7000, 8000], ...off(900, 'hotel') }, 12, 1683],
    ['days that a bathtub lifts on either side', { dayPrices: [7000, 7200], bathtubCharge: 400 }, 12, 1738],
  ])('a bill for %s carries GST by the value of one room and day', (_name, input, percent, tax) => {
    const { taxPercent, serviceTax } = billFor({ ...plain, ...input })
    expect([taxPercent, serviceTax]).toEqual([percent, tax])
  })

  test.each<[string, TaxRule['from']]>([
    ['2025-01-01', '2025-09-22'],
    ['2025-09-22', '2025-09-22'],
    ['2027-03-31', '2025-09-22'],
    ['2027-04-01', '2027-04-01'],
    ['2030-01-01', '2027-04-01'],
  ])('a bill made on %s uses the rule of %s', (day, from) => {
    const next: TaxRule = { from: '2027-04-01', threshold: 8000, percentUpTo: 6, percentAbove: 20 }
    expect(taxRuleOn([next, ...TAX_RULES], day).from).toBe(from)
    expect(taxRuleOn([...TAX_RULES, next], day).from).toBe(from)
  })

  test('a bill made on a day with two rules uses the later rule in the list', () => {
    const other: TaxRule = { ...taxRule, percentUpTo: 12 }
    expect(taxRuleOn([taxRule, other], taxRule.from)).toBe(other)
    expect(taxRuleOn([other, taxRule], taxRule.from)).toBe(taxRule)
  })

  test('a bill cannot be made without a tax rule', () =>
    expect(() => taxRuleOn([], '2026-12-01')).toThrow('there is no rule of GST'))

  test.each([
    [0, 0],
    [50, 50],
    [99, 99],
    [495, 99],
    [497, 99],
    [498, 100],
    [10_000, 2000],
  ])('a bill of %i has a reservation amount of %i', (total, now) => expect(payableNow(total, 'hotel')).toBe(now))

  test('a bill that credits cover completely costs nothing', () => {
    const bill = billFor({ ...plain, dayPrices: [90], creditBalance: 500, payAt: 'hotel' })
    expect([bill.credits, bill.total, bill.payableNow, bill.payAtHotel]).toEqual([95, 0, 0, 0])
  })

  test.each<[string, Partial<BillInput>, [number, number, number, number]]>([
    [
      'sign-up credit pays half of the lowest price',
      { creditBalance: 150, promotionalBalance: 150 },
      [0, 104, 104, 105],
    ],
    [
      'sign-up credit pays what fits into half of the bill',
      { creditBalance: 104, promotionalBalance: 104 },
      [0, 104, 104, 105],
    ],
    ['a friend’s discount counts towards the half', { referralDiscount: 100 }, [99, 0, 0, 105]],
    [
      'the discount leaves a little for credit',
      { referralDiscount: 100, creditBalance: 100, promotionalBalance: 100 },
      [99, 3, 3, 102],
    ],
    ['compensation pays all of it', { creditBalance: 209 }, [0, 0, 209, 0]],
    ['compensation pays what promotion may not', { creditBalance: 409, promotionalBalance: 200 }, [0, 104, 209, 0]],
    ['a booking of compensation only', { creditBalance: 100 }, [0, 0, 100, 109]],
  ])('a bill applies credits and discounts: %s', (_what, input, expected) => {
    const bill = billFor({ ...plain, dayPrices: [199], ...input })
    expect([bill.referralDiscount, bill.promotionalCredits, bill.credits, bill.total]).toEqual(expected)
  })

  test('the lines of a bill add up for any input', () => {
    const inputs = fc.record({
      dayPrices: fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 30 }),
      rooms: fc.integer({ min: 1, max: 5 }),
      bathtubCharge: fc.integer({ min: 0, max: 2000 }),
      coupon: fc.record({
        value: fc.oneof(
          fc.record({ kind: fc.constant('flat' as const), amount: fc.integer({ min: 1, max: 5000 }) }),
          fc.record({ kind: fc.constant('percent' as const), share: fc.integer({ min: 1, max: 10_000 }) }),
        ),
        fundedBy: fc.constantFrom(...COUPON_FUNDERS),
      }),
      taxRule: fc.constant(taxRule),
      referralDiscount: fc.constantFrom(0, 100),
      creditBalance: fc.integer({ min: 0, max: 3000 }),
      promotionalBalance: fc.integer({ min: 0, max: 3000 }),
      payAt: fc.constantFrom('online' as const, 'hotel' as const),
    })
    fc.assert(
      fc.property(inputs, (input) => {
        const bill = billFor(input)
        const parts =
          bill.roomTotal + bill.bathtubCharge - bill.discount - bill.referralDiscount + bill.serviceTax - bill.credits
        expect(bill.total).toBe(parts)
        expect(bill.payableNow + bill.payAtHotel).toBe(bill.total)
        const { slabs, ...amounts } = bill
        for (const part of Object.values(amounts)) expect(Number.isInteger(part) && part >= 0).toBe(true)
        const value = bill.roomTotal + bill.bathtubCharge - bill.hotelDiscount
        expect(slabs.reduce((sum, slab) => sum + slab.value, 0)).toBe(value)
        expect(bill.credits).toBeLessThanOrEqual(input.creditBalance)
        const promotion = bill.promotionalCredits + bill.referralDiscount
        expect(promotion * 2).toBeLessThanOrEqual(bill.total + bill.credits + bill.referralDiscount)
        expect(bill.promotionalCredits).toBeLessThanOrEqual(bill.credits)
        expect(bill.hotelDiscount).toBeLessThanOrEqual(bill.discount)
      }),
    )
  })
})
