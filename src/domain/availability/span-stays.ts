import type { MinuteWindow, TakenRoom } from './room-stays.ts'

/** Numbers of a packed stay: the position of its hotel, its room, its first and last minute. */
export const STAY_WIDTH = 4
/** Stays that there is room for from the beginning. */
const FEW = 4
/** How much longer the list becomes when it is full. */
const GROWTH = 1.25
/** What JavaScript needs around the numbers. */
const BYTES_OF_LIST = 250

/** The place of the first stay of a hotel, and that after its last. */
type Run = { begin: number; end: number }

/** Stays that begin within one span of time, sorted by the position of their hotel. Sixteen bytes a stay. */
export class SpanStays {
  packed = new Int32Array(FEW * STAY_WIDTH)
  count = 0

  get bytes(): number {
    return this.packed.byteLength + BYTES_OF_LIST
  }

  /** Where the stays of a hotel are. */
  runOf(position: number): Run {
    const begin = this.firstOf(position)
    let end = begin
    while (end < this.count && this.packed[end * STAY_WIDTH] === position) end += 1
    return { begin, end }
  }

  staysOf(position: number): TakenRoom[] {
    const { begin, end } = this.runOf(position)
    return Array.from({ length: end - begin }, (_stay, index) => {
      const at = (begin + index) * STAY_WIDTH
      const [room = 0, from = 0, until = 0] = this.packed.subarray(at + 1, at + STAY_WIDTH)
      return { room, from, until }
    })
  }

  /** Visits the room of each stay of the hotel that meets the window. */
  visitRooms(position: number, { from, until }: MinuteWindow, visit: (room: number) => void): void {
    const { packed } = this
    const end = this.count * STAY_WIDTH
    for (let at = this.firstOf(position) * STAY_WIDTH; at < end && packed[at] === position; at += STAY_WIDTH)
      if ((packed[at + 2] ?? 0) < until && (packed[at + 3] ?? 0) > from) visit(packed[at + 1] ?? 0)
  }

  /** The stays of a hotel are now these. */
  replace(position: number, stays: readonly TakenRoom[]): void {
    const { begin, end } = this.runOf(position)
    const more = stays.length - (end - begin)
    this.growTo(this.count + more)
    if (more !== 0) this.packed.copyWithin((end + more) * STAY_WIDTH, end * STAY_WIDTH, this.count * STAY_WIDTH)
    this.count += more
    let at = begin * STAY_WIDTH
    for (const { room, from, until } of stays) {
      this.packed[at] = position
      this.packed[at + 1] = room
      this.packed[at + 2] = from
      this.packed[at + 3] = until
      at += STAY_WIDTH
    }
  }

  /** The first stay of this hotel or a later one: by binary search, unless the hotel comes after all others. */
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
    const grown = new Int32Array(Math.ceil(count * GROWTH) * STAY_WIDTH)
    grown.set(this.packed)
    this.packed = grown
  }
}
