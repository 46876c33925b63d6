import { expect, test } from 'vitest'
import type { Statement } from '#contract/statements.ts'
import { words as english } from '#english/desk/desk.ts'
import { statementSums } from './statement-sums.ts'

const TOTALS: Statement['totals'] = {
  value: 150_000,
  tax: 7_500,
  paid_online: 31_500,
  credits: 0,
  at_desk: 126_000,
  paid_by_uncle: 0,
  hotel_coupon: 10_000,
  commission: 22_500,
  gst_on_commission: 4_050,
  tcs: 750,
  tds: 150,
  gst_rooms: 0,
  waits: 0,
  net: 4_050,
}

const statement = (changes: Partial<Statement>): Statement => ({
  hotel: { id: 7, name: 'The Lantern Court' },
  month: '2026-11',
  opening: 0,
  stays: [],
  totals: TOTALS,
  others: [],
  company_documents: [],
  facts: {
    legal_name: null,
    gstin: null,
    address: null,
    commission: 1500,
    tcs: 0,
    tds: 500,
    account: null,
    commission_documents: [],
  },
  closing: 4_050,
  closed_at: null,
  gst: 'registered',
  payouts: [],
  ...changes,
})

const shown = (changes: Partial<Statement>) =>
  statementSums(statement(changes), english).map(({ label, amount }) => `${label} ${amount}`)

test('the statement shows each term of a month once, and leaves out zero terms', () => {
  expect(shown({})).toEqual([
    'Room price ₹1,600',
    'Your coupons −₹100',
    'GST you pay on ₹75',
    'Commission −₹225',
    'GST on commission −₹40.50',
    'Tax collected (TCS) −₹7.50',
    'Tax deducted (TDS) −₹1.50',
    'Guests pay at your desk −₹1,260',
    'Uncle pays you ₹40.50',
  ])
})

test('the statement adds up corrections of the same kind, and says who owes money', () => {
  const at = '2026-12-04T10:00:00+05:30'
  const others: Statement['others'] = [
    { kind: 'correction', at, paise: -21_000, note: 'love kit counted twice' },
    { kind: 'correction', at, paise: 1_000, note: 'a towel' },
    { kind: 'moved_away', at, paise: -100, note: 'UN46810' },
  ]
  expect(
    shown({ others, opening: 50, closing: -16_000 }).filter(
      (line) => !/desk|GST|Tax|Room|coupons|Commission/.test(line),
    ),
  ).toEqual(['Carried forward ₹0.50', 'Correction −₹200', 'Guests moved to another hotel −₹1', 'You owe Uncle ₹160'])
})

test('the statement leaves out the GST that Uncle pays for the hotel', () => {
  expect(shown({ totals: { ...TOTALS, gst_rooms: 7_500 } }).join('\n')).not.toContain('GST you pay on')
})
