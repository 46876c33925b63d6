import { expect, test } from 'vitest'
import type { StayingGuests, TakenRoom } from '../availability/room-stays.ts'
import {
  nextFixedStart,
  repack,
  roomsByDepth,
  roomsToFind,
  spanAround,
  type PackedHotel,
  type RoomsRequest,
} from './repack.ts'

const HOUR = 60
/** Noon of an arbitrary day, in minutes since 1970. */
const NOON = 30_000_000
const at = (hour: number) => NOON + hour * HOUR

let bookings = 0
const stay = (room: number, from: number, until: number, guests: Partial<StayingGuests> = {}): TakenRoom => ({
  room,
  from: at(from),
  until: at(until),
  guests: { booking: ++bookings, needsBathtub: false, isPinned: false, ...guests },
})
const block = (room: number, from: number, until: number): TakenRoom => ({ room, from: at(from), until: at(until) })

type Ask = { from?: number; until?: number; rooms?: number; hasBathtub?: boolean; now?: number }
const ask = ({ from = 0, until = 4, rooms = 1, hasBathtub = false, now = -24 }: Ask = {}): RoomsRequest & {
  rooms: number
} => ({ window: { from: at(from), until: at(until) }, rooms, hasBathtub, moment: at(now) * 60_000 })

const hotel = (rooms: number, bathtubRooms: number, ...stays: TakenRoom[]): PackedHotel => ({
  rooms,
  bathtubRooms,
  stays,
})

const places = (of: PackedHotel, asked: RoomsRequest & { rooms: number }) =>
  repack(of, asked)?.map(({ from, to }) => [from, to])

test('no stay moves when a room is free', () => {
  expect(repack(hotel(2, 0, stay(0, 0, 4)), ask())).toEqual([])
})

test('a stay moves into a gap in another room, which frees its own room', () => {
  expect(places(hotel(2, 0, stay(0, 0, 2), stay(1, 2, 4)), ask())).toEqual([[0, 1]])
})

test('re-packing frees a room by a single move if one is enough', () => {
  const three = hotel(3, 0, stay(0, 0, 2), stay(1, 2, 5), stay(2, 0, 1), stay(2, 4, 6))
  const moves = repack(three, ask({ from: 0, until: 4 }))
  expect(moves).toHaveLength(1)
  const packed = hotel(3, 0, stay(0, 0, 3), stay(1, 3, 6), stay(1, 1, 2), stay(2, 2, 4))
  expect(repack(packed, ask({ from: 0, until: 2 }))).toBeDefined()
})

test('re-packing finds no room if all rooms are taken at some moment in the requested window', () => {
  const full = hotel(2, 0, stay(0, 0, 2), stay(1, 1, 4))
  expect([repack(full, ask()), roomsByDepth(full, ask())]).toEqual([undefined, 0])
})

test.each<[string, TakenRoom]>([
  ['guests whose stay has begun', stay(0, -1, 2)],
  ['guests whose stay begins now', stay(0, 0, 2)],
  ['guests whose room number the desk promised', stay(0, 1, 2, { isPinned: true })],
  ['a block', block(0, 1, 2)],
])('re-packing does not move %s', (_who, keeper) => {
  const two = hotel(2, 0, keeper, stay(1, 2, 4, { isPinned: true }))
  expect(repack(two, ask({ now: 0 }))).toBeUndefined()
})

test('guests whose stay begins just after the request may still move', () => {
  const two = hotel(2, 0, stay(0, 0, 2), stay(1, 2, 4, { isPinned: true }))
  expect(places(two, { ...ask(), moment: at(0) * 60_000 - 1 })).toEqual([[0, 1]])
})

test('extra hours move together with the stay that they extend', () => {
  const guests = { booking: 900, needsBathtub: false, isPinned: false }
  const two = hotel(2, 0, stay(0, 0, 1, guests), stay(0, 1, 2, guests), stay(1, 2, 4, { isPinned: true }))
  expect(repack(two, ask())).toEqual([{ booking: 900, from: 0, to: 1 }])
})

test('extra hours stay in the room once the stay that they extend has begun', () => {
  const guests = { booking: 901, needsBathtub: false, isPinned: false }
  const two = hotel(2, 0, stay(0, -1, 1, guests), stay(0, 1, 2, guests), stay(1, 2, 4, { isPinned: true }))
  expect(repack(two, ask({ now: 0 }))).toBeUndefined()
})

test('two stays of one booking in one room stay there if there is a gap between them', () => {
  const guests = { booking: 902, needsBathtub: false, isPinned: false }
  const two = hotel(2, 0, stay(0, 0, 1, guests), stay(0, 8, 9, guests), stay(1, 2, 4, { isPinned: true }))
  expect(repack(two, ask())).toBeUndefined()
})

test('re-packing never merges two rooms of one booking into one', () => {
  const guests = { booking: 903, needsBathtub: false, isPinned: false }
  const two = hotel(2, 0, stay(0, 0, 2, guests), stay(1, 2, 4, guests))
  expect(repack(two, ask())).toBeUndefined()
})

test('guests who booked a bathtub move only to another room with a bathtub', () => {
  const bath = { needsBathtub: true }
  expect(repack(hotel(2, 1, stay(0, 2, 4, { isPinned: true }), stay(1, 0, 2, bath)), ask())).toBeUndefined()
  expect(places(hotel(3, 2, block(0, 2, 4), stay(1, 0, 2, bath), stay(2, 2, 4, bath)), ask())).toHaveLength(1)
})

test('guests who booked no bathtub leave a bathtub room for guests who ask for one', () => {
  const two = hotel(2, 1, stay(1, 0, 4))
  expect(places(two, ask({ hasBathtub: true }))).toEqual([[1, 0]])
  expect(repack(two, ask({ hasBathtub: true, rooms: 2 }))).toBeUndefined()
})

test('a stay without a bathtub moves to a plain room instead of a bathtub room', () => {
  const three = hotel(3, 1, stay(0, 0, 2), stay(0, 3, 4), stay(1, 2, 3))
  expect(places(three, ask({ from: 0, until: 2 }))).toEqual([])
  const shared = hotel(3, 1, stay(0, 0, 2), stay(1, 2, 4), stay(2, 0, 2, { needsBathtub: true }))
  expect(places(shared, ask())).toEqual([[0, 1]])
})

test('a stay that reaches the end of the considered span does not move', () => {
  const { until } = spanAround(ask().window)
  const long = { ...stay(1, 2, 4), until: until }
  expect(repack(hotel(2, 0, stay(0, 0, 2, { isPinned: true }), long), ask())).toBeUndefined()
  expect(repack(hotel(2, 0, stay(0, 0, 2, { isPinned: true }), { ...long, until: until - 1 }), ask())).toHaveLength(1)
})

test('the number of rooms found is what re-packing can free, up to the requested number', () => {
  const four = hotel(4, 0, stay(0, 0, 2), stay(1, 2, 4), stay(2, 0, 2), stay(3, 2, 4))
  expect(roomsToFind(four, { ...ask(), max: 5 })).toBe(2)
  expect(roomsToFind(four, { ...ask(), max: 1 })).toBe(1)
  expect(repack(four, ask({ rooms: 2 }))).toHaveLength(2)
  expect(repack(four, ask({ rooms: 3 }))).toBeUndefined()
})

test('re-packing makes the same moves whatever the order of the stays', () => {
  const stays = [stay(0, 0, 2), stay(1, 2, 4), stay(2, 0, 2), stay(3, 2, 4)]
  expect(repack(hotel(4, 0, ...stays.toReversed()), ask())).toEqual(repack(hotel(4, 0, ...stays), ask()))
})

test('the search for the next start ignores blocks, promised rooms and started stays', () => {
  const stays = [stay(0, -1, 2), stay(1, 1, 4, { isPinned: true }), stay(2, 2, 4), stay(3, 3, 4), block(4, 1, 2)]
  expect(nextFixedStart(stays, at(0) * 60_000)).toBe(at(2) * 60_000)
  expect(nextFixedStart(stays, at(3) * 60_000)).toBe(Infinity)
})
