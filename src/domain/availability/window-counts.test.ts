import { expect, test } from 'vitest'
import { random, type Random } from '../kernel/seeded-random.ts'
import { hasBit } from './bit-mask.ts'
import { CityRooms } from './city-rooms.ts'
import { CityStays } from './city-stays.ts'
import { overlaps, type MinuteWindow, type TakenRoom } from './room-stays.ts'
import { RoomTally } from './room-tally.ts'
import type { RoomsAndStays } from './rooms-and-stays.ts'
import { roomsToSell, WindowCounts } from './window-counts.ts'

type Hotel = { rooms: number; bathtubRooms: number; cleaningMinutes: number; stays: TakenRoom[] }

function cityOf(hotels: readonly Hotel[]): RoomsAndStays {
  const city = { rooms: new CityRooms(hotels.length), stays: new CityStays(), tally: new RoomTally() }
  for (const [position, hotel] of hotels.entries()) {
    city.rooms.put(position, hotel)
    city.stays.add(position, hotel.stays)
  }
  return city
}

/** Rooms 0 and 1 have no bathtub, and room 2 has one. */
const hotel: Hotel = {
  rooms: 3,
  bathtubRooms: 1,
  cleaningMinutes: 0,
  stays: [
    { room: 2, from: 200, until: 300 },
    { room: 0, from: 100, until: 200 },
    { room: 0, from: 250, until: 300 },
    { room: 1, from: 0, until: 1000 },
  ],
}

const soldBy = (city: RoomsAndStays, position: number, window: MinuteWindow) => {
  const left = (hasBathtub: boolean) => roomsToSell(city, { position, window, hasBathtub, moment: 0 }, 1)
  return { rooms: left(false), bathtubRooms: left(true) }
}

test.each([
  ['before every stay', -50, 0, 3, 1],
  ['with the first minute of the longest stay', -50, 1, 2, 1],
  ['between two stays of a room', 200, 250, 1, 0],
  ['until the minute a stay begins', 150, 200, 1, 1],
  ['from the minute a stay ends', 300, 350, 2, 1],
  ['with both stays of a room, which is one room', 150, 260, 0, 0],
  ['in the last minute of the longest stay', 999, 1200, 2, 1],
  ['after every stay', 1000, 1200, 3, 1],
])('the city index counts the free rooms for a window %s', (_name, from, until, rooms, bathtubRooms) => {
  const city = cityOf([hotel, { ...hotel, stays: [] }])
  const counts = new WindowCounts({ from, until }, city, () => 1)
  expect([counts.any[0], counts.bathtub[0]]).toEqual([rooms, bathtubRooms])
  expect([counts.any[1], counts.bathtub[1]]).toEqual([3, 1])
  expect(soldBy(city, 0, { from, until })).toEqual({ rooms, bathtubRooms })
})

function drawHotel(draw: Random): Hotel {
  const rooms = draw.pick([0, 1, 5, 31, 32, 33, 80])
  return {
    rooms,
    bathtubRooms: draw.int(0, rooms),
    cleaningMinutes: draw.pick([0, 0, 15, 120]),
    stays: Array.from({ length: rooms }, (_room, room) => {
      const begins = [draw.int(0, 3000), draw.int(3000, 6000), draw.int(6000, 10_000)]
      const lengths = [draw.pick([60, 180, 1380]), draw.pick([60, 180, 1380]), draw.pick([60, 1380, 20_000])]
      return begins.flatMap((from, index) => {
        const until = from + (lengths[index] ?? 0)
        return until <= (begins[index + 1] ?? Infinity) ? [{ room, from, until }] : []
      })
    }).flat(),
  }
}

/** Counts the free rooms one by one. */
function plainlyFree({ rooms, bathtubRooms, cleaningMinutes, stays }: Hotel, from: number, until: number) {
  const isFree = (room: number) =>
    !stays.some((stay) => stay.room === room && overlaps(stay, { from, until: until + cleaningMinutes }))
  const free = Array.from({ length: rooms }, (_room, room) => room).filter(isFree)
  return { rooms: free.length, bathtubRooms: free.filter((room) => room >= rooms - bathtubRooms).length }
}

test.each([1, 2, 3])(
  'the counts of free rooms in a window equal those of a plain count, for hotels of any size (seed %i)',
  (seed) => {
    const draw = random(seed)
    const hotels = Array.from({ length: 70 }, () => drawHotel(draw))
    const city = cityOf(hotels)
    for (let round = 0; round < 40; round++) {
      const from = draw.int(0, 10_000)
      const until = from + draw.pick([1, 300, 1380, 5000])
      const counts = new WindowCounts({ from, until }, city, () => round)
      for (const [position, one] of hotels.entries()) {
        const expected = plainlyFree(one, from, until)
        expect({ rooms: counts.any[position], bathtubRooms: counts.bathtub[position] }).toEqual(expected)
        expect(soldBy(city, position, { from, until })).toEqual(expected)
        for (const least of [1, 2, 5]) {
          expect(hasBit(counts.withRooms(least, 0), position)).toBe(expected.rooms >= least)
          expect(hasBit(counts.withBathtubs(least, 0), position)).toBe(expected.bathtubRooms >= least)
        }
      }
    }
  },
)
