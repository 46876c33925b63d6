import { describe, expect, test } from 'vitest'
import { MAX_REPORT_LINES, readSettlementReport } from './settlement-report.ts'

const TODAY = '2026-12-07'
const DASHBOARD = {
  transaction_entity: 'payment',
  entity_id: 'pay_RmQ7c2LxTg41Ks',
  amount: '3726.00',
  currency: 'INR',
  'fee (exclusive tax)': '74.52',
  tax: '13.41',
  debit: '0.0',
  credit: '3638.07',
  dispute_id: '',
  settlement_id: 'setl_RmW4p8DfYk93Nv',
  settled_at: '07/12/2026 09:02:11',
  settlement_utr: 'HDFCN26341008812',
}
const API = {
  entity_id: 'pay_RmQ7c2LxTg41Ks',
  type: 'payment',
  debit: '0',
  credit: '363807',
  amount: '372600',
  fee: '8793',
  tax: '1341',
  settled_at: '1796615531',
  settlement_id: 'setl_RmW4p8DfYk93Nv',
  settlement_utr: 'hdfcn26341008812',
}
type Line = Partial<Record<keyof typeof DASHBOARD, string>>
const REFUND: Line = {
  transaction_entity: 'refund',
  entity_id: 'rfnd_RmT5e3WxPa82Lj',
  amount: '839.0',
  'fee (exclusive tax)': '',
  tax: '',
  debit: '839.0',
  credit: '',
}
const DISPUTE: Line = {
  ...REFUND,
  transaction_entity: 'adjustment',
  entity_id: 'adj_Rm0001',
  dispute_id: 'disp_RmV2c5KpXw61Tb',
}

const tableOf = (lines: readonly Record<string, string | undefined>[], first: Record<string, string> = DASHBOARD) => [
  Object.keys(first),
  ...lines.map((line) => Object.keys(first).map((name) => line[name] ?? '')),
]
const read = (...lines: Line[]) =>
  readSettlementReport(tableOf(lines.map((line) => ({ ...DASHBOARD, ...line }))), TODAY)
const faultsOf = (...lines: Line[]) => {
  const report = read(...lines)
  return report.ok ? [] : report.refusal.map(({ line, fault }) => `${line} ${fault}`)
}

const PAYMENT = {
  line: 2,
  kind: 'payment',
  reference: 'pay_RmQ7c2LxTg41Ks',
  amount: 372_600,
  fee: 7_452,
  tax: 1_341,
  dispute: null,
  ours: null,
}
const SETTLEMENT = { reference: 'setl_RmW4p8DfYk93Nv', utr: 'HDFCN26341008812', day: '2026-12-07' }

test.each([
  ['the dashboard’s report in rupees', tableOf([DASHBOARD])],
  ['the API’s report in paise, whose fee includes its GST', tableOf([API], API)],
  ['columns in another order', tableOf([DASHBOARD], Object.fromEntries(Object.entries(DASHBOARD).toReversed()))],
])('the reader accepts %s', (_what, table) => {
  expect(readSettlementReport(table, TODAY)).toEqual({
    ok: true,
    value: { settlements: [{ ...SETTLEMENT, lines: [PAYMENT] }], waiting: 0 },
  })
})

test('the reader treats refunds and the money taken by a dispute as outgoing', () => {
  const report = read({}, REFUND, DISPUTE)
  expect(report.ok && report.value.settlements[0]?.lines.slice(1)).toMatchObject([
    { kind: 'refund', amount: -83_900, fee: 0, tax: 0, dispute: null },
    { kind: 'adjustment', amount: -83_900, dispute: 'disp_RmV2c5KpXw61Tb' },
  ])
})

test('the reader accepts an adjustment in our favour, and a fee on a refund', () => {
  const report = read(
    {},
    { ...DISPUTE, debit: '0', credit: '839' },
    { ...REFUND, 'fee (exclusive tax)': '5', tax: '0.9', debit: '844.9' },
  )
  expect(report.ok && report.value.settlements[0]?.lines.slice(1)).toMatchObject([
    { amount: 83_900 },
    { amount: -83_900, fee: 500, tax: 90 },
  ])
})

test('the reader groups the lines by settlement, and counts the lines that are not settled', () => {
  const other = { settlement_id: 'setl_RmX0000000000b', settlement_utr: 'HDFCN26341008813', settled_at: '2026-12-06' }
  const report = read(
    {},
    { entity_id: 'pay_2', ...other },
    { entity_id: 'pay_3', settlement_id: '', settlement_utr: '', settled_at: '' },
    { entity_id: 'pay_4000' },
  )
  expect(report).toMatchObject({
    ok: false,
    refusal: [
      { line: 3, fault: 'reference' },
      { line: 4, fault: 'reference' },
    ],
  })
  const mended = read(
    {},
    { entity_id: 'pay_20', ...other },
    { entity_id: 'pay_30', settlement_id: '', settlement_utr: '', settled_at: '' },
    { entity_id: 'pay_4000' },
  )
  expect(mended).toMatchObject({
    ok: true,
    value: {
      waiting: 1,
      settlements: [
        { reference: SETTLEMENT.reference, lines: [{ line: 2 }, { line: 5 }] },
        { reference: 'setl_RmX0000000000b', day: '2026-12-06', lines: [{ line: 3 }] },
      ],
    },
  })
})

test('the reader keeps our own id from the gateway’s notes', () => {
  const id = '0b8e7c1a-2f33-4d55-9a01-aaaaaaaaaaaa'
  const names = { ...DASHBOARD, payment_notes: `{"payment_id":"${id.toUpperCase()}"}` }
  const report = readSettlementReport(tableOf([names], names), TODAY)
  expect(report.ok && report.value.settlements[0]?.lines[0]?.ours).toBe(id)
})

describe('the reader refuses a report with faults, and names each faulty line and its fault', () => {
  const cases: [string, Line[], string[]][] = [
    ['an unknown kind', [{ transaction_entity: 'transfer' }], ['2 kind']],
    ['no reference', [{ entity_id: '' }], ['2 reference']],
    ['a reference that a spreadsheet would run', [{ entity_id: '=HYPERLINK("x")' }], ['2 reference']],
    ['dollars', [{ currency: 'USD' }], ['2 currency']],
    ['an amount below zero', [{ amount: '-3726.00' }], ['2 amount']],
    ['three decimals', [{ amount: '3726.001' }], ['2 amount']],
    ['an exponent', [{ credit: '3.6e3' }], ['2 amount']],
    ['more than any payment', [{ amount: '99999999999.00' }], ['2 amount']],
    ['a paisa too much', [{ credit: '3638.08' }], ['2 sum']],
    ['a payment that goes away', [{ debit: '3638.07', credit: '0' }], ['2 sum']],
    ['a refund that comes', [{}, { ...REFUND, debit: '0', credit: '839' }], ['3 sum']],
    ['nothing', [{ amount: '0', 'fee (exclusive tax)': '0', tax: '0', credit: '0' }], ['2 sum']],
    ['a settlement without a UTR', [{ settlement_utr: '' }], ['2 utr']],
    ['a settlement’s id that is none', [{ settlement_id: 'a b' }], ['2 settlement']],
    ['no day', [{ settled_at: '' }], ['2 day']],
    ['a day that never was', [{ settled_at: '30/02/2026' }], ['2 day']],
    ['tomorrow', [{ settled_at: '08/12/2026' }], ['2 day']],
    ['a line twice', [{}, {}], ['3 repeated']],
    ['a settlement of two days', [{}, { entity_id: 'pay_20', settled_at: '06/12/2026' }], ['3 two_settlements']],
    ['a settlement of two UTRs', [{}, { entity_id: 'pay_20', settlement_utr: 'HDFCN2634' }], ['3 two_settlements']],
    ['one UTR of two settlements', [{}, { entity_id: 'pay_20', settlement_id: 'setl_other' }], ['3 two_settlements']],
    ['refunds only', [REFUND], ['2 no_money']],
    [
      'every fault at once',
      [{ currency: 'USD' }, {}, {}, { entity_id: '' }],
      ['2 currency', '4 repeated', '5 reference'],
    ],
  ]
  test.each(cases)('the refusal names the line and its fault: %s', (_what, lines, wanted) => {
    expect(faultsOf(...lines)).toEqual(wanted)
  })

  test('the refusal names all missing columns', () => {
    expect(readSettlementReport([['entity_id', 'type', 'amount']], TODAY)).toMatchObject({
      refusal: ['fee exclusive tax', 'tax', 'debit', 'credit', 'settlement id', 'settlement utr', 'settled at'].map(
        (text) => ({ line: 1, fault: 'column', text }),
      ),
    })
    expect(readSettlementReport([], TODAY)).toMatchObject({ ok: false })
  })

  test('the reader refuses a report with no lines or too many', () => {
    expect(readSettlementReport(tableOf([]), TODAY)).toMatchObject({ refusal: [{ fault: 'no_lines' }] })
    const lines = Array.from({ length: MAX_REPORT_LINES + 1 }, (_, index) => ({
      ...DASHBOARD,
      entity_id: `pay_${index + 1000}`,
    }))
    expect(readSettlementReport(tableOf(lines.slice(1)), TODAY).ok).toBe(true)
    expect(readSettlementReport(tableOf(lines), TODAY)).toMatchObject({ refusal: [{ fault: 'too_many_lines' }] })
  })
})
