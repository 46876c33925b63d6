import { expect, test } from 'vitest'
import { matchBankAnswer, payoutReference, readBankAnswer, type OrderedPayout } from './bank-answer.ts'

const ONE = '0b8e7c1a-2f33-4d55-9a01-aaaaaaaaaaaa'
const TWO = '7fffffff-2f33-4d55-9a01-bbbbbbbbbbbb'
const payout = (fields: Partial<OrderedPayout> = {}): OrderedPayout => ({
  id: ONE,
  amount: 10_023_450,
  utr: null,
  isRefused: false,
  ...fields,
})
const HEAD = ['Reference', 'Status', 'Amount', 'UTR', 'Remark']
const line = (fields: Partial<Record<string, string>> = {}) =>
  Object.values({
    reference: payoutReference(ONE),
    status: 'Success',
    amount: '100234.50',
    utr: 'HDFCR5202612',
    remark: '',
    ...fields,
  })

function answerOf(rows: string[][], payouts = [payout()], used: string[] = []) {
  const read = readBankAnswer([HEAD, ...rows])
  if (!read.ok) throw new Error(read.refusal)
  return matchBankAnswer(read.value, payouts, new Set(used))
}
const faultsOf = (rows: string[][], payouts?: OrderedPayout[], used?: string[]) =>
  answerOf(rows, payouts, used).faults.map(({ fault }) => fault)

test('a reference is short enough for a bank', () => {
  expect(payoutReference(ONE)).toBe('0B8E7C1A2F334D559A01')
})

test.each([
  [['Customer Ref No.', 'Payment Status', 'Transaction Amount', 'UTR No'], true],
  [[' REFERENCE ', 'status', 'AMOUNT', 'Bank Reference Number'], true],
  [['reference', 'status', 'amount'], 'utr'],
  [['reference', 'amount', 'utr'], 'status'],
  [['account', 'IFSC', 'amount', 'name', 'reference', 'narration'], 'status'],
  [[], 'reference'],
])('the headings %j are accepted, or the first missing one is named', (headings, wanted) => {
  const read = readBankAnswer([headings, line()])
  expect(read.ok || read.refusal).toBe(wanted)
})

test('a file without payments is refused', () => {
  expect(readBankAnswer([HEAD])).toEqual({ ok: false, refusal: 'lines' })
})

test.each(['100234.50', '100234.5', '1,00,234.50', '100,234.50', '₹1,00,234.50', 'INR 100234.50', 'Rs. 100234.50'])(
  'the paid amount %s equals the ordered one',
  (amount) => {
    expect(answerOf([line({ amount })]).paid).toEqual([{ id: ONE, utr: 'HDFCR5202612' }])
  },
)

test.each(['100234.49', '100234', '100234.505', '-100234.50', '', '1e5', '100 234.50'])(
  'the paid amount %j differs from the ordered one',
  (amount) => {
    expect(faultsOf([line({ amount })])).toEqual(['other_amount'])
  },
)

test.each([
  ['a payment in progress', { status: 'Pending' }, 'unclear_status'],
  ['no status', { status: '' }, 'unclear_status'],
  ['paid without a UTR', { utr: '' }, 'no_utr'],
  ['a UTR that is too short', { utr: '12345' }, 'no_utr'],
  ['a payout of another run', { reference: payoutReference(TWO) }, 'unknown_reference'],
  ['no reference', { reference: '' }, 'unknown_reference'],
])('%s changes nothing', (_case, fields, fault) => {
  expect(faultsOf([line(fields)])).toEqual([fault])
  expect(answerOf([line(fields)])).toMatchObject({ paid: [], refused: [], open: [ONE] })
})

test('a whole id works as a reference too, because older files contain it', () => {
  expect(answerOf([line({ reference: ONE })]).paid).toHaveLength(1)
})

test('a refused payment keeps the bank’s remark, or its status if there is no remark', () => {
  const refused = (fields: object) => answerOf([line({ status: 'REJECTED', utr: '', ...fields })]).refused
  expect(refused({ remark: 'Account closed' })).toEqual([{ id: ONE, remark: 'Account closed' }])
  expect(refused({})).toEqual([{ id: ONE, remark: 'REJECTED' }])
})

test('the same file changes nothing the second time, and a line that contradicts the record is ignored', () => {
  const paid = [payout({ utr: 'hdfcr5202612' })]
  const refused = [payout({ isRefused: true })]
  expect(answerOf([line()], paid)).toEqual({ paid: [], refused: [], known: 1, faults: [], open: [] })
  expect(answerOf([line({ status: 'Failed' })], refused)).toMatchObject({ known: 1, faults: [] })
  expect(faultsOf([line({ utr: 'OTHER12345' })], paid)).toEqual(['differs_from_record'])
  expect(faultsOf([line({ status: 'Returned' })], paid)).toEqual(['differs_from_record'])
  expect(faultsOf([line()], refused)).toEqual(['differs_from_record'])
})

test('a UTR pays only one payout, and a payout has only one answer', () => {
  const both = [payout(), payout({ id: TWO })]
  const second = line({ reference: payoutReference(TWO) })
  expect(answerOf([line(), second], both)).toMatchObject({
    paid: [{ id: ONE }],
    open: [TWO],
    faults: [{ line: 3, fault: 'utr_used' }],
  })
  expect(faultsOf([line()], [payout()], ['HDFCR5202612'])).toEqual(['utr_used'])
  expect(answerOf([line(), line({ status: 'Failed' })])).toMatchObject({
    paid: [],
    refused: [],
    open: [ONE],
    faults: [{ fault: 'answered_twice' }, { fault: 'answered_twice' }],
  })
})

test('a payout missing from the file stays open', () => {
  expect(answerOf([line()], [payout(), payout({ id: TWO })]).open).toEqual([TWO])
})
