/**
 * Hotels drawn by hand in which one move is not enough, although the exact solver says that the guests can be placed.
 */
import { describe, expect, test } from 'vitest'
import type { StayingGuests, TakenRoom } from '#domain/availability/room-stays.ts'
import { repack, type PackedHotel } from '#domain/rooms/repack.ts'
import { freeRooms, moved, type RoomRequest } from './drawn-days.ts'
import { canBePlaced } from './exact.ts'

const NOON = 30_000_000
const HOUR = 60

let bookings = 0
const stay = (room: number, from: number, until: number, guests: Partial<StayingGuests> = {}): TakenRoom => ({
  room,
  from: NOON + from * HOUR,
  until: NOON + until * HOUR,
  guests: { booking: ++bookings, needsBathtub: false, isPinned: false, ...guests },
})
const pinned = (room: number, from: number, until: number) => stay(room, from, until, { isPinned: true })

const ask = (hasBathtub = false): RoomRequest => ({
  window: { from: NOON, until: NOON + 4 * HOUR },
  rooms: 1,
  hasBathtub,
  moment: (NOON - 24 * HOUR) * 60_000,
})

/** Guests in the first room can move only to room 1, and guests in room 1 only to room 2. */
const CHAIN_OF_TWO: PackedHotel = {
  rooms: 3,
  bathtubRooms: 0,
  stays: [stay(0, 0, 2), stay(1, 1, 2), pinned(1, 2, 4), pinned(2, 0, 1), pinned(2, 2, 4)],
}

/** Extends the chain: guests in room 2 can move only to room 3. */
const CHAIN_OF_THREE: PackedHotel = {
  rooms: 4,
  bathtubRooms: 0,
  stays: [
    stay(0, 0, 3),
    stay(1, 1, 3),
    pinned(1, 3, 4),
    pinned(2, 0, 1),
    stay(2, 2, 3),
    pinned(2, 3, 4),
    pinned(3, 0, 2),
    pinned(3, 3, 4),
  ],
}

/** Guests who booked no bathtub are in the only room with a bathtub. */
const CHAIN_OUT_OF_BATHTUB: PackedHotel = {
  rooms: 3,
  bathtubRooms: 1,
  stays: [stay(2, 0, 2), stay(1, 1, 2), pinned(1, 2, 4), pinned(0, 0, 1), pinned(0, 2, 4)],
}

/** Whether moving one booking's guests is enough. */
function isOneMoveEnough(hotel: PackedHotel, asked: RoomRequest): boolean {
  return hotel.stays.some(({ guests, room, from, until }, index) => {
    if (!guests || guests.isPinned) return false
    const others = { ...hotel, stays: hotel.stays.filter((_stay, other) => other !== index) }
    const window = { from, until }
    return freeRooms(others, { ...asked, window, hasBathtub: false }).some((to) => {
      const stays = moved(hotel.stays, [{ booking: guests.booking, from: room, to }])
      return freeRooms({ ...hotel, stays }, asked).length > 0
    })
  })
}

describe('chains of moves', () => {
  test.each([
    ['two moves, each making room for the one before it', CHAIN_OF_TWO, ask(), 2],
    ['three such moves', CHAIN_OF_THREE, ask(), 3],
    ['two moves out of a bathtub room, for guests who booked it', CHAIN_OUT_OF_BATHTUB, ask(true), 2],
  ])('re-packing finds a chain of moves: %s', (_what, hotel, asked, count) => {
    expect(freeRooms(hotel, asked)).toEqual([])
    expect(isOneMoveEnough(hotel, asked)).toBe(false)
    expect(canBePlaced(hotel, asked)).toBe(true)
    const moves = repack(hotel, asked)
    expect(moves).toHaveLength(count)
    expect(freeRooms({ ...hotel, stays: moved(hotel.stays, moves ?? []) }, asked)).toHaveLength(1)
  })

  test('re-packing and the solver both find no room when the last guests in the chain cannot move', () => {
    const stays = [...CHAIN_OF_TWO.stays, pinned(2, 1, 2)]
    expect(repack({ ...CHAIN_OF_TWO, stays }, ask())).toBeUndefined()
    expect(canBePlaced({ ...CHAIN_OF_TWO, stays }, ask())).toBe(false)
  })
})

test('guests who booked no bathtub move to a plain room, even if a bathtub room has a gap of exactly their hours', () => {
  const hotel: PackedHotel = {
    rooms: 3,
    bathtubRooms: 2,
    stays: [pinned(0, 3, 4), stay(1, 0, 2), pinned(2, -9, 0), pinned(2, 2, 4)],
  }
  const guests = hotel.stays[1]?.guests
  expect(repack(hotel, ask(true))).toEqual([{ booking: guests?.booking, from: 1, to: 0 }])
})

test('guests who booked no bathtub move to a bathtub room if no other room is free in their hours', () => {
  const hotel: PackedHotel = {
    rooms: 3,
    bathtubRooms: 2,
    stays: [pinned(0, 1, 4), stay(1, 0, 2), pinned(2, 2, 4)],
  }
  expect(repack(hotel, ask(true))).toMatchObject([{ from: 1, to: 2 }])
})
