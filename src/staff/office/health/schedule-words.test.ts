import { expect, test } from 'vitest'
import { scheduleWords } from './schedule-words.ts'

test.each([
  ['* * * * *', 'Every minute'],
  ['*/5 * * * *', 'Every 5 minutes'],
  ['23 */6 * * *', 'Every 6 hours'],
  ['7 2 * * *', 'Daily at 2:07 AM'],
  // No job has such a schedule, so it is shown as it is written.
  ['0 9 * * 1', '0 9 * * 1'],
])('the schedule %j reads %j in the office', (cron, words) => expect(scheduleWords(cron)).toBe(words))
