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
  ['all of it', PAID, ['Refunded to your payment method ₹1,474', 'Returned to your credit ₹100']],
  ['in lakhs', { ...PAID, bill: bill(123456, 0) }, ['Refunded to your payment method ₹1,23,456']],
  ['credit alone', { ...PAID, bill: bill(0, 100) }, ['Returned to your credit ₹100']],
  ['an unpaid hold', { ...PAID, status: 'pending' }, ['Returned to your credit ₹100']],
  ['without a bill', { ...PAID, bill: null }, []],
  [
    'with extra hours',
    { ...PAID, extra_hours_paid: 252 },
    ['Refunded to your payment method ₹1,474', 'Refunded for the extra hours ₹252', 'Returned to your credit ₹100'],
  ],
  [
    'an unpaid hold never has extra hours',
    { ...PAID, status: 'pending', extra_hours_paid: 252 },
    ['Returned to your credit ₹100'],
  ],
])('%s', (_name, booking, lines) =>
  expect(moneyBack(booking).map(({ label, amount }) => `${label} ${amount}`)).toEqual(lines),
)

test.each([
  [[1474], 100, '₹1,474 will be refunded to your payment method, and ₹100 of credit is back in your account.'],
  [[1474, 252], 0, '₹1,726 will be refunded to your payment method.'],
  [[], 100, '₹100 of credit is back in your account.'],
  [[], 0, 'You paid nothing, and you owe nothing.'],
])('%o and credit of %d', (amounts, creditsReturned, words) =>
  expect(moneyBackWords({ refunds: amounts.map((amount) => ({ amount })), creditsReturned })).toBe(words),
)
