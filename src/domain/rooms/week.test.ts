import { expect, test } from 'vitest'
import { toIstIso } from '../kernel/ist.ts'
import { staysIn, weekParts } from './week.ts'

const parts = weekParts('2026-12-06')
const said = parts.map(({ day, part, period }) => `${day} ${part} ${toIstIso(period.start)} ${toIstIso(period.end)}`)

test('a week has a day and a night for each date, without a gap', () => {
  expect(parts).toHaveLength(14)
  expect(said[0]).toBe('2026-12-06 day 2026-12-06T06:00:00+05:30 2026-12-06T21:00:00+05:30')
  expect(said[1]).toBe('2026-12-06 night 2026-12-06T21:00:00+05:30 2026-12-07T10:00:00+05:30')
  expect(said[13]).toBe('2026-12-12 night 2026-12-12T21:00:00+05:30 2026-12-13T06:00:00+05:30')
  for (const [index, { period }] of parts.slice(1).entries()) expect(period.start).toEqual(parts[index]?.period.end)
})

const stay = (from: string, until: string) => ({ from: `2026-12-${from}:00+05:30`, until: `2026-12-${until}:00+05:30` })

test.each<[string, ReturnType<typeof stay>, number[]]>([
  ['guests who still sleep when the week begins', stay('05T21:00', '06T10:00'), [0]],
  ['a night', stay('06T21:00', '07T10:00'), [1]],
  ['a morning', stay('07T10:00', '07T19:00'), [2]],
  ['a whole day until 11 AM', stay('07T12:00', '08T11:00'), [2, 3, 4]],
  ['a minute of the night', stay('07T18:00', '07T21:01'), [2, 3]],
  ['after the week', stay('13T06:00', '13T10:00'), []],
])('the week view shows %s in each part that it touches', (_case, one, expected) => {
  expect(parts.flatMap((part, index) => (staysIn([one], part).length > 0 ? [index] : []))).toEqual(expected)
})
