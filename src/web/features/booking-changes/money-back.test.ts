import { expect, test } from 'vitest'
import type { Booking } from '#contract/bookings.ts'
import { moneyBack, moneyBackWords } from './money-back.ts'

const PAID = {
  status: 'completed',
  extra_hours_paid: 0,
  bill: { payable_now: 1474, credits: 100 },
} as Booking
const bill = (payable_now: number, credits: number) => ({ payable_now, credits }) as Booking['bill']

test.each<[string, Booking, string[]]>([
  ['all of it', PAID, ['Back the way you paid ₹1,474', 'Back to your credit ₹100']],
  ['in lakhs', { ...PAID, bill: bill(123456, 0) }, ['Back the way you paid ₹1,23,456']],
  ['credit alone', { ...PAID, bill: bill(0, 100) }, ['Back to your credit ₹100']],
  ['an unpaid hold', { ...PAID, status: 'pending' }, ['Back to your credit ₹100']],
  ['without a bill', { ...PAID, bill: null }, []],
  [
    'with extra hours',
    { ...PAID, extra_hours_paid: 252 },
    ['Back the way you paid ₹1,474', 'Back for the extra hours ₹252', 'Back to your credit ₹100'],
  ],
  [
    'an unpaid hold never has extra hours',
    { ...PAID, status: 'pending', extra_hours_paid: 252 },
    ['Back to your credit ₹100'],
  ],
])('%s', (_name, booking, lines) =>
  expect(moneyBack(booking).map(({ label, amount }) => `${label} ${amount}`)).toEqual(lines),
)

test.each([
  [[1474], 100, '₹1,474 goes back to where you paid from, and ₹100 is your credit again.'],
  [[1474, 252], 0, '₹1,726 goes back to where you paid from.'],
  [[], 100, '₹100 is your credit again.'],
  [[], 0, 'Nothing was paid, and nothing is due.'],
])('%o and credit of %d', (amounts, creditsReturned, words) =>
  expect(moneyBackWords({ refunds: amounts.map((amount) => ({ amount })), creditsReturned })).toBe(words),
)
