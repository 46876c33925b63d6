/** The texts of the site say what the server does: the numbers that live on both sides are held against each other. */
import { expect, test } from 'vitest'
import { CONFIGURATION } from '#server/env.ts'
import { EVENTS_KEPT_MINUTES } from '#server/features/analytics/purge-events.ts'
import { KEPT_MINUTES } from '#server/features/messages/purge-outbox.ts'
import { REFUND_DAYS as REFUND_DAYS_OF_SERVER } from '#server/features/payments/refunds.ts'
import { SESSION_SECONDS } from '#server/plugins/session.ts'
import {
  COUNTS_KEPT_DAYS,
  IDENTITY_KEPT_DAYS,
  MESSAGES_KEPT_DAYS,
  REFUND_DAYS,
  SESSION_DAYS,
} from '#web/content/rules-in-words.ts'

const DAY_MINUTES = 24 * 60

test('the pages say the days that the server keeps to', () => {
  expect(REFUND_DAYS).toBe(REFUND_DAYS_OF_SERVER)
  expect(SESSION_DAYS).toBe(SESSION_SECONDS / (DAY_MINUTES * 60))
  expect(IDENTITY_KEPT_DAYS).toBe(CONFIGURATION['IDENTITY_KEPT_DAYS']?.default)
  expect(COUNTS_KEPT_DAYS).toBe(EVENTS_KEPT_MINUTES / DAY_MINUTES)
  expect(MESSAGES_KEPT_DAYS).toBe(KEPT_MINUTES / DAY_MINUTES)
})
