import { expect, test } from 'vitest'
import type { StayingGuests, TakenRoom } from '../availability/room-stays.ts'
import {
  nextBegin,
  repack,
  roomsByDepth,
  roomsToFind,
  spanAround,
  type PackedHotel,
  type RoomsAsked,
} from './repack.ts'

const HOUR = 60
/** Noon of a day long after 1970, in minutes. */
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
const ask = ({ from = 0, until = 4, rooms = 1, hasBathtub = false, now = -24 }: Ask = {}): RoomsAsked & {
  rooms: number
} => ({ window: { from: at(from), until: at(until) }, rooms, hasBathtub, moment: at(now) * 60_000 })

const hotel = (rooms: number, bathtubRooms: number, ...stays: TakenRoom[]): PackedHotel => ({
  rooms,
  bathtubRooms,
  stays,
})

const places = (of: PackedHotel, asked: RoomsAsked & { rooms: number }) =>
  repack(of, asked)?.map(({ from, to }) => [from, to])

test('nobody moves where a room is free', () => {
  expect(repack(hotel(2, 0, stay(0, 0, 4)), ask())).toEqual([])
})

test('one stay moves into the gap beside another', () => {
  expect(places(hotel(2, 0, stay(0, 0, 2), stay(1, 2, 4)), ask())).toEqual([[0, 1]])
})

test('a move makes room by a second move', () => {
  const three = hotel(3, 0, stay(0, 0, 2), stay(1, 2, 5), stay(2, 0, 1), stay(2, 4, 6))
  const moves = repack(three, ask({ from: 0, until: 4 }))
  expect(moves).toHaveLength(1)
  const packed = hotel(3, 0, stay(0, 0, 3), stay(1, 3, 6), stay(1, 1, 2), stay(2, 2, 4))
  expect(repack(packed, ask({ from: 0, until: 2 }))).toBeDefined()
})

test('a hotel that is full at one moment stays full', () => {
  const full = hotel(2, 0, stay(0, 0, 2), stay(1, 1, 4))
  expect([repack(full, ask()), roomsByDepth(full, ask())]).toEqual([undefined, 0])
})

test.each<[string, TakenRoom]>([
  ['guests who are in it', stay(0, -1, 2)],
  ['guests whose stay begins now', stay(0, 0, 2)],
  ['guests who were promised its number', stay(0, 1, 2, { isPinned: true })],
  ['a block', block(0, 1, 2)],
])('%s keep their room', (_who, keeper) => {
  const two = hotel(2, 0, keeper, stay(1, 2, 4, { isPinned: true }))
  expect(repack(two, ask({ now: 0 }))).toBeUndefined()
})

test('guests who arrive a minute after the request move', () => {
  const two = hotel(2, 0, stay(0, 0, 2), stay(1, 2, 4, { isPinned: true }))
  expect(places(two, { ...ask(), moment: at(0) * 60_000 - 1 })).toEqual([[0, 1]])
})

test('extra hours move with the stay before them', () => {
  const guests = { booking: 900, needsBathtub: false, isPinned: false }
  const two = hotel(2, 0, stay(0, 0, 1, guests), stay(0, 1, 2, guests), stay(1, 2, 4, { isPinned: true }))
  expect(repack(two, ask())).toEqual([{ booking: 900, from: 0, to: 1 }])
})

test('extra hours of guests who are in the room keep it', () => {
  const guests = { booking: 901, needsBathtub: false, isPinned: false }
  const two = hotel(2, 0, stay(0, -1, 1, guests), stay(0, 1, 2, guests), stay(1, 2, 4, { isPinned: true }))
  expect(repack(two, ask({ now: 0 }))).toBeUndefined()
})

test('stays of a booking with a gap between them keep their room', () => {
  const guests = { booking: 902, needsBathtub: false, isPinned: false }
  const two = hotel(2, 0, stay(0, 0, 1, guests), stay(0, 8, 9, guests), stay(1, 2, 4, { isPinned: true }))
  expect(repack(two, ask())).toBeUndefined()
})

test('two rooms of one booking never become one', () => {
  const guests = { booking: 903, needsBathtub: false, isPinned: false }
  const two = hotel(2, 0, stay(0, 0, 2, guests), stay(1, 2, 4, guests))
  expect(repack(two, ask())).toBeUndefined()
})

test('who booked a bathtub keeps one', () => {
  const bath = { needsBathtub: true }
  expect(repack(hotel(2, 1, stay(0, 2, 4, { isPinned: true }), stay(1, 0, 2, bath)), ask())).toBeUndefined()
  expect(places(hotel(3, 2, block(0, 2, 4), stay(1, 0, 2, bath), stay(2, 2, 4, bath)), ask())).toHaveLength(1)
})

test('guests without a bathtub leave it to guests who ask for one', () => {
  const two = hotel(2, 1, stay(1, 0, 4))
  expect(places(two, ask({ hasBathtub: true }))).toEqual([[1, 0]])
  expect(repack(two, ask({ hasBathtub: true, rooms: 2 }))).toBeUndefined()
})

test('a bathtub is taken last', () => {
  const three = hotel(3, 1, stay(0, 0, 2), stay(0, 3, 4), stay(1, 2, 3))
  expect(places(three, ask({ from: 0, until: 2 }))).toEqual([])
  const shared = hotel(3, 1, stay(0, 0, 2), stay(1, 2, 4), stay(2, 0, 2, { needsBathtub: true }))
  expect(places(shared, ask())).toEqual([[0, 1]])
})

test('a stay that reaches out of the span keeps its room', () => {
  const { until } = spanAround(ask().window)
  const long = { ...stay(1, 2, 4), until: until }
  expect(repack(hotel(2, 0, stay(0, 0, 2, { isPinned: true }), long), ask())).toBeUndefined()
  expect(repack(hotel(2, 0, stay(0, 0, 2, { isPinned: true }), { ...long, until: until - 1 }), ask())).toHaveLength(1)
})

test('as many rooms are found as repacking gives', () => {
  const four = hotel(4, 0, stay(0, 0, 2), stay(1, 2, 4), stay(2, 0, 2), stay(3, 2, 4))
  expect(roomsToFind(four, { ...ask(), most: 5 })).toBe(2)
  expect(roomsToFind(four, { ...ask(), most: 1 })).toBe(1)
  expect(repack(four, ask({ rooms: 2 }))).toHaveLength(2)
  expect(repack(four, ask({ rooms: 3 }))).toBeUndefined()
})

test('the same stays in another order give the same moves', () => {
  const stays = [stay(0, 0, 2), stay(1, 2, 4), stay(2, 0, 2), stay(3, 2, 4)]
  expect(repack(hotel(4, 0, ...stays.toReversed()), ask())).toEqual(repack(hotel(4, 0, ...stays), ask()))
})

test('the next stay that begins is the next that no longer moves', () => {
  const stays = [stay(0, -1, 2), stay(1, 1, 4, { isPinned: true }), stay(2, 2, 4), stay(3, 3, 4), block(4, 1, 2)]
  expect(nextBegin(stays, at(0) * 60_000)).toBe(at(2) * 60_000)
  expect(nextBegin(stays, at(3) * 60_000)).toBe(Infinity)
})
