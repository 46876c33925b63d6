import { describe, expect, test } from 'vitest'
import { entriesOfDispute, refundableOf, refundsPaidBy, type DisputedPayment } from './dispute-books.ts'

const dispute = (change: Partial<DisputedPayment> = {}): DisputedPayment => ({
  money: 'held',
  paise: 157_500,
  guestId: 'guest',
  owedRefunds: 0,
  held: 157_500,
  isAttended: false,
  ...change,
})
const shown = (change: Partial<DisputedPayment>) =>
  Object.fromEntries(entriesOfDispute(dispute(change)).map(({ account, paise }) => [account, paise]))

describe('the postings of a dispute', () => {
  const gone = { money: 'gone' } as const
  const cases: [string, Partial<DisputedPayment>, Record<string, number>][] = [
    ['the gateway holds it back', {}, { gateway: -157_500, disputed: 157_500 }],
    ['it was won, or was only a question', { money: 'ours' }, {}],
    ['lost, nobody came: the guest’s own money is gone', gone, { gateway: -157_500, guest_money: 157_500 }],
    ['lost, they stayed: ours', { ...gone, isAttended: true }, { gateway: -157_500, dispute_losses: 157_500 }],
    [
      'lost, half of it is held',
      { ...gone, held: 50_000 },
      { gateway: -157_500, guest_money: 50_000, dispute_losses: 107_500 },
    ],
    ['lost, nothing is held', { ...gone, held: 0 }, { gateway: -157_500, dispute_losses: 157_500 }],
    ['lost, more was spent than held', { ...gone, held: -1 }, { gateway: -157_500, dispute_losses: 157_500 }],
    [
      'lost, and a refund was owed: the bank paid it',
      { ...gone, owedRefunds: 157_500, held: 0 },
      { gateway: -157_500, disputed: 157_500 },
    ],
    [
      'lost, a part was owed, they stayed',
      { ...gone, owedRefunds: 50_000, isAttended: true },
      { gateway: -157_500, disputed: 50_000, dispute_losses: 107_500 },
    ],
    ['lost, a part of the payment', { ...gone, paise: 1_001 }, { gateway: -1_001, guest_money: 1_001 }],
    [
      'lost, of an unknown payment',
      { ...gone, guestId: null, held: 0 },
      { gateway: -157_500, dispute_losses: 157_500 },
    ],
  ]
  test.each(cases)('a dispute posts the right entries: %s', (_what, change, wanted) => {
    expect(shown(change)).toEqual(wanted)
  })
})

test.each([
  [100, [60, 40, 1], [60, 40]],
  [100, [101, 50, 51], [50]],
  [0, [1], []],
])('a lost dispute of %d, with the refunds %j owed, covers only %j', (paise, owed, wanted) => {
  expect(
    refundsPaidBy(
      paise,
      owed.map((one) => ({ paise: one })),
    ).map((one) => one.paise),
  ).toEqual(wanted)
})

test.each([
  ['nothing went back', { paid: 157_500, refunded: 0, lost: 0 }, 157_500],
  ['all of it was lost', { paid: 157_500, refunded: 0, lost: 157_500 }, 0],
  ['a part was lost', { paid: 157_500, refunded: 0, lost: 50_000 }, 107_500],
  ['a part, to the paisa', { paid: 157_500, refunded: 0, lost: 1 }, 157_400],
  ['refunded before the bank took it', { paid: 157_500, refunded: 157_500, lost: 157_500 }, 0],
])('a payment can be refunded up to the amount that is left: %s', (_what, money, wanted) => {
  expect(refundableOf(money)).toBe(wanted)
})
