import { expect, test } from 'vitest'
import { causeOfReason, REFUND_CAUSES, REFUND_REASONS } from './refund-cause.ts'

test.each(REFUND_CAUSES)('the refund cause %s is found by its reason', (cause) =>
  expect(causeOfReason(REFUND_REASONS[cause])).toBe(cause),
)

test('an unknown refund reason has no cause', () => expect(causeOfReason('goodwill')).toBeNull())
