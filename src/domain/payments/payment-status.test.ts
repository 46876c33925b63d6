import { expect, test } from 'vitest'
import { afterReport } from './payment-status.ts'

test.each([
  ['open', 'paid', 'paid'],
  ['open', 'failed', 'failed'],
  ['open', 'expired', 'expired'],
  ['created', 'paid', 'paid'],
  ['created', 'failed', 'failed'],
  ['failed', 'paid', 'paid'],
  ['expired', 'paid', 'paid'],
  ['paid', 'failed', 'paid'],
  ['paid', 'expired', 'paid'],
  ['failed', 'expired', 'failed'],
  ['expired', 'failed', 'expired'],
] as const)('a payment that is %s and that the gateway calls %s becomes %s', (status, report, next) =>
  expect(afterReport(status, report)).toBe(next),
)
