import { expect, test } from 'vitest'
import type { Booking } from '#contract/bookings.ts'
import { beforeCancelling, moneyBack, moneyBackWords } from './money-back.ts'

const PAID = {
  status: 'completed',
  extra_hours_paid: 0,
  bill: { payable_now: 1474, credits: 100 },
} as Booking
const bill = (payable_now: number, credits: number) => ({ payable_now, credits }) as Booking['bill']

test.each<[string, Booking, string[]]>([
  ['all of it', PAID, ['Refunded to your payment method ₹1,474', 'Returned to your credit ₹100']],
  ['in lakhs', { ...PAID, bill: bill(123456, 0) }, ['Refunded to your payment method ₹1,23,456']],
  ['only credit', { ...PAID, bill: bill(0, 100) }, ['Returned to your credit ₹100']],
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
])('the refund lists its parts: %s', (_name, booking, lines) =>
  expect(moneyBack(booking).map(({ label, amount }) => `${label} ${amount}`)).toEqual(lines),
)

test.each([
  [[1474], 100, '₹1,474 will be refunded to your payment method, and ₹100 of credit is back in your account.'],
  [[1474, 252], 0, '₹1,726 will be refunded to your payment method.'],
  [[], 100, 'You paid no money, so there is nothing to refund. ₹100 of credit is back in your account.'],
  [[], 0, 'You paid nothing, so there is nothing to refund.'],
])('a refund of %o and a credit of %d are announced', (amounts, creditsReturned, words) =>
  expect(moneyBackWords({ refunds: amounts.map((amount) => ({ amount })), creditsReturned })).toBe(words),
)

const atHotel = (payable_now: number, pay_at_hotel: number) =>
  ({ payable_now, credits: 0, pay_at_hotel }) as Booking['bill']

test.each<[string, Booking, string]>([
  ['money', PAID, 'You get a full refund. Most arrive within hours; it can take up to 7 days.'],
  [
    'a part of it online',
    { ...PAID, bill: atHotel(315, 1259) },
    'You get a full refund. Most arrive within hours; it can take up to 7 days. You owe nothing at the hotel.',
  ],
  ['credit only', { ...PAID, bill: bill(0, 100) }, 'You paid with credit. It comes back as soon as you cancel.'],
  [
    'credit, and money for extra hours',
    { ...PAID, bill: bill(0, 100), extra_hours_paid: 252 },
    'You get a full refund. Most arrive within hours; it can take up to 7 days.',
  ],
  ['a coupon for all of it', { ...PAID, bill: bill(0, 0) }, 'You paid nothing, so there is nothing to refund.'],
  ['nothing yet', { ...PAID, status: 'pending' }, 'You have paid nothing and owe nothing. The room goes back on sale.'],
])('the warning before cancelling covers a booking paid with %s', (_name, booking, words) =>
  expect(beforeCancelling(booking)).toBe(words),
)
