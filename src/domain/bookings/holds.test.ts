import { expect, test } from 'vitest'
import { addMinutes } from '../kernel/ist.ts'
import { holdExpiry, unpaidWait } from './holds.ts'

const NOW = new Date('2026-12-01T12:00:00+05:30')
const DAY = 24 * 60

/** Builds a hold that ended this many minutes ago and lasted this many minutes. */
const hold = ([ended, lasted]: readonly [number, number]) => ({
  from: addMinutes(NOW, -ended - lasted),
  until: addMinutes(NOW, -ended),
})
const every = (count: number, lasted: number, lastEnded = 0) =>
  Array.from({ length: count }, (_, n) => [lastEnded + n * 20, lasted] as const)

test.each<[string, (readonly [number, number])[], number | undefined]>([
  ['no hold', [], undefined],
  ['five holds that expired', every(5, 15), undefined],
  ['six holds that expired, until the first of them is a day old', every(6, 15), (DAY - 100) * 60],
  ['six holds released a minute before they expired', every(6, 14), undefined],
  ['seven holds released a minute before they expired', every(7, 14), (DAY - 120) * 60],
  ['thirty holds released after two minutes', every(30, 2), undefined],
  ['forty-five holds released after two minutes', every(45, 2), (DAY - 880) * 60],
  ['sixty holds released at once', every(60, 0), undefined],
  ['six, of which the first is a day old to the minute', [...every(5, 15), [DAY, 15]], undefined],
  ['six, of which the first is a minute short of a day', [...every(5, 15), [DAY - 1, 15]], 60],
  ['seven holds, the second of which uses up the allowance', every(7, 15), (DAY - 100) * 60],
])('the wait before the next hold is counted after %s', (_name, holds, seconds) => {
  expect(unpaidWait(holds.map(hold), NOW)).toBe(seconds)
  expect(unpaidWait(holds.map(hold).toReversed(), NOW)).toBe(seconds)
})

test('an unpaid booking keeps its rooms for 15 minutes', () =>
  expect(holdExpiry(NOW)).toEqual(new Date('2026-12-01T12:15:00+05:30')))
