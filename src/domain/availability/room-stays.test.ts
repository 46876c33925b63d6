import { expect, test } from 'vitest'
import { meets, minutesOf, packStays, replaceStays, RoomTally, takenRooms, unpackStays } from './room-stays.ts'

/** Rooms 0 and 1, and room 2 with a bathtub. */
const stays = packStays([
  { room: 2, from: 200, until: 300 },
  { room: 0, from: 100, until: 200 },
  { room: 0, from: 250, until: 300 },
  { room: 1, from: 0, until: 1000 },
])

test.each([
  ['before every stay', -50, 0, 0, 0],
  ['with the first minute of the longest stay', -50, 1, 1, 0],
  ['between two stays of a room', 200, 250, 2, 1],
  ['until the minute a stay begins', 150, 200, 2, 0],
  ['from the minute a stay ends', 300, 350, 1, 0],
  ['with both stays of a room, which is one room', 150, 260, 3, 1],
  ['in the last minute of the longest stay', 999, 1200, 1, 0],
  ['after every stay', 1000, 1200, 0, 0],
])('a window %s meets these rooms', (_name, from, until, rooms, bathtubRooms) => {
  const counted = takenRooms(stays, { from, until }, { firstBathtub: 2, tally: new RoomTally() })
  expect(counted).toEqual({ rooms, bathtubRooms })
})

test('a tally counts hotels of any size after each other', () => {
  const tally = new RoomTally()
  const large = packStays(Array.from({ length: 500 }, (_room, room) => ({ room, from: 0, until: 10 })))
  for (const _turn of [1, 2])
    expect(takenRooms(large, { from: 5, until: 6 }, { firstBathtub: 499, tally })).toEqual({
      rooms: 500,
      bathtubRooms: 1,
    })
})

test('replaces only the stays that meet the window', () => {
  const window = { from: 200, until: 250 }
  const replaced = replaceStays(stays, window, [{ room: 1, from: 210, until: 220 }])
  expect(unpackStays(replaced)).toEqual([
    { room: 0, from: 100, until: 200 },
    { room: 1, from: 210, until: 220 },
    { room: 0, from: 250, until: 300 },
  ])
  expect(replaced.longest).toBe(100)
})

test('a period becomes the whole minutes around it', () => {
  const [start, end] = [new Date('1970-01-01T00:01:59.999Z'), new Date('1970-01-01T00:03:00.001Z')]
  expect(minutesOf({ start, end })).toEqual({ from: 1, until: 4 })
  expect(minutesOf({ start: new Date(60_000), end: new Date(180_000) })).toEqual({ from: 1, until: 3 })
})

test.each([
  [0, 10, 10, 20, false],
  [0, 11, 10, 20, true],
  [20, 30, 10, 20, false],
  [19, 30, 10, 20, true],
])('from %i until %i meets %i until %i: %s', (from, until, otherFrom, otherUntil, expected) => {
  expect(meets({ from, until }, { from: otherFrom, until: otherUntil })).toBe(expected)
})
