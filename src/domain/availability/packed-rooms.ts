import {
  nextBegin,
  repack,
  roomsByDepth,
  roomsToFind,
  spanAround,
  type PackedHotel,
  type RoomsAsked,
} from '../rooms/repack.ts'
import { clearBit, hasBit, setBit, type BitMask } from './bit-mask.ts'
import { withCleaning, type MinuteWindow, type TakenRoom } from './room-stays.ts'
import type { RoomsAndStays } from './rooms-and-stays.ts'

/** Rooms of one hotel that stays could make free by moving, for a window without its cleaning. */
export type PackedQuestion = { position: number; window: MinuteWindow; hasBathtub: boolean; moment: number }

const hotelOf = ({ rooms }: RoomsAndStays, position: number, stays: readonly TakenRoom[]): PackedHotel => ({
  rooms: rooms.any[position] ?? 0,
  bathtubRooms: rooms.bathtub[position] ?? 0,
  stays,
})

/** The stays that decide, and undefined where the hotel is full at one moment, which is seen sooner. */
function decisive(city: RoomsAndStays, { position, ...asked }: PackedQuestion, rooms: number) {
  const window = withCleaning(asked.window, city.rooms.cleaning[position] ?? 0)
  const wish: RoomsAsked = { ...asked, window }
  if (roomsByDepth(hotelOf(city, position, city.stays.of(position, window)), wish) < rooms) return undefined
  return { wish, hotel: hotelOf(city, position, city.stays.of(position, spanAround(window))) }
}

/** How many rooms a hotel could give, `most` at most. */
export function roomsByPacking(city: RoomsAndStays, question: PackedQuestion, most: number): number {
  const found = decisive(city, question, 1)
  return found ? roomsToFind(found.hotel, { ...found.wish, most }) : 0
}

type Answer = { isPossible: boolean; until: number }

function answer(city: RoomsAndStays, question: PackedQuestion, rooms: number): Answer {
  const found = decisive(city, question, rooms)
  // Stays that begin make a full hotel no emptier.
  if (!found) return { isPossible: false, until: Infinity }
  const { stays } = found.hotel
  return {
    isPossible: repack(found.hotel, { ...found.wish, rooms }) !== undefined,
    until: nextBegin(stays, question.moment),
  }
}

type Kept = { window: MinuteWindow; rooms: number; hasBathtub: boolean; free: Int16Array; mask: BitMask }

/**
 * Hotels that have enough rooms for a window, free or made free by moving stays. A hotel that is short is looked at when
 * it is first asked about, and again when its stays change or one of them begins.
 */
export class PackedRooms {
  private readonly city: RoomsAndStays
  private readonly kept: Kept
  /** short of rooms, and not looked at */
  private readonly pending: Set<number>
  /** looked at, each with the moment until which the answer stays true */
  private readonly looked = new Map<number, number>()
  private firstUntil = Infinity
  private lookedAt = 0

  constructor(city: RoomsAndStays, kept: Kept) {
    this.city = city
    this.kept = kept
    this.pending = new Set()
    const { free, rooms } = kept
    const all = this.all
    for (let position = 0; position < free.length; position++)
      if ((free[position] ?? 0) < rooms && (all[position] ?? 0) >= rooms) this.pending.add(position)
  }

  /** All of them; `changed` is told when others are among them than the last time. */
  at(moment: number, changed: () => void): BitMask {
    this.forgetBegun(moment)
    if (this.pending.size > 0) {
      for (const position of this.pending) this.look(position, moment, changed)
      this.pending.clear()
    }
    return this.kept.mask
  }

  has(position: number, moment: number, changed: () => void): boolean {
    this.forgetBegun(moment)
    if (this.pending.delete(position)) this.look(position, moment, changed)
    return hasBit(this.kept.mask, position)
  }

  /** The free rooms of a hotel were counted again. */
  count(position: number): void {
    const { free, rooms, mask } = this.kept
    this.looked.delete(position)
    this.pending.delete(position)
    if ((free[position] ?? 0) >= rooms) return setBit(mask, position)
    clearBit(mask, position)
    if ((this.all[position] ?? 0) >= rooms) this.pending.add(position)
  }

  /** Stays of a hotel have changed that leave as many rooms free as before. */
  lookAgain(position: number): void {
    if (this.looked.delete(position)) this.pending.add(position)
  }

  private get all(): Int16Array {
    return this.kept.hasBathtub ? this.city.rooms.bathtub : this.city.rooms.any
  }

  private look(position: number, moment: number, changed: () => void): void {
    const { window, hasBathtub, rooms, mask } = this.kept
    const { isPossible, until } = answer(this.city, { position, window, hasBathtub, moment }, rooms)
    this.looked.set(position, until)
    this.firstUntil = Math.min(this.firstUntil, until)
    this.lookedAt = Math.max(this.lookedAt, moment)
    if (isPossible === hasBit(mask, position)) return
    ;(isPossible ? setBit : clearBit)(mask, position)
    changed()
  }

  /** A clock that was put back makes every answer old. */
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
