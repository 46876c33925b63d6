import { describe, expect, test } from 'vitest'
import { canExplain, judgeLines, lastDayShown, tokensOf, type OurTransfer } from './match-lines.ts'

const ours = (change: Partial<OurTransfer> = {}): OurTransfer => ({
  kind: 'payout',
  id: 'payout',
  token: 'N341263456789',
  paise: -4_050,
  isBooked: true,
  isTaken: false,
  ...change,
})
const OURS = [
  ours(),
  ours({ kind: 'payout_return', paise: 4_050, isBooked: false }),
  ours({ kind: 'settlement', id: 'settlement', token: 'HDFCN26341008812', paise: 153_783 }),
  ours({ kind: 'settlement', id: 'waits', token: 'HDFCN26341009999', paise: 100_000, isBooked: false }),
  ours({ kind: 'refund', id: 'refund', token: 'R341260001111', paise: -50_000, isTaken: true }),
]
const line = (reference: string, paise: number, description = 'NEFT') => ({ reference, description, paise })

describe('comparing a bank line with our books', () => {
  test.each([
    ['a payout', line('N341263456789', -4_050), null, 'payout'],
    ['a UTR with zeros before it', line('0000N341263456789', -4_050), null, 'payout'],
    ['a UTR in small letters within the description', line('', -4_050, 'neft-n341263456789-lantern'), null, 'payout'],
    ['a settlement', line('HDFCN26341008812', 153_783), null, 'settlement'],
    ['a settlement that waits for its second person', line('HDFCN26341009999', 100_000), 'not_booked', 'settlement'],
    ['a payout that came back unnoticed', line('N341263456789', 4_050), 'not_booked', 'payout_return'],
    ['a refund a second time', line('R341260001111', -50_000), 'doubled', 'refund'],
    ['a paisa more', line('N341263456789', -4_051), 'other_amount', 'payout'],
    ['a settlement that left', line('HDFCN26341008812', -153_783), 'other_amount', 'settlement'],
    ['another UTR', line('N341263456780', -4_050), 'unknown', undefined],
    ['a part of a UTR', line('N34126345678', -4_050), 'unknown', undefined],
    ['no UTR', line('', -590, 'CHARGES FOR NEFT'), 'unknown', undefined],
  ] as const)('a bank line differs from our books or matches them: %s', (_what, of, difference, kind) => {
    const [judged] = judgeLines([of], OURS).map((one) => one.judged)
    expect([judged?.difference, judged?.ours?.kind]).toEqual([difference, kind])
  })

  test('the first of two lines that name the same transfer matches it', () => {
    const twice = judgeLines([line('N341263456789', -4_050), line('N341263456789', -4_050)], OURS)
    expect(twice.map(({ judged }) => judged.difference)).toEqual([null, 'doubled'])
  })
})

test.each([
  ['HDFC/N-341263', 'paid to hotel 7 on 05122026', ['341263', '5122026', 'HDFCN341263']],
  ['', 'RAZORPAY 000000123456', ['123456']],
  ['RAZORPAY', '', []],
  ['00000', '12345', []],
])('the search for a UTR in %s %s finds every word that may be one', (reference, description, tokens) => {
  expect(tokensOf({ reference, description })).toEqual(tokens)
})

test.each([
  ['a Friday', '2026-12-11', '2026-12-08'],
  ['a Monday', '2026-12-07', '2026-12-02'],
  ['a Sunday', '2026-12-06', '2026-12-02'],
  ['the first of a year', '2027-01-01', '2026-12-29'],
])('the last day that a statement until %s must show lies three working days earlier', (_what, until, day) => {
  expect(lastDayShown(until)).toBe(day)
})

test('only incoming money can be explained as interest', () => {
  expect([
    canExplain('interest', 1),
    canExplain('interest', -1),
    canExplain('charges', -1),
    canExplain('charges', 1),
  ]).toEqual([true, false, true, true])
})
