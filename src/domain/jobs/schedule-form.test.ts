import { expect, test } from 'vitest'
import { scheduleForm } from './schedule-form.ts'

test.each([
  ['* * * * *', { every: 1, unit: 'minute' }],
  ['*/5 * * * *', { every: 5, unit: 'minute' }],
  ['4-59/5 * * * *', { every: 5, unit: 'minute' }],
  ['11 * * * *', { every: 1, unit: 'hour' }],
  ['23 */6 * * *', { every: 6, unit: 'hour' }],
  ['0 20 * * *', { dailyAt: '8 PM' }],
  ['7 2 * * *', { dailyAt: '2:07 AM' }],
  ['0 0 * * *', { dailyAt: '12 AM' }],
  // A schedule that no job has.
  ['0 9 * * 1', null],
  ['0 9,17 * * *', null],
  ['', null],
])('the schedule %j is read as %j', (cron, form) => expect(scheduleForm(cron)).toEqual(form))
