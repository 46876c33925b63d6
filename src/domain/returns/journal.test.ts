import { expect, test } from 'vitest'
import { journalRows } from './journal.ts'
import { trialBalanceOf } from './trial-balance.ts'

test('the journal writes a posting as one voucher, with debits first, and names hotels but no guests', () => {
  const rows = journalRows({
    id: 41,
    kind: 'stay',
    booking: '7K3M9QXZ',
    // 1 December in India, although still 30 November in UTC.
    at: new Date('2026-11-30T19:00:00Z'),
    entries: [
      { account: 'hotel', hotelId: 7, hotel: 'Lantern Court', paise: -4_050 },
      { account: 'guest_money', hotelId: null, hotel: null, paise: 4_050 },
    ],
  })
  const narration = 'The stay was settled with its hotel, 7K3M9QXZ'
  expect(rows).toEqual([
    ['2026-12-01', 'Journal', '41', 'Guests’ money for stays', '40.50', '', narration],
    ['2026-12-01', 'Journal', '41', 'Hotels: Lantern Court (7)', '', '40.50', narration],
  ])
})

test('the trial balance lists hotels as debtors and as creditors, and its debits equal its credits', () => {
  expect(
    trialBalanceOf([
      { account: 'hotel', paise: -500 },
      { account: 'hotel', paise: 200 },
      { account: 'bank', paise: 300 },
      { account: 'tds', paise: 0 },
    ]),
  ).toEqual({
    rows: [
      { account: 'bank', debit: 300, credit: 0 },
      { account: 'hotel', debit: 200, credit: 500 },
    ],
    debit: 500,
    credit: 500,
  })
  expect(trialBalanceOf([])).toEqual({ rows: [], debit: 0, credit: 0 })
})
