/** From a minute to another, half-open, in minutes since 1970: slots begin and end on whole minutes. */
export type MinuteWindow = { from: number; until: number }

/** A room of the hotel, by its place in the hotel's list of rooms, that is occupied for a time: until it is clean. */
export type TakenRoom = MinuteWindow & { room: number }

/** The stays of one hotel: room, first and last minute of each, by first minute. Twelve bytes a stay. */
export type RoomStays = { packed: Int32Array; longest: number }

/** Numbers of a packed stay. */
const WIDTH = 3

const MINUTE_MILLISECONDS = 60_000

/** The smallest window of whole minutes around a period. */
export const minutesOf = ({ start, end }: { start: Date; end: Date }): MinuteWindow => ({
  from: Math.floor(start.getTime() / MINUTE_MILLISECONDS),
  until: Math.ceil(end.getTime() / MINUTE_MILLISECONDS),
})

/** A stay in this window occupies its room until it is clean again; so long, nobody else may have it. */
export const withCleaning = ({ from, until }: MinuteWindow, minutes: number): MinuteWindow => ({
  from,
  until: until + minutes,
})

export const meets = (one: MinuteWindow, other: MinuteWindow): boolean =>
  one.from < other.until && other.from < one.until

export function packStays(stays: readonly TakenRoom[]): RoomStays {
  const packed = new Int32Array(stays.length * WIDTH)
  let longest = 0
  const sorted = stays.toSorted((one, other) => one.from - other.from)
  for (const [index, { room, from, until }] of sorted.entries()) {
    packed.set([room, from, until], index * WIDTH)
    longest = Math.max(longest, until - from)
  }
  return { packed, longest }
}

export function unpackStays({ packed }: RoomStays): TakenRoom[] {
  return Array.from({ length: packed.length / WIDTH }, (_stay, index) => {
    const [room = 0, from = 0, until = 0] = packed.subarray(index * WIDTH, (index + 1) * WIDTH)
    return { room, from, until }
  })
}

/** The stays after those that meet the window were replaced by these. */
export const replaceStays = (known: RoomStays, window: MinuteWindow, stays: readonly TakenRoom[]): RoomStays =>
  packStays([...unpackStays(known).filter((stay) => !meets(stay, window)), ...stays])

/** The first stay that begins at this minute or later, by binary search. */
function firstFrom(packed: Int32Array, minute: number): number {
  let [low, high] = [0, packed.length / WIDTH]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((packed[middle * WIDTH + 1] ?? 0) < minute) low = middle + 1
    else high = middle
  }
  return low
}

/** Remembers which rooms were counted already; one serves any number of counts after each other. */
export class RoomTally {
  private turns = new Uint32Array(64)
  private turn = 0

  begin(): void {
    this.turn += 1
  }

  /** Whether this room was not counted yet in this turn. */
  isNew(room: number): boolean {
    if (room >= this.turns.length) this.grow(room)
    if (this.turns[room] === this.turn) return false
    this.turns[room] = this.turn
    return true
  }

  private grow(room: number): void {
    const grown = new Uint32Array(room * 2)
    grown.set(this.turns)
    this.turns = grown
  }
}

/**
 * How many rooms are taken at some time of the window, and how many of these have a bathtub. Rooms with a bathtub are
 * the last of the hotel's list, from `firstBathtub` on.
 */
export function takenRooms(
  { packed, longest }: RoomStays,
  window: MinuteWindow,
  { firstBathtub, tally }: { firstBathtub: number; tally: RoomTally },
): { rooms: number; bathtubRooms: number } {
  tally.begin()
  const taken = { rooms: 0, bathtubRooms: 0 }
  // A stay that began earlier than the longest one lasts is over.
  for (let at = firstFrom(packed, window.from - longest) * WIDTH; at < packed.length; at += WIDTH) {
    if ((packed[at + 1] ?? 0) >= window.until) break
    if ((packed[at + 2] ?? 0) <= window.from) continue
    const room = packed[at] ?? 0
    if (!tally.isNew(room)) continue
    taken.rooms += 1
    if (room >= firstBathtub) taken.bathtubRooms += 1
  }
  return taken
}
