import { expect, test } from 'vitest'
import { causeOfReason, REFUND_CAUSES, REFUND_REASONS } from './refund-cause.ts'

test.each(REFUND_CAUSES)('the cause %s is found again by its reason', (cause) =>
  expect(causeOfReason(REFUND_REASONS[cause])).toBe(cause),
)

test('an unknown reason has no cause', () => expect(causeOfReason('goodwill')).toBeNull())
