import { describe, expect, test } from 'vitest'
import { SCHEDULE } from './schedule.ts'
import { timesOf } from './schedule-times.ts'

describe('the times of a schedule', () => {
  test.each([
    ['* * * * *', '2026-03-10T12:00:00+05:30', '2026-03-10T12:01:00+05:30'],
    ['* * * * *', '2026-03-10T12:00:59.999+05:30', '2026-03-10T12:01:00+05:30'],
    ['4-59/5 * * * *', '2026-03-10T12:04:00+05:30', '2026-03-10T12:09:00+05:30'],
    ['4-59/5 * * * *', '2026-03-10T12:59:00+05:30', '2026-03-10T13:04:00+05:30'],
    ['23 */6 * * *', '2026-03-10T18:23:00+05:30', '2026-03-11T00:23:00+05:30'],
    ['0 20 * * *', '2026-03-10T19:59:59+05:30', '2026-03-10T20:00:00+05:30'],
    ['47 3 * * *', '2026-02-28T03:47:00+05:30', '2026-03-01T03:47:00+05:30'],
    ['41 4 * * *', '2026-12-31T23:59:00+05:30', '2027-01-01T04:41:00+05:30'],
  ])('the time of %s that follows %s is %s', (cron, moment, next) => {
    expect(timesOf({ name: 'x', cron }).after(new Date(moment))).toEqual(new Date(next))
  })

  test('every job of the schedule has a unique name and runs within a day', () => {
    expect(new Set(SCHEDULE.map(({ name }) => name)).size).toBe(SCHEDULE.length)
    const now = new Date('2026-03-10T12:00:00+05:30')
    const later = SCHEDULE.filter((job) => timesOf(job).after(now).getTime() - now.getTime() > 86_400_000)
    expect(later).toEqual([])
  })

  test('a cron expression with seconds is refused', () => {
    expect(() => timesOf({ name: 'x', cron: '* * * * * *' })).toThrow(/5-part|five|parts/i)
  })
})
