import { Depth } from '../rooms/depth.ts'
import { nextFixedStart, repack, roomsToFind, spanAround, type PackedHotel } from '../rooms/repack.ts'
import { atLeast, clearBit, hasBit, positionsIn, setBit, type BitMask } from './bit-mask.ts'
import { withCleaning, type MinuteWindow } from './room-stays.ts'
import type { RoomsAndStays } from './rooms-and-stays.ts'

/** A request for rooms at one hotel that become free if other stays move. `window` excludes the cleaning afterwards. */
export type PackingQuery = { position: number; window: MinuteWindow; hasBathtub: boolean; moment: number }

const depth = new Depth()

/** Counts like `roomsByDepth`, but reads the city's in-memory lists without creating objects. */
function roomsLeftByDepth(
  { rooms, stays }: RoomsAndStays,
  { position, hasBathtub, moment }: PackingQuery,
  window: MinuteWindow,
) {
  const hotel = { rooms: rooms.any[position] ?? 0, bathtubRooms: rooms.bathtub[position] ?? 0 }
  const firstBathtub = hotel.rooms - hotel.bathtubRooms
  depth.clear()
  stays.visitStays(position, window, (room, from, until, needsBathtub, mayMove) => {
    const keepsRoom = !mayMove || from * 60_000 <= moment
    depth.add(from, until, needsBathtub || (keepsRoom && room >= firstBathtub))
  })
  return depth.left(hotel, window.from, hasBathtub)
}

/**
 * Collects the stays that re-packing needs. Returns undefined if a cheaper check shows that the hotel is too full at
 * some moment.
 */
function decisive(city: RoomsAndStays, question: PackingQuery, rooms: number) {
  const { position, hasBathtub, moment } = question
  const window = withCleaning(question.window, city.rooms.cleaning[position] ?? 0)
  if (roomsLeftByDepth(city, question, window) < rooms) return undefined
  const hotel: PackedHotel = {
    rooms: city.rooms.any[position] ?? 0,
    bathtubRooms: city.rooms.bathtub[position] ?? 0,
    stays: city.stays.of(position, spanAround(window)),
  }
  return { wish: { window, hasBathtub, moment }, hotel }
}

/** Counts the rooms that a hotel can free by moving stays. Stops counting at `max`. */
export function roomsByPacking(city: RoomsAndStays, question: PackingQuery, max: number): number {
  const found = decisive(city, question, 1)
  return found ? roomsToFind(found.hotel, { ...found.wish, max }) : 0
}

type Answer = { isPossible: boolean; until: number }

function answer(city: RoomsAndStays, question: PackingQuery, rooms: number): Answer {
  const found = decisive(city, question, rooms)
  // A negative result never expires. Stays that have begun cannot move, so time alone never frees a full hotel.
  if (!found) return { isPossible: false, until: Infinity }
  const { stays } = found.hotel
  return {
    isPossible: repack(found.hotel, { ...found.wish, rooms }) !== undefined,
    until: nextFixedStart(stays, question.moment),
  }
}

type Kept = { window: MinuteWindow; rooms: number; hasBathtub: boolean; free: Int16Array; mask: BitMask }

/**
 * Caches which hotels have enough rooms for a window, whether free or freed by moving stays. Re-packs a hotel with too
 * few free rooms on first use, and again once its stays change or one of them begins.
 */
export class PackedRooms {
  private readonly city: RoomsAndStays
  private readonly kept: Kept
  /** hotels that have too few free rooms and no cached re-packing result */
  private readonly pending: BitMask
  private hasPending = true
  /** when the cached re-packing result of each hotel expires */
  private readonly looked = new Map<number, number>()
  private firstUntil = Infinity
  private lookedAt = 0

  constructor(city: RoomsAndStays, kept: Kept) {
    this.city = city
    this.kept = kept
    this.pending = atLeast(this.all, kept.rooms)
    for (let word = 0; word < this.pending.length; word++)
      this.pending[word] = (this.pending[word] ?? 0) & ~(kept.mask[word] ?? 0)
  }

  /** Returns all hotels that have enough rooms. Calls `changed` whenever re-packing adds or removes a hotel. */
  at(moment: number, changed: () => void): BitMask {
    this.forgetBegun(moment)
    if (this.hasPending) for (const position of positionsIn(this.pending)) this.look(position, moment, changed)
    this.hasPending = false
    return this.kept.mask
  }

  has(position: number, moment: number, changed: () => void): boolean {
    this.forgetBegun(moment)
    if (hasBit(this.pending, position)) this.look(position, moment, changed)
    return hasBit(this.kept.mask, position)
  }

  /** Updates a hotel after its free rooms have been recounted. */
  count(position: number): void {
    const { free, rooms, mask } = this.kept
    this.looked.delete(position)
    clearBit(this.pending, position)
    if ((free[position] ?? 0) >= rooms) return setBit(mask, position)
    clearBit(mask, position)
    if ((this.all[position] ?? 0) >= rooms) this.wait(position)
  }

  /** Drops a hotel's cached re-packing result, because its stays changed although the number of free rooms did not. */
  lookAgain(position: number): void {
    if (this.looked.delete(position)) this.wait(position)
  }

  private wait(position: number): void {
    setBit(this.pending, position)
    this.hasPending = true
  }

  private get all(): Int16Array {
    return this.kept.hasBathtub ? this.city.rooms.bathtub : this.city.rooms.any
  }

  private look(position: number, moment: number, changed: () => void): void {
    const { window, hasBathtub, rooms, mask } = this.kept
    clearBit(this.pending, position)
    const { isPossible, until } = answer(this.city, { position, window, hasBathtub, moment }, rooms)
    this.looked.set(position, until)
    this.firstUntil = Math.min(this.firstUntil, until)
    this.lookedAt = Math.max(this.lookedAt, moment)
    if (isPossible === hasBit(mask, position)) return
    ;(isPossible ? setBit : clearBit)(mask, position)
    changed()
  }

  /** Drops results that have expired, or all of them if the clock was set back. */
  private forgetBegun(moment: number): void {
    const isBack = moment < this.lookedAt
    if (moment < this.firstUntil && !isBack) return
    this.firstUntil = Infinity
    this.lookedAt = 0
    for (const [position, until] of this.looked)
      if (isBack || until <= moment) this.lookAgain(position)
      else this.firstUntil = Math.min(this.firstUntil, until)
  }
}
