import { expect, test } from 'vitest'
import type { Booking, Refund } from '#contract/bookings.ts'
import { changeOutcome, confirmationOf, type Confirmation } from './confirmation.ts'

const REFUND: Refund = {
  id: 'r',
  amount: 1474,
  status: 'pending',
  cause: null,
  reference: null,
  dueBy: '2026-12-01T00:00:00+05:30',
}

test.each<[Booking['status'], 'refund' | 'no refund', number, Confirmation]>([
  ['pending', 'no refund', 0, 'waiting'],
  ['pending', 'no refund', 59_999, 'waiting'],
  ['pending', 'no refund', 60_000, 'slow'],
  ['completed', 'no refund', 0, 'confirmed'],
  ['completed', 'refund', 90_000, 'confirmed'],
  ['cancelled', 'refund', 0, 'cancelled'],
  ['expired', 'refund', 0, 'refunded'],
  ['expired', 'no refund', 0, 'waiting'],
  ['expired', 'no refund', 60_000, 'not-paid'],
  ['failed', 'no refund', 0, 'not-paid'],
  ['failed', 'refund', 0, 'refunded'],
])('a %s booking with %s is shown after %d ms as %s', (status, refund, waited, confirmation) =>
  expect(confirmationOf({ status, refunds: refund === 'refund' ? [REFUND] : [], modification: null }, waited)).toBe(
    confirmation,
  ),
)

const change = { id: 'm' } as Booking['modification']

test.each<[number, Confirmation]>([
  [0, 'changing'],
  [59_999, 'changing'],
  [60_000, 'confirmed'],
])('a new time that waits for its payment is shown after %d ms as %s', (waited, confirmation) =>
  expect(confirmationOf({ status: 'completed', refunds: [], modification: change }, waited)).toBe(confirmation),
)

const NEW_TIME = '2026-12-12T21:00:00+05:30'

test.each([
  ['not asked for', '2026-12-05T21:00:00+05:30', null, null, undefined],
  ['made', '2026-12-12T15:30:00.000Z', null, NEW_TIME, 'made'],
  ['waiting', '2026-12-05T21:00:00+05:30', change, NEW_TIME, undefined],
  ['not made', '2026-12-05T21:00:00+05:30', null, NEW_TIME, 'not-made'],
  ['nonsense', '2026-12-05T21:00:00+05:30', null, 'soon', 'not-made'],
])('the page shows a change that was %s', (_name, checkin_date, modification, changed, outcome) =>
  expect(changeOutcome({ checkin_date, modification }, changed)).toBe(outcome),
)
