import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { partsMinus, partsWithin, sumsOf, taxedParts, type TaxedPart } from '../bills/gst.ts'
import { istInstant } from '../kernel/ist.ts'
import { amountInWords } from './amount-in-words.ts'
import { documentNumber, MAX_NUMBER_LENGTH } from './document-number.ts'
import { linesOfBill, linesOfParts, SAC_ROOM, type BilledStay } from './document-content.ts'
import { sumsShown, type ShownDocument } from './document-words.ts'
import { documentsDue, type Documented, type DueDocument, type SettledSupply } from './documents-due.ts'
import { financialYearDigits, financialYearOf } from './financial-year.ts'
import { gstStateNamed } from './gst-states.ts'
import { isGstin, registrationIn } from './gstin.ts'

test.each([
  [new Date(istInstant('2027-04-01').getTime() - 1), 2026, '2627'],
  [istInstant('2027-04-01'), 2027, '2728'],
  [istInstant('2027-03-31', 23), 2026, '2627'],
  [istInstant('2026-12-31', 24), 2026, '2627'],
  // Already 1 April in India, but still 31 March in UTC.
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
])('the text %s is accepted as a GSTIN: %s', (text, is) => expect(isGstin(text)).toBe(is))

test('a company with several GST registrations uses the one in the state, or else the first one', () => {
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
])('the amount %i paise is written as %s', (amount, words) => expect(amountInWords(amount)).toBe(words))

const PRICE = taxedParts([{ percent: 5, value: 150_000 }], 'within_state')
const KEPT = partsWithin(31_500, PRICE, 'within_state')
const DEAR = taxedParts([{ percent: 18, value: 800_000 }], 'within_state')
const stayed: SettledSupply = { outcome: 'stayed', parts: PRICE, rounding: 0 }
const invoiced: Documented = { cause: 'stayed', parts: PRICE, rounding: 0 }
const reversed: SettledSupply = { outcome: 'kept', parts: [], rounding: 0 }

describe('due tax documents', () => {
  it.each([
    ['an invoice for a stay', stayed, null, null, [['invoice', 'stayed', null, 157_500]]],
    [
      'an invoice rounded to the total of the bill in whole rupees',
      { ...stayed, parts: taxedParts([{ percent: 5, value: 354_900 }], 'within_state'), rounding: -46 },
      null,
      null,
      [['invoice', 'stayed', null, 372_600]],
    ],
    ['none while nothing was settled', { ...stayed, outcome: null, parts: [] }, null, null, []],
    ['none for a stay that earned nothing', { ...stayed, parts: [] }, null, null, []],
    ['an invoice for money kept', { ...reversed, parts: KEPT }, null, null, [['invoice', 'kept', null, 31_500]]],
    [
      'an invoice for a no-show',
      { ...reversed, outcome: 'no_show', parts: KEPT },
      null,
      null,
      [['invoice', 'kept', null, 31_500]],
    ],
    ['none once all is written', stayed, invoiced, null, []],
    ['none for a refund that lowered nothing', stayed, invoiced, 'r', []],
    [
      'a further invoice for extra hours that were paid later',
      { ...stayed, parts: taxedParts([{ percent: 5, value: 180_000 }], 'within_state') },
      invoiced,
      null,
      [['invoice', 'stayed', null, 31_500]],
    ],
    [
      'a further invoice for extra hours at another rate',
      { ...stayed, parts: [...PRICE, ...DEAR] },
      invoiced,
      null,
      [['invoice', 'stayed', null, 944_000]],
    ],
    [
      'a credit note for cancelled extra hours, linked to the refund',
      stayed,
      { ...invoiced, parts: taxedParts([{ percent: 5, value: 180_000 }], 'within_state') },
      'r',
      [['credit_note', 'refunded', 'r', 31_500]],
    ],
    [
      'a full credit note for a stay that did not take place',
      reversed,
      invoiced,
      'r',
      [['credit_note', 'refunded', 'r', 157_500]],
    ],
    ['none more after that', reversed, { ...invoiced, parts: [] }, null, []],
    [
      'a full credit note and a new invoice for a no-show that turned out to have come',
      stayed,
      { cause: 'kept', parts: KEPT, rounding: 0 },
      null,
      [
        ['credit_note', 'corrected', null, 31_500],
        ['invoice', 'stayed', null, 157_500],
      ],
    ],
    [
      'a full credit note and a new invoice for a stay that turned out to be a no-show',
      { ...reversed, outcome: 'no_show', parts: KEPT },
      invoiced,
      null,
      [
        ['credit_note', 'corrected', null, 157_500],
        ['invoice', 'kept', null, 31_500],
      ],
    ],
    [
      'a full credit note and a new invoice if the rate changed',
      { ...stayed, parts: DEAR },
      invoiced,
      null,
      [
        ['credit_note', 'corrected', null, 157_500],
        ['invoice', 'stayed', null, 944_000],
      ],
    ],
    [
      'an invoice again after the first was credited in full',
      stayed,
      { ...invoiced, parts: [] },
      null,
      [['invoice', 'stayed', null, 157_500]],
    ],
  ] as const)('the tax documents due are %s', (_name, settled, written, refundId, expected) => {
    const due = documentsDue(settled, written, refundId)
    expect(due.map((one) => [one.kind, one.cause, one.refundId, one.total])).toEqual(expected)
  })

  it('a full credit note repeats each amount of the invoice to the paisa', () => {
    const written = { ...invoiced, parts: taxedParts([{ percent: 5, value: 179_900 }], 'within_state'), rounding: 4 }
    const [credit] = documentsDue(reversed, written)
    expect(credit).toMatchObject({ kind: 'credit_note', parts: written.parts, rounding: 4, total: 188_900 })
  })

  it('the documents of any booking match each of its settlements, and a second run adds none', () => {
    const supplies = fc.record({
      outcome: fc.constantFrom('stayed' as const, 'no_show' as const, 'kept' as const),
      values: fc.array(fc.record({ percent: fc.constantFrom(5, 18), value: fc.integer({ min: 0, max: 900_000 }) }), {
        maxLength: 3,
      }),
      rounding: fc.integer({ min: -50, max: 50 }),
    })
    fc.assert(
      fc.property(fc.array(supplies, { minLength: 1, maxLength: 6 }), (steps) => {
        let written: Documented | null = null
        for (const { outcome, values, rounding } of steps) {
          const settled = { outcome, parts: taxedParts(values, 'within_state'), rounding }
          const documents: DueDocument[] = documentsDue(settled, written)
          for (const { kind, cause, parts, ...due } of documents) {
            for (const part of parts) expect(part.value >= 0 && part.cgst >= 0 && part.cgst === part.sgst).toBe(true)
            const before: Documented = written ?? { cause: 'stayed', parts: [], rounding: 0 }
            const isInvoice: boolean = kind === 'invoice'
            written = {
              cause: isInvoice ? (cause === 'stayed' ? 'stayed' : 'kept') : before.cause,
              parts: isInvoice ? partsMinus(before.parts, partsMinus([], parts)) : partsMinus(before.parts, parts),
              rounding: before.rounding + (isInvoice ? due.rounding : -due.rounding),
            }
          }
          expect(partsMinus(written?.parts ?? [], settled.parts)).toEqual([])
          expect(documentsDue(settled, written)).toEqual([])
        }
      }),
    )
  })
})

describe('lines of an invoice', () => {
  const BILLED: BilledStay = {
    slotName: 'Evening',
    rooms: 1,
    days: 1,
    roomTotal: 150_000,
    bathtubCharge: 0,
    hotelDiscount: 0,
    extraHours: [],
  }
  const shown = (billed: Partial<BilledStay>, parts: readonly TaxedPart[]) =>
    linesOfBill({ ...BILLED, ...billed }, { parts }).map(({ what, percent, value }) => [what, percent, value])
  const at = (...values: [number, number][]) =>
    taxedParts(
      values.map(([percent, value]) => ({ percent, value })),
      'within_state',
    )

  test.each([
    ['the room', {}, at([5, 150_000]), [['Room, Evening, 1 room', 5, 150_000]]],
    [
      'room, bathtub, the hotel’s coupon and extra hours',
      { bathtubCharge: 35_000, hotelDiscount: 20_000, extraHours: [{ hours: 2, value: 30_000, percent: 5 }] },
      at([5, 195_000]),
      [
        ['Room, Evening, 1 room', 5, 150_000],
        ['Bathtub', 5, 35_000],
        ['Coupon of the hotel', 5, -20_000],
        ['2 extra hours', 5, 30_000],
      ],
    ],
    [
      'one line per rate for a stay with two rates',
      { days: 2, roomTotal: 1_500_000 },
      at([5, 700_000], [18, 800_000]),
      [
        ['Room, Evening, 1 room, 2 days', 5, 700_000],
        ['Room, Evening, 1 room, 2 days', 18, 800_000],
      ],
    ],
    [
      'the other hotel’s price for guests who were moved',
      {},
      at([5, 374_900]),
      [['Room, Evening, 1 room', 5, 374_900]],
    ],
    [
      'the room and the extra hours at different rates',
      { extraHours: [{ hours: 1, value: 90_000, percent: 18 }] },
      at([5, 150_000], [18, 90_000]),
      [
        ['Room, Evening, 1 room', 5, 150_000],
        ['1 extra hour', 18, 90_000],
      ],
    ],
  ] as const)('an invoice lists %s', (_what, billed, parts, expected) =>
    expect(shown(billed as Partial<BilledStay>, parts)).toEqual(expected),
  )

  test('an invoice for money kept after a cancellation has a line for each tax rate', () => {
    const parts = at([5, 700_000], [18, 800_000])
    expect(linesOfParts({ cause: 'kept', parts })).toEqual([
      { what: 'Kept of a stay that was cancelled or missed', sac: SAC_ROOM, percent: 5, value: 700_000 },
      { what: 'Kept of a stay that was cancelled or missed', sac: SAC_ROOM, percent: 18, value: 800_000 },
    ])
  })
})

test.each([
  ['within_state', ['Taxable value', 'CGST 2.5%', 'SGST 2.5%', 'Rounded']],
  ['between_states', ['Taxable value', 'IGST 5%', 'Rounded']],
] as const)('an invoice for a supply %s shows the taxes %j', (place, names) => {
  const {
    value: taxableValue,
    tax: _tax,
    gross,
    ...heads
  } = sumsOf(taxedParts([{ percent: 5, value: 354_900 }], place))
  const document = {
    ...heads,
    taxableValue,
    rounding: -46,
    total: gross - 46,
    lines: [{ what: 'Room', sac: SAC_ROOM, percent: 5, value: 354_900 }],
  }
  expect(sumsShown(document as ShownDocument).map(([name]) => name)).toEqual(names)
})
