import fc from 'fast-check'
import { expect, test } from 'vitest'
import { busyPeriods } from './busy-periods.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 11, 5, hour))
const from = (start: number, end: number) => ({ start: at(start), end: at(end) })

test.for([
  { name: 'a hotel without such a room is never busy', rooms: 0, occupied: [from(1, 2)], busy: [] },
  { name: 'a single room is busy while it is occupied', rooms: 1, occupied: [from(9, 12)], busy: [from(9, 12)] },
  {
    name: 'two back-to-back stays are one busy period',
    rooms: 1,
    occupied: [from(12, 15), from(9, 12)],
    busy: [from(9, 15)],
  },
  {
    name: 'two rooms are busy only while both are occupied',
    rooms: 2,
    occupied: [from(9, 15), from(12, 18)],
    busy: [from(12, 15)],
  },
  {
    name: 'a room that passes from one stay to the next leaves no gap',
    rooms: 2,
    occupied: [from(9, 20), from(10, 13), from(13, 16)],
    busy: [from(10, 16)],
  },
  { name: 'two rooms are not busy with one of them free', rooms: 2, occupied: [from(9, 20)], busy: [] },
])('$name', ({ rooms, occupied, busy }) => {
  expect(busyPeriods(rooms, occupied)).toEqual(busy)
})

test('the busy periods agree with a count of occupied rooms at every hour', () => {
  const stay = fc
    .tuple(fc.nat({ max: 3 }), fc.nat({ max: 60 }), fc.integer({ min: 1, max: 9 }))
    .map(([room, start, hours]) => ({ room, ...from(start, start + hours) }))
  fc.assert(
    fc.property(fc.array(stay, { maxLength: 20 }), (drawn) => {
      const stays = drawn.filter(
        (one, i) => !drawn.slice(0, i).some((e) => e.room === one.room && e.start < one.end && one.start < e.end),
      )
      const busy = busyPeriods(4, stays)
      for (let hour = 0; hour < 72; hour++) {
        const moment = new Date(at(hour).getTime() + 30 * 60_000)
        const covers = (p: { start: Date; end: Date }) => p.start <= moment && moment < p.end
        expect(busy.filter(covers)).toHaveLength(stays.filter(covers).length === 4 ? 1 : 0)
      }
    }),
  )
})
