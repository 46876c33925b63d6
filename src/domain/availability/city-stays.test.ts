import { expect, test } from 'vitest'
import { random, type Random } from '../kernel/seeded-random.ts'
import { CityStays } from './city-stays.ts'
import { overlaps, type MinuteWindow, type TakenRoom } from './room-stays.ts'

const DAY = 1440
const byTime = (one: TakenRoom, other: TakenRoom) =>
  one.from - other.from || one.until - other.until || one.room - other.room

const byNumber = (one: number, other: number) => one - other

/** Draws a stay of one minute to two years, sometimes before 1970. */
function drawStay(draw: Random): TakenRoom {
  const from = draw.int(-3 * DAY, 90 * DAY)
  const most = draw.pick([1, 300, DAY, DAY + 1, 8 * DAY, 30 * DAY, 730 * DAY])
  return { room: draw.int(0, 40), from, until: from + draw.int(1, most) }
}

const drawWindow = (draw: Random): MinuteWindow => {
  const from = draw.int(-5 * DAY, 100 * DAY)
  return { from, until: from + draw.pick([1, 180, 1380, 10 * DAY]) }
}

test.each([1, 2, 3])('a window lists exactly the stays that overlap it, after random changes (seed %i)', (seed) => {
  const draw = random(seed)
  const stays = new CityStays()
  const plain = new Map<number, TakenRoom[]>()
  for (let position = 0; position < 30; position++) {
    const own = Array.from({ length: draw.int(0, 20) }, () => drawStay(draw))
    stays.add(position, own)
    plain.set(position, own)
  }
  const change = () => {
    const position = draw.int(0, 29)
    const own = Array.from({ length: draw.int(0, 3) }, () => drawStay(draw))
    if (draw.chance(0.2)) {
      stays.replaceAll(position, own)
      plain.set(position, own)
      return
    }
    const window = drawWindow(draw)
    const known = plain.get(position) ?? []
    const gone = stays.replaceMeeting(position, window, own)
    expect(gone.toSorted(byTime)).toEqual(known.filter((stay) => overlaps(stay, window)).toSorted(byTime))
    plain.set(position, [...known.filter((stay) => !overlaps(stay, window)), ...own])
  }
  for (let round = 0; round < 300; round++) {
    const window = drawWindow(draw)
    for (const [position, own] of plain) {
      const rooms: number[] = []
      stays.visitRooms(position, window, (room) => rooms.push(room))
      const expected = own.filter((stay) => overlaps(stay, window)).map(({ room }) => room)
      expect(rooms.toSorted(byNumber)).toEqual(expected.toSorted(byNumber))
    }
    change()
  }
})

test('a search for a window of one day examines only a few of a year’s stays', () => {
  const stays = new CityStays()
  const yearly = Array.from({ length: 365 }, (_stay, day) => ({ room: 0, from: day * DAY, until: day * DAY + 600 }))
  for (let position = 0; position < 10; position++) stays.add(position, yearly)
  const looked = stays.meeting({ from: 100 * DAY, until: 100 * DAY + 1 }).reduce((sum, { count }) => sum + count, 0)
  expect(looked).toBe(20)
  expect(stays.bytes).toBeGreaterThan(3650 * 16)
})

test('the index of stays refuses a stay that is too long', () => {
  expect(() => new CityStays().add(0, [{ room: 0, from: 0, until: 2 ** 31 + 1 }])).toThrow('longer than any')
})
