import { expect, test } from 'vitest'
import { halfHourEnd, halfHourOf } from './load-context.ts'

test.each([
  ['at its limit, when nothing has begun yet', '06:30:00.000', '06:30:00.000', '06:30:00.001'],
  ['right after its limit', '06:30:00.001', '06:31:00.000', '07:00:00.000'],
  ['in the middle', '06:44:59.999', '06:31:00.000', '07:00:00.000'],
  ['at its end', '06:59:59.999', '06:31:00.000', '07:00:00.000'],
  ['at the next limit', '07:00:00.000', '07:00:00.000', '07:00:00.001'],
])(
  'a page gets the same time for a whole half hour, and the time at which the half hour ends: %s',
  (_where, now, moment, end) => {
    const at = (time: string) => new Date(`2026-12-01T${time}Z`)
    const shown = halfHourOf({ now: () => at(now) })
    expect([shown, halfHourEnd(shown)]).toEqual([at(moment), at(end)])
  },
)
