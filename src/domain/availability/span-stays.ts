import { overlaps, type MinuteWindow, type TakenRoom } from './room-stays.ts'

/** How many numbers a packed stay consists of: its hotel's position, its room, and its first and last minute. */
export const STAY_WIDTH = 4
/**
 * How many numbers each stay has in the list of guests: its booking key (0 if it has no booking) and its flags. The
 * list is separate because few loops read it.
 */
const WHO_WIDTH = 2
const NEEDS_BATHTUB = 1
const IS_PINNED = 2
/** The initial capacity, in stays. */
const FEW = 4
/** The factor by which a full list grows. */
const GROWTH = 1.25
/** JavaScript's overhead in bytes for each list of numbers. */
const BYTES_OF_LIST = 250

/**
 * Receives a stay as plain values, to avoid creating an object. `mayMove` ignores whether the stay has already begun.
 */
export type VisitStay = (room: number, from: number, until: number, needsBathtub: boolean, mayMove: boolean) => void

/** The range of a hotel's stays in the list. `end` is exclusive. */
type Run = { begin: number; end: number }

const flagsOf = ({ guests }: TakenRoom): number =>
  (guests?.needsBathtub ? NEEDS_BATHTUB : 0) + (guests?.isPinned ? IS_PINNED : 0)

function copied(list: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(length)
  longer.set(list)
  return longer
}

/** The stays that begin within one span of time, sorted by their hotel's position. Each stay takes 24 bytes. */
export class SpanStays {
  packed = new Int32Array(FEW * STAY_WIDTH)
  private who = new Int32Array(FEW * WHO_WIDTH)
  count = 0

  get bytes(): number {
    return this.packed.byteLength + this.who.byteLength + BYTES_OF_LIST
  }

  /** Finds the stays of a hotel. */
  runOf(position: number): Run {
    const begin = this.firstOf(position)
    let end = begin
    while (end < this.count && this.packed[end * STAY_WIDTH] === position) end += 1
    return { begin, end }
  }

  staysOf(position: number): TakenRoom[] {
    const { begin, end } = this.runOf(position)
    return Array.from({ length: end - begin }, (_stay, index) => this.stayAt(begin + index))
  }

  /** Visits each stay of the hotel that overlaps the window, with everything that re-packing needs to know. */
  visitStays(position: number, window: MinuteWindow, visit: VisitStay): void {
    for (
      let index = this.firstOf(position);
      this.packed[index * STAY_WIDTH] === position && index < this.count;
      index++
    ) {
      const [at, whoAt] = [index * STAY_WIDTH, index * WHO_WIDTH]
      const [room, from, until] = [this.packed[at + 1] ?? 0, this.packed[at + 2] ?? 0, this.packed[at + 3] ?? 0]
      if (from >= window.until || until <= window.from) continue
      const flags = this.who[whoAt + 1] ?? 0
      const mayMove = this.who[whoAt] !== 0 && (flags & IS_PINNED) === 0
      visit(room, from, until, (flags & NEEDS_BATHTUB) !== 0, mayMove)
    }
  }

  /** Appends the hotel's stays that overlap the window to `into`. */
  collect(position: number, window: MinuteWindow, into: TakenRoom[]): void {
    for (
      let index = this.firstOf(position);
      this.packed[index * STAY_WIDTH] === position && index < this.count;
      index++
    ) {
      const stay = this.stayAt(index)
      if (overlaps(stay, window)) into.push(stay)
    }
  }

  /** Visits the room of each stay of the hotel that overlaps the window. */
  visitRooms(position: number, { from, until }: MinuteWindow, visit: (room: number) => void): void {
    const { packed } = this
    const end = this.count * STAY_WIDTH
    for (let at = this.firstOf(position) * STAY_WIDTH; at < end && packed[at] === position; at += STAY_WIDTH)
      if ((packed[at + 2] ?? 0) < until && (packed[at + 3] ?? 0) > from) visit(packed[at + 1] ?? 0)
  }

  /** Replaces the stays of a hotel. */
  replace(position: number, stays: readonly TakenRoom[]): void {
    const { begin, end } = this.runOf(position)
    const more = stays.length - (end - begin)
    this.growTo(this.count + more)
    if (more !== 0) {
      this.packed.copyWithin((end + more) * STAY_WIDTH, end * STAY_WIDTH, this.count * STAY_WIDTH)
      this.who.copyWithin((end + more) * WHO_WIDTH, end * WHO_WIDTH, this.count * WHO_WIDTH)
    }
    this.count += more
    for (const [index, stay] of stays.entries()) {
      this.packed.set([position, stay.room, stay.from, stay.until], (begin + index) * STAY_WIDTH)
      this.who.set([stay.guests?.booking ?? 0, flagsOf(stay)], (begin + index) * WHO_WIDTH)
    }
  }

  private stayAt(index: number): TakenRoom {
    const [at, whoAt] = [index * STAY_WIDTH, index * WHO_WIDTH]
    const [room, from, until] = [this.packed[at + 1] ?? 0, this.packed[at + 2] ?? 0, this.packed[at + 3] ?? 0]
    const [booking, flags] = [this.who[whoAt] ?? 0, this.who[whoAt + 1] ?? 0]
    if (booking === 0) return { room, from, until }
    const guests = { booking, needsBathtub: (flags & NEEDS_BATHTUB) !== 0, isPinned: (flags & IS_PINNED) !== 0 }
    return { room, from, until, guests }
  }

  /** Finds the first stay of this hotel or a later one, by binary search unless the hotel comes after all others. */
  private firstOf(position: number): number {
    let [low, high] = [0, this.count]
    if (high > 0 && (this.packed[(high - 1) * STAY_WIDTH] ?? 0) < position) return high
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.packed[middle * STAY_WIDTH] ?? 0) < position) low = middle + 1
      else high = middle
    }
    return low
  }

  private growTo(count: number): void {
    if (count * STAY_WIDTH <= this.packed.length) return
    const capacity = Math.ceil(count * GROWTH)
    this.packed = copied(this.packed, capacity * STAY_WIDTH)
    this.who = copied(this.who, capacity * WHO_WIDTH)
  }
}
