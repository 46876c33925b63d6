import { expect, test } from 'vitest'
import type { Booking, Refund } from '#contract/bookings.ts'
import { confirmationOf, type Confirmation } from './confirmation.ts'

const REFUND: Refund = { id: 'r', amount: 1474, status: 'pending', reference: null, dueBy: '2026-12-01T00:00:00+05:30' }

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
])('%s with %s after %d ms is %s', (status, refund, waited, confirmation) =>
  expect(confirmationOf({ status, refunds: refund === 'refund' ? [REFUND] : [] }, waited)).toBe(confirmation),
)
