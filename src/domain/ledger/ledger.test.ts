import { describe, expect, it, test } from 'vitest'
import { balanced, differenceBetween, type Entry } from './accounts.ts'
import { entriesOfBankMovement, entriesOfMovement, type BankMovement, type Movement } from './movements.ts'
import { currentOf, financialYearStart, isRateValue, ratesOn, type RateKind, type RateRow } from './rates.ts'

const guestId = 'asha'
const shown = (entries: readonly Entry[]) => Object.fromEntries(entries.map(({ account, paise }) => [account, paise]))

describe('movements of money', () => {
  const rows: [string, Movement, Record<string, number>][] = [
    [
      'a payment that settled',
      { kind: 'payment_settled', guestId, paise: 31_500 },
      { gateway: 31_500, guest_money: -31_500 },
    ],
    [
      'a refund that is asked',
      { kind: 'refund_asked', guestId, paise: 500, held: 500 },
      { guest_money: 500, guest_refunds: -500 },
    ],
    [
      'a refund of more than is held',
      { kind: 'refund_asked', guestId, paise: 500, held: 499 },
      { guest_money: 499, goodwill: 1, guest_refunds: -500 },
    ],
    [
      'a refund once the hotel has earned it',
      { kind: 'refund_asked', guestId, paise: 500, held: -1 },
      { goodwill: 500, guest_refunds: -500 },
    ],
    [
      'a refund on its way',
      { kind: 'refund_processed', guestId, paise: 500, from: 'gateway' },
      { guest_refunds: 500, gateway: -500 },
    ],
    [
      'a refund that an operator paid by bank',
      { kind: 'refund_processed', guestId, paise: 500, from: 'bank' },
      { guest_refunds: 500, bank: -500 },
    ],
    ['a refund that failed is still owed', { kind: 'refund_failed' }, {}],
    [
      'credit for signing up',
      { kind: 'credit', of: 'signup', guestId, paise: 10_000 },
      { credits_given: 10_000, guest_credits: -10_000 },
    ],
    [
      'a reward',
      { kind: 'credit', of: 'referral_reward', guestId, paise: 10_000 },
      { credits_given: 10_000, guest_credits: -10_000 },
    ],
    [
      'credit that expires with its account',
      { kind: 'credit', of: 'adjustment', guestId, paise: -4_000 },
      { credits_given: -4_000, guest_credits: 4_000 },
    ],
    [
      'credit that is spent',
      { kind: 'credit', of: 'spent', guestId, paise: -4_000 },
      { guest_credits: 4_000, guest_money: -4_000 },
    ],
    [
      'credit that comes back',
      { kind: 'credit', of: 'returned', guestId, paise: 4_000 },
      { guest_credits: -4_000, guest_money: 4_000 },
    ],
    ['tax that was paid to the state', { kind: 'tax_paid', tax: 'tcs', paise: 750 }, { tcs: 750, bank: -750 }],
    [
      'a tax payment that was entered wrongly and taken back',
      { kind: 'tax_taken_back', tax: 'tds', paise: 150 },
      { tds: -150, bank: 150 },
    ],
  ]
  const settled: [string, Movement, Record<string, number>] = [
    'what the gateway sent to the bank, less its fee and the GST on it',
    { kind: 'gateway_settled', net: 97_640, fee: 2_000, tax: 360 },
    { gateway: -100_000, bank: 97_640, gateway_fees: 2_000, gst_input: 360 },
  ]
  it.each([...rows, settled])('a movement of money posts its entries: %s', (_case, movement, wanted) => {
    expect(shown(entriesOfMovement(movement))).toEqual(wanted)
  })

  const byHand: [string, BankMovement, Record<string, number>][] = [
    ['a payout', { kind: 'payout_paid', hotelId: 7, paise: 4_050 }, { hotel: 4_050, bank: -4_050 }],
    [
      'a payout that the bank sent back',
      { kind: 'payout_returned', hotelId: 7, paise: 4_050 },
      { hotel: -4_050, bank: 4_050 },
    ],
    [
      'a correction in the hotel’s favour',
      { kind: 'correction', hotelId: 7, paise: 21_000 },
      { hotel: -21_000, corrections: 21_000 },
    ],
    [
      'compensation that the hotel owes',
      { kind: 'compensation', hotelId: 7, paise: 31_500 },
      { hotel: 31_500, credits_given: -31_500 },
    ],
    ['a correction against the hotel', { kind: 'correction', hotelId: 7, paise: -1 }, { hotel: 1, corrections: -1 }],
  ]
  it.each(byHand)('a movement of money that was entered by hand posts its entries: %s', (_case, movement, wanted) => {
    expect(shown(entriesOfBankMovement(movement))).toEqual(wanted)
  })
})

describe('ledger entries', () => {
  it('entries that do not sum to zero are refused', () => {
    expect(() => balanced([{ account: 'bank', paise: 1 }])).toThrow('sums to 1')
  })
  it('an entry with a fraction of a paisa is refused', () => {
    const half: Entry[] = [
      { account: 'bank', paise: 0.5 },
      { account: 'gateway', paise: -0.5 },
    ]
    expect(() => balanced(half)).toThrow('sums to 0')
  })
  it('the difference between two postings is listed per hotel', () => {
    const of = (hotelId: number, paise: number): Entry[] => [
      { account: 'hotel', hotelId, paise },
      { account: 'bank', paise: -paise },
    ]
    expect(differenceBetween(of(1, 300), of(1, 300))).toEqual([])
    expect(differenceBetween(of(1, 300), of(1, 200))).toEqual(of(1, 100))
    expect(differenceBetween(of(1, 300), of(2, 300))).toEqual([...of(1, 300).slice(0, 1), ...of(2, -300).slice(0, 1)])
    expect(differenceBetween([], of(1, 300))).toEqual(of(1, -300))
  })
})

describe('rates', () => {
  const rows: [string, RateKind, string, number][] = [
    ['TCS on the last day of 1 %', 'tcs', '2024-07-09', 100],
    ['TCS from its first day of 0.5 %', 'tcs', '2024-07-10', 50],
    ['TDS on the last day of 1 %', 'tds', '2024-09-30', 100],
    ['TDS from its first day of 0.1 %', 'tds', '2024-10-01', 10],
    ['before its first day, the first one', 'commission', '2001-01-01', 1500],
  ]
  it.each(rows)('the ledger finds the rate of a day: %s', (_case, kind, day, wanted) => {
    expect(ratesOn([], day)[kind]).toBe(wanted)
  })
  it('a rate applies from its first day, and of two rates for one day the later one applies', () => {
    const later: RateRow[] = [
      { kind: 'tds', from: '2027-04-01', value: 20 },
      { kind: 'tds', from: '2027-04-01', value: 30 },
    ]
    expect(ratesOn(later, '2027-03-31').tds).toBe(10)
    expect(ratesOn(later, '2027-04-01').tds).toBe(30)
  })
  it('each rate of a list applies from its first day, and of two rates for one day the later one applies', () => {
    const rows = [
      { from: '2026-12-01', value: 2 },
      { from: '2026-11-01', value: 1 },
      { from: '2026-12-01', value: 3 },
    ]
    const on = (day: string) => currentOf(rows, day)?.value
    expect([on('2026-10-31'), on('2026-11-01'), on('2026-11-30'), on('2026-12-01')]).toEqual([undefined, 1, 1, 3])
  })

  it.each([
    ['tds', 0, true],
    ['tds', 10_000, true],
    ['tds', 10_001, false],
    ['tds', -1, false],
    ['tds_free_up_to', 500_000, true],
  ] as const)('the rate %s may be %i: %s', (kind, value, may) => expect(isRateValue(kind, value)).toBe(may))
  test.each([
    ['2026-03-31', '2025-04-01'],
    ['2026-04-01', '2026-04-01'],
    ['2026-12-31', '2026-04-01'],
    ['2027-01-01', '2026-04-01'],
  ])('the financial year of %s begins on %s', (day, wanted) => {
    expect(financialYearStart(day)).toBe(wanted)
  })
})
