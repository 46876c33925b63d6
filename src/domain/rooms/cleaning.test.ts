import { expect, test } from 'vitest'
import { addMinutes } from '../kernel/ist.ts'
import { byCleaningOrder, isCleaningUrgent, occupiedUntil } from './cleaning.ts'

const LEFT = new Date('2026-12-05T21:00:00+05:30')
const after = (minutes: number): Date => addMinutes(LEFT, minutes)

test.each([
  ['nobody marked it clean: the planned minutes', null, null, 60],
  ['marked clean after 25 minutes', 25, null, 25],
  ['marked clean at once', 0, null, 0],
  ['marked clean after the planned minutes', 61, null, 60],
  ['the next stay begins before it is clean', null, 30, 30],
  ['marked clean before the next stay', 20, 30, 20],
])('a vacated room stays off sale until the right time: %s', (_case, clean, next, expected) => {
  const room = {
    leftAt: LEFT,
    cleaningMinutes: 60,
    cleanAt: clean === null ? null : after(clean),
    nextAt: next === null ? null : after(next),
  }
  expect(occupiedUntil(room)).toEqual(after(expected))
})

test.each([
  ['just left, nobody comes', null, 0, false],
  ['a minute before guests can book it again', null, 29, false],
  ['open for booking again, not marked clean', null, 30, true],
  ['next guests in 61 minutes', 71, 10, false],
  ['next guests in an hour', 70, 10, true],
])('a room to clean is urgent or not: %s', (_case, next, minutes, expected) => {
  const room = { dirtyAt: LEFT, cleaningMinutes: 30, nextAt: next === null ? null : after(next) }
  expect(isCleaningUrgent(room, after(minutes))).toBe(expected)
})

test('rooms to clean are sorted: those being cleaned, then those needed soonest, then those that wait longest', () => {
  const room = (name: string, started: number | null, next: number | null, dirty: number) => ({
    name,
    startedAt: started === null ? null : after(started),
    nextAt: next === null ? null : after(next),
    dirtyAt: after(dirty),
  })
  const rooms = [
    room('waits a short time', null, null, 5),
    room('waits longest', null, null, 0),
    room('needed late', null, 200, 9),
    room('needed soon', null, 90, 9),
    room('being cleaned', 10, null, 9),
  ]
  expect(rooms.toSorted(byCleaningOrder).map(({ name }) => name)).toEqual([
    'being cleaned',
    'needed soon',
    'needed late',
    'waits longest',
    'waits a short time',
  ])
})
