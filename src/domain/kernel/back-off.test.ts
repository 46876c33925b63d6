import { expect, test } from 'vitest'
import { MAX_ATTEMPTS, secondsUntilRetry } from './back-off.ts'

test.each([
  [1, 5],
  [2, 10],
  [6, 160],
  [12, 10_240],
  [13, 14_400],
  [40, 14_400],
])('the retry after %i failures comes %i seconds later', (attempts, seconds) =>
  expect(secondsUntilRetry(attempts)).toBe(seconds),
)

test('the retries span more than a day, so they outlast an overnight outage', () => {
  const waits = Array.from({ length: MAX_ATTEMPTS - 1 }, (_wait, index) => secondsUntilRetry(index + 1))
  const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3600
  expect(hours).toBeGreaterThan(24)
  expect(hours).toBeLessThan(36)
})
