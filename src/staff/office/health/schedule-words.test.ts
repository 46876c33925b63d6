import { expect, test } from 'vitest'
import { scheduleWords } from './schedule-words.ts'

test.each([
  ['* * * * *', 'Every minute'],
  ['*/5 * * * *', 'Every 5 minutes'],
  ['4-59/5 * * * *', 'Every 5 minutes'],
  ['11 * * * *', 'Every hour'],
  ['23 */6 * * *', 'Every 6 hours'],
  ['0 20 * * *', 'Daily at 8 PM'],
  ['7 2 * * *', 'Daily at 2:07 AM'],
  ['0 0 * * *', 'Daily at 12 AM'],
  // No job has such a schedule. It is shown as it is written.
  ['0 9 * * 1', '0 9 * * 1'],
  ['0 9,17 * * *', '0 9,17 * * *'],
  ['', ''],
])('the office reads the schedule %j as %j', (cron, words) => expect(scheduleWords(cron)).toBe(words))
