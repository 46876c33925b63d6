import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { billFor } from '../bills/bill.ts'
import { COUPON_FUNDERS } from '../bills/coupon.ts'
import { TAX_RULES, taxRuleOn } from '../bills/tax.ts'
import { istInstant } from '../kernel/ist.ts'
import { amountInWords } from './amount-in-words.ts'
import { documentNumber, MAX_NUMBER_LENGTH } from './document-number.ts'
import { considerationOf, documentsDue, type StayBooks } from './documents-due.ts'
import { financialYearDigits, financialYearOf } from './financial-year.ts'
import { gstStateNamed } from './gst-states.ts'
import { isGstin, registrationIn } from './gstin.ts'
import { minus, NO_SUMS, plus, sumsOf, sumsWithin, type TaxSums } from './tax-sums.ts'

test.each([
  [new Date(istInstant('2027-04-01').getTime() - 1), 2026, '2627'],
  [istInstant('2027-04-01'), 2027, '2728'],
  [istInstant('2027-03-31', 23), 2026, '2627'],
  [istInstant('2026-12-31', 24), 2026, '2627'],
  // Already 1 April in India, still 31 March in UTC.
  [new Date('2027-03-31T18:30:00Z'), 2027, '2728'],
  [new Date('2027-03-31T18:29:59Z'), 2026, '2627'],
  [istInstant('2099-04-01'), 2099, '9900'],
])('the moment %s belongs to the financial year from April %i', (at, year, digits) => {
  expect(financialYearOf(at)).toBe(year)
  expect(financialYearDigits(year)).toBe(digits)
})

test.each([
  [{ kind: 'invoice', series: 1, year: 2026, serial: 1 }, 'I1/2627/000001'],
  [{ kind: 'credit_note', series: 46, year: 2027, serial: 123_456 }, 'C1A/2728/123456'],
  [{ kind: 'invoice', series: 1, year: 2026, serial: 99_999_999 }, 'I1/2627/99999999'],
  [{ kind: 'invoice', series: 46_655, year: 2026, serial: 999_999 }, 'IZZZ/2627/999999'],
] as const)('the document %j gets the number %s', (place, number) => {
  expect(documentNumber(place)).toBe(number)
  expect(number.length).toBeLessThanOrEqual(MAX_NUMBER_LENGTH)
})

test.each([
  { kind: 'invoice', series: 1, year: 2026, serial: 100_000_000 },
  { kind: 'invoice', series: 46_655, year: 2026, serial: 1_000_000 },
] as const)('the document %j is refused because its series is full', (place) => {
  expect(() => documentNumber(place)).toThrow('is full')
})

test.each([
  ['27AAPFU0939F1ZV', true],
  ['27AAPFU0939F1ZW', false],
  ['27AAPFU0939F1Z', false],
  ['27aapfu0939f1zv', false],
  ['99AAPFU0939F1ZV', false],
  ['', false],
])('the text %s counts as a GSTIN: %s', (text, is) => expect(isGstin(text)).toBe(is))

test('a company with several GST registrations uses the one in the state, or else the first', () => {
  expect(registrationIn(['29A', '27B'], '27')).toBe('27B')
  expect(registrationIn(['29A', '27B'], '36')).toBe('29A')
})

test.each([
  ['Maharashtra', { code: '27', name: 'Maharashtra' }],
  [' jammu & kashmir ', { code: '01', name: 'Jammu and Kashmir' }],
  ['Atlantis', undefined],
])('the state %s is found as %j', (name, state) => expect(gstStateNamed(name)).toEqual(state))

test.each([
  [0, 'Rupees zero only'],
  [188_900, 'Rupees one thousand eight hundred and eighty-nine only'],
  [2000, 'Rupees twenty only'],
  [10_000_050, 'Rupees one lakh and fifty paise only'],
  [
    1_234_567_801,
    'Rupees one crore twenty-three lakh forty-five thousand six hundred and seventy-eight and one paise only',
  ],
])('the amount %i paise reads %s', (amount, words) => expect(amountInWords(amount)).toBe(words))

describe('amounts of a bill', () => {
  it.each([
    // 5 % of ₹1,799 is ₹89.95; the bill charged ₹90.
    [
      { value: 1799, tax: 90, percent: 5 },
      { taxableValue: 179_900, cgst: 4498, sgst: 4498, rounding: 4, total: 188_900 },
    ],
    [
      { value: 1500, tax: 75, percent: 5 },
      { taxableValue: 150_000, cgst: 3750, sgst: 3750, rounding: 0, total: 157_500 },
    ],
    [
      { value: 7501, tax: 1350, percent: 18 },
      { taxableValue: 750_100, cgst: 67_509, sgst: 67_509, rounding: -18, total: 885_100 },
    ],
    // A day at 5 % and a day at 18 %: 12 % is the effective rate, and the tax is what was charged.
    [
      { value: 15_000, tax: 1790, percent: 12 },
      { taxableValue: 1_500_000, cgst: 89_500, sgst: 89_500, rounding: 0, total: 1_679_000 },
    ],
    [{ value: 0, tax: 0, percent: 5 }, NO_SUMS],
  ])('the bill %j has the amounts %j', (part, sums) => expect(sumsOf(part)).toEqual(sums))

  it.each([
    [
      31_500,
      { value: 1500, tax: 75, percent: 5 },
      { taxableValue: 30_000, cgst: 750, sgst: 750, rounding: 0, total: 31_500 },
    ],
    [100, { value: 1500, tax: 75, percent: 5 }, { taxableValue: 96, cgst: 2, sgst: 2, rounding: 0, total: 100 }],
    [
      335_800,
      { value: 15_000, tax: 1790, percent: 12 },
      { taxableValue: 300_000, cgst: 17_900, sgst: 17_900, rounding: 0, total: 335_800 },
    ],
    [500, { value: 0, tax: 0, percent: 5 }, { taxableValue: 476, cgst: 12, sgst: 12, rounding: 0, total: 500 }],
  ])('a total of %i paise at the rate of %j has the amounts %j', (total, part, sums) =>
    expect(sumsWithin(total, part)).toEqual(sums),
  )
})

const stayed: StayBooks = {
  state: 'stayed',
  stay: { value: 1500, tax: 75, percent: 5 },
  extraHours: [],
  owedOnline: 315,
  paidOnline: 315,
  takenAtDesk: 1260,
  creditsKept: 0,
}
const hours = { value: 300, tax: 15, percent: 5 }

describe('the value of what was supplied', () => {
  it.each([
    ['the bill', {}, 1575],
    ['the bill, although the desk took nothing', { takenAtDesk: 0 }, 1575],
    ['the bill and the extra hours', { extraHours: [hours], owedOnline: 630, paidOnline: 630 }, 1890],
    ['the bill less what was refunded', { paidOnline: 215 }, 1475],
    ['nothing once more was refunded than it cost', { owedOnline: 1575, paidOnline: -100, takenAtDesk: 0 }, 0],
    ['the reservation amount when nobody came', { state: 'kept', takenAtDesk: 0 }, 315],
    ['credits too when nobody came', { state: 'kept', takenAtDesk: 0, creditsKept: 100 }, 415],
    ['never more than the bill', { state: 'kept', paidOnline: 2000 }, 1575],
    ['nothing after a cancellation with a full refund', { state: 'kept', paidOnline: 0, takenAtDesk: 0 }, 0],
    ['nothing before its end', { state: 'ahead' }, 0],
    ['nothing at the hotel that did not take them', { state: 'moved' }, 0],
  ] as const)('the value of what was supplied is %s', (_name, more, amount) =>
    expect(considerationOf({ ...stayed, ...more })).toBe(amount),
  )
})

describe('due tax documents', () => {
  const bill = sumsOf(stayed.stay)
  const kinds = (due: ReturnType<typeof documentsDue>) =>
    due.map(({ kind, cause, refundId, sums }) => [kind, cause, refundId, sums.total])

  it.each([
    ['an invoice for a stay', {}, null, [], [['invoice', 'stayed', null, 157_500]]],
    [
      'an invoice of nothing for a stay that cost nothing',
      { stay: { value: 0, tax: 0, percent: 5 }, owedOnline: 0, paidOnline: 0 },
      null,
      [],
      [['invoice', 'stayed', null, 0]],
    ],
    ['none ahead of the stay', { state: 'ahead' }, null, [], []],
    ['none for a cancellation with a full refund', { state: 'kept', paidOnline: 0, takenAtDesk: 0 }, null, [], []],
    ['an invoice for money kept', { state: 'kept', takenAtDesk: 0 }, null, [], [['invoice', 'kept', null, 31_500]]],
    ['none once all is written', {}, bill, [], []],
    [
      'a credit note for a refund',
      { paidOnline: 215 },
      bill,
      [{ id: 'r', amount: 100 }],
      [['credit_note', 'refunded', 'r', 10_000]],
    ],
    [
      'one for each of two refunds',
      { paidOnline: 115 },
      bill,
      [
        { id: 'r', amount: 100 },
        { id: 's', amount: 100 },
      ],
      [
        ['credit_note', 'refunded', 'r', 10_000],
        ['credit_note', 'refunded', 's', 10_000],
      ],
    ],
    ['none for a refund of money that was never invoiced', {}, bill, [{ id: 'r', amount: 300 }], []],
    [
      'one for the part of a refund that was invoiced',
      { paidOnline: 215 },
      bill,
      [{ id: 'r', amount: 300 }],
      [['credit_note', 'refunded', 'r', 10_000]],
    ],
    [
      'one without a refund for a stay to which nobody came after all',
      { state: 'kept', takenAtDesk: 0 },
      bill,
      [],
      [['credit_note', 'corrected', null, 126_000]],
    ],
    [
      'another invoice once they came after all',
      {},
      sumsWithin(31_500, stayed.stay),
      [],
      [['invoice', 'stayed', null, 126_000]],
    ],
  ] as const)('the tax documents due are %s', (_name, more, written, refunds, expected) => {
    expect(kinds(documentsDue({ ...stayed, ...more }, written, refunds))).toEqual(expected)
  })

  it('a full credit note repeats each amount of the invoice to the paisa', () => {
    const books: StayBooks = { ...stayed, stay: { value: 1799, tax: 90, percent: 5 }, owedOnline: 1889, paidOnline: 0 }
    const [credit] = documentsDue(books, sumsOf(books.stay), [{ id: 'r', amount: 1889 }])
    expect(credit?.sums).toEqual(sumsOf(books.stay))
  })
})

describe('tax documents for any booking', () => {
  const taxRule = taxRuleOn(TAX_RULES, '2026-12-01')
  const bills = fc
    .record({
      dayPrices: fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 5 }),
      rooms: fc.integer({ min: 1, max: 5 }),
      bathtubCharge: fc.integer({ min: 0, max: 900 }),
      coupon: fc.record({
        value: fc.record({ kind: fc.constant('percent' as const), share: fc.integer({ min: 1, max: 10_000 }) }),
        fundedBy: fc.constantFrom(...COUPON_FUNDERS),
      }),
      taxRule: fc.constant(taxRule),
      referralDiscount: fc.constantFrom(0, 100),
      creditBalance: fc.integer({ min: 0, max: 500 }),
      promotionalBalance: fc.constant(0),
      payAt: fc.constantFrom('online' as const, 'hotel' as const),
    })
    .map(billFor)
  const partOf = (bill: ReturnType<typeof billFor>) => ({
    value: bill.roomTotal + bill.bathtubCharge - bill.discount - bill.referralDiscount,
    tax: bill.serviceTax,
    percent: bill.taxPercent,
  })
  const isSound = ({ taxableValue, cgst, sgst, rounding, total }: TaxSums) => {
    expect(taxableValue + cgst + sgst + rounding).toBe(total)
    expect(cgst).toBe(sgst)
    for (const part of [taxableValue, cgst, total]) expect(Number.isInteger(part) && part >= 0).toBe(true)
  }

  it('the invoice of any booking equals its bill to the paisa, with the tax within half a rupee of its rate', () => {
    fc.assert(
      fc.property(bills, (bill) => {
        const sums = sumsOf(partOf(bill))
        isSound(sums)
        expect(sums.total).toBe((bill.total + bill.credits) * 100)
        expect(sums.cgst + sums.sgst + sums.rounding).toBe(bill.serviceTax * 100)
        expect(Math.abs(sums.rounding)).toBeLessThanOrEqual(51)
      }),
    )
  })

  it('the tax documents of any booking follow the books step by step, and a second run writes nothing', () => {
    const steps = fc.array(
      fc.record({
        state: fc.constantFrom('stayed' as const, 'kept' as const),
        back: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(bills, fc.constantFrom([], [hours], [hours, hours]), steps, (bill, extraHours, wanted) => {
        const owedOnline = bill.payableNow + extraHours.reduce((sum, { value, tax }) => sum + value + tax, 0)
        const base = { stay: partOf(bill), extraHours, owedOnline, takenAtDesk: 0, creditsKept: bill.credits }
        let paidOnline = owedOnline
        let written: TaxSums | null = null
        for (const [index, step] of [{ state: 'stayed' as const, back: 0 }, ...wanted].entries()) {
          const back = Math.floor(paidOnline * step.back)
          paidOnline -= back
          const books: StayBooks = { ...base, state: step.state, paidOnline }
          for (const { kind, sums } of documentsDue(books, written, [{ id: `refund ${index}`, amount: back }])) {
            isSound(sums)
            written = (kind === 'invoice' ? plus : minus)(written ?? NO_SUMS, sums)
          }
          isSound(written ?? NO_SUMS)
          expect((written ?? NO_SUMS).total).toBe(considerationOf(books) * 100)
          expect(documentsDue(books, written, [])).toEqual([])
        }
      }),
    )
  })
})
