import { describe, expect, test } from 'vitest'
import { differencesOf, indexed, isOtherUnit, sumsOfLines, type RecordedMovement } from './match-lines.ts'
import type { ReportLine } from './report-line.ts'

const RATE = 200
const OURS: RecordedMovement[] = [
  { kind: 'payment', id: 'payment', reference: 'pay_1', paise: 372_600 },
  { kind: 'payment', id: 'unreported', reference: null, paise: 10_000 },
  { kind: 'refund', id: 'refund', reference: 'rfnd_1', paise: -83_900 },
  { kind: 'adjustment', id: 'dispute', reference: 'disp_1', paise: -188_900 },
]
const line = (fields: Partial<ReportLine> = {}): ReportLine => ({
  line: 2,
  kind: 'payment',
  reference: 'pay_1',
  amount: 372_600,
  fee: 7_452,
  tax: 1_341,
  dispute: null,
  ours: null,
  ...fields,
})
const free = { fee: 0, tax: 0 }
const refund = { kind: 'refund', reference: 'rfnd_1', amount: -83_900, ...free } as const
const adjustment = { kind: 'adjustment', reference: 'adj_1', amount: -188_900, ...free } as const

describe('comparing a line of the report with our books', () => {
  const cases: [string, Partial<ReportLine>, [string, number][]][] = [
    ['our payment with the agreed fee', {}, []],
    ['our payment by a method that is free', free, []],
    ['our refund', refund, []],
    ['what a dispute took', { ...adjustment, dispute: 'disp_1' }, []],
    ['what a won dispute gave back', { ...adjustment, amount: 188_900, dispute: 'disp_1' }, []],
    ['a payment that we do not know', { reference: 'pay_2' }, [['unknown', 372_600]]],
    ['a refund that we do not know', { ...refund, reference: 'rfnd_2' }, [['unknown', -83_900]]],
    ['a refund under a payment’s reference', { ...refund, reference: 'pay_1' }, [['unknown', -83_900]]],
    ['our payment paid by another line', { reference: 'pay_2', ours: 'payment' }, [['twice', 372_600]]],
    ['a refund made twice', { ...refund, reference: 'rfnd_2', ours: 'refund' }, [['twice', -83_900]]],
    [
      'a payment that was never reported to us',
      { reference: 'pay_3', ours: 'unreported', amount: 10_000, ...free },
      [['twice', 10_000]],
    ],
    ['a rupee more', { amount: 372_700, ...free }, [['other_amount', 100]]],
    ['a smaller refund', { ...refund, amount: -83_800 }, [['other_amount', 100]]],
    ['another sum of a dispute', { ...adjustment, amount: -100_000, dispute: 'disp_1' }, [['other_amount', 88_900]]],
    ['an unknown dispute', { ...adjustment, dispute: 'disp_2' }, [['unknown', -188_900]]],
    ['an adjustment without a reason', adjustment, [['unexplained', -188_900]]],
    ['a fee rounded up', { fee: 7_453 }, []],
    ['two paise too much', { fee: 7_454, tax: 1_342 }, [['other_fee', -2]]],
    ['a fee below the rate', { fee: 7_000, tax: 1_260 }, [['other_fee', 452]]],
    ['a fee on a refund', { ...refund, fee: 590, tax: 106 }, [['other_fee', -590]]],
    ['GST on no fee', { fee: 0, tax: 10 }, [['other_tax', -10]]],
    ['too much GST', { tax: 1_343 }, [['other_tax', -2]]],
    [
      'several differences',
      { amount: 372_601, fee: 8_000, tax: 1 },
      [
        ['other_amount', 1],
        ['other_fee', -548],
        ['other_tax', 1_439],
      ],
    ],
  ]
  test.each(cases)('the check finds where the report differs from our books: %s', (_what, fields, wanted) => {
    expect(differencesOf(line(fields), indexed(OURS), RATE).map(({ kind, paise }) => [kind, paise])).toEqual(wanted)
  })
})

test.each([
  ['the same unit', [line()], false],
  ['a hundred times ours', [line({ amount: 37_260_000 })], true],
  ['a hundredth of ours', [line({ amount: 3_726 })], true],
  ['one of two payments', [line({ amount: 3_726 }), line()], false],
  ['a refund', [line({ ...refund, amount: -839 })], false],
  ['nothing that we know', [line({ reference: 'pay_9' })], false],
])('the check notices a report in another unit: %s', (_what, lines, wanted) => {
  expect(isOtherUnit(lines, indexed(OURS))).toBe(wanted)
})

test('a settlement pays the amounts less the fees and the GST on these fees', () => {
  const lines = [line(), line(refund), line({ ...adjustment, amount: 5_000 })]
  expect(sumsOfLines(lines)).toEqual({
    payments: 372_600,
    refunds: -83_900,
    adjustments: 5_000,
    fee: 7_452,
    tax: 1_341,
    net: 372_600 - 83_900 + 5_000 - 7_452 - 1_341,
  })
  expect(sumsOfLines([])).toMatchObject({ net: 0 })
})
