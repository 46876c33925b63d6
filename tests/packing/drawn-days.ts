import { overlaps, type MinuteWindow, type TakenRoom } from '#domain/availability/room-stays.ts'
import type { Random } from '#domain/kernel/seeded-random.ts'
import { repack, type Move, type PackedHotel, type RoomsRequest } from '#domain/rooms/repack.ts'
import { SLOTS } from '#domain/slots/slots.ts'

const DAY = 24 * 60
const MINUTE_MILLISECONDS = 60_000
/**
 * The number of days that guests request. Half of the requests come before the first day, the others during the first
 * two.
 */
const DAYS = 4
const REQUESTS = 420
const CLEANING_MINUTES = [0, 0, 15, 30]

export type RoomRequest = RoomsRequest & { rooms: number }

/** A hotel with its blocked rooms, and the requests for rooms in order. Some requests are cancelled later. */
export type DrawnDays = {
  hotel: PackedHotel
  requests: { asked: RoomRequest; isCancelling: boolean; isPinned: boolean }[]
}

function drawBlocks(draw: Random, rooms: number): TakenRoom[] {
  return Array.from({ length: rooms }, (_room, room) => room).flatMap((room) => {
    const from = draw.int(0, DAYS * 24) * 60
    const until = from + draw.int(4, 60) * 60
    return draw.chance(0.05) ? [{ room, from, until }] : []
  })
}

function drawWindow(draw: Random, cleaning: number): MinuteWindow {
  const { maxDays, startHour, endHour } = draw.pick(SLOTS)
  const first = draw.int(0, DAYS - 1)
  const days = maxDays > 1 && draw.chance(0.2) ? draw.int(2, 3) : 1
  return { from: first * DAY + startHour * 60, until: (first + days - 1) * DAY + endHour * 60 + cleaning }
}

export function drawDays(draw: Random, rooms: number): DrawnDays {
  const cleaning = draw.pick(CLEANING_MINUTES)
  const bathtubRooms = draw.int(0, Math.ceil(rooms / 5))
  const requests = Array.from({ length: REQUESTS }, (_request, index) => {
    const moment = Math.floor(Math.max(0, (index / REQUESTS - 0.5) * 2) * 2 * DAY) * MINUTE_MILLISECONDS
    const asked: RoomRequest = {
      window: drawWindow(draw, cleaning),
      hasBathtub: bathtubRooms > 0 && draw.chance(0.1),
      rooms: draw.chance(0.1) ? 2 : 1,
      moment,
    }
    return { asked, isCancelling: draw.chance(0.15), isPinned: draw.chance(0.04) }
  }).filter(({ asked: { window, moment } }) => window.from * MINUTE_MILLISECONDS > moment)
  return { hotel: { rooms, bathtubRooms, stays: drawBlocks(draw, rooms) }, requests }
}

export function freeRooms({ rooms, bathtubRooms, stays }: PackedHotel, { window, hasBathtub }: RoomRequest): number[] {
  const taken = new Set(stays.filter((stay) => overlaps(stay, window)).map(({ room }) => room))
  const able = Array.from({ length: rooms }, (_room, room) => room).slice(hasBathtub ? rooms - bathtubRooms : 0)
  return able.filter((room) => !taken.has(room))
}

/** Returns the share of rooms that are taken at the fullest moment in the window. */
export function fullness({ rooms, stays }: PackedHotel, window: MinuteWindow): number {
  const met = stays.filter((stay) => overlaps(stay, window))
  const moments = [window.from, ...met.map(({ from }) => Math.max(from, window.from))]
  return (
    Math.max(...moments.map((from) => met.filter((stay) => overlaps(stay, { from, until: from + 1 })).length)) / rooms
  )
}

export const moved = (stays: readonly TakenRoom[], moves: readonly Move[]): TakenRoom[] =>
  stays.map((stay) => {
    const move = moves.find(({ booking, from }) => booking === stay.guests?.booking && from === stay.room)
    return move ? { ...stay, room: move.to } : stay
  })

/** The hotel before a request, with the request's result. */
export type Answer = { before: PackedHotel; asked: RoomRequest; isPlaced: boolean; moves: number }

/** Plays the requests in order. Each takes free rooms or, with `isRepacking`, rooms that moves make free. */
export function* play({ hotel, requests }: DrawnDays, draw: Random, isRepacking: boolean): Generator<Answer> {
  let stays = [...hotel.stays]
  const bookings: number[] = []
  for (const [index, { asked, isCancelling, isPinned }] of requests.entries()) {
    const before = { ...hotel, stays }
    const isFree = freeRooms(before, asked).length >= asked.rooms
    const moves = isFree ? [] : isRepacking ? repack(before, asked) : undefined
    yield { before, asked, isPlaced: moves !== undefined, moves: moves?.length ?? 0 }
    if (!moves) continue
    stays = moved(stays, moves)
    const booking = index + 1
    const guests = { booking, needsBathtub: asked.hasBathtub, isPinned }
    const rooms = freeRooms({ ...hotel, stays }, asked).slice(0, asked.rooms)
    if (rooms.length < asked.rooms) throw new Error(`request ${index} was promised rooms that are not free`)
    stays.push(...rooms.map((room) => ({ room, ...asked.window, guests })))
    bookings.push(booking)
    const gone = draw.pick(bookings)
    if (isCancelling)
      stays = stays.filter((stay) => stay.guests?.booking !== gone || stay.from * MINUTE_MILLISECONDS <= asked.moment)
  }
}
