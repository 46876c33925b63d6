/**
 * What occupies one room for a time that includes cleaning: guests with their extra hours, or a block. Times are
 * minutes since 1970.
 */
export type Party = {
  from: number
  until: number
  /** the booking's key; 0 for a block or the new guests */
  booking: number
  /** other parties of the same booking, in different rooms; it never shares a room with them */
  siblings: Party[]
  needsBathtub: boolean
  isMovable: boolean
  /** its room before any move; undefined for the new guests */
  home: Room | undefined
  /** its room in the current plan */
  room: Room | undefined
}

/** A room, as its index in the hotel's list, in which rooms with a bathtub come last. */
export type Room = number

/** The remaining budget of a search. One step is the check of all rooms for one party. */
export type SearchBudget = { steps: number }

type Candidate = { room: Room; inTheWay: Party[] }

/** The maximum number of idle minutes counted next to a stay. All longer gaps have the same cost. */
const LONG_GAP_MINUTES = 7 * 24 * 60

/** The cost of an occupied room, which is higher than that of any gap. */
const TAKEN = Infinity

/** Finds the index of the first party in a lane that ends after this moment. */
function firstEndingAfter(lane: readonly Party[], moment: number): number {
  let [low, high] = [0, lane.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((lane[middle]?.until ?? 0) <= moment) low = middle + 1
    else high = middle
  }
  return low
}

const longestFirst = (one: Party, other: Party) => other.until - other.from - (one.until - one.from)

/** Assigns parties to rooms. Its changes can be undone back to a `mark`. */
export class RoomPlan {
  /** the parties in each room, sorted by start; they never overlap */
  private readonly lanes: Party[][]
  private readonly firstBathtub: Room
  /** parties that the current chain of moves has placed and must not displace again */
  private readonly settled = new Set<Party>()
  private readonly done: { party: Party; before: Room | undefined }[] = []

  constructor({ rooms, bathtubRooms }: { rooms: number; bathtubRooms: number }) {
    this.lanes = Array.from({ length: rooms }, () => [])
    this.firstBathtub = rooms - bathtubRooms
  }

  get mark(): number {
    return this.done.length
  }

  /** Adds a party to the end of its own room while the plan is built. This cannot be undone. */
  settle(party: Party): void {
    if (party.home === undefined) throw new Error('guests who ask have no room yet')
    party.room = party.home
    this.lanes[party.home]?.push(party)
  }

  undo(mark: number): void {
    while (this.done.length > mark) {
      const last = this.done.pop()
      if (!last) return
      const { party, before } = last
      this.write(party, before)
    }
  }

  put(party: Party, room: Room): void {
    this.done.push({ party, before: party.room })
    this.write(party, room)
  }

  takeOut(party: Party): void {
    this.done.push({ party, before: party.room })
    this.write(party, undefined)
  }

  isFree(room: Room, party: Party): boolean {
    return this.suits(room, party) && this.lostAround(room, party) !== TAKEN
  }

  /** Puts the party into a free room, or frees a room by a chain of at most `depth` moves. */
  place(party: Party, depth: number, budget: SearchBudget): boolean {
    budget.steps -= 1
    if (budget.steps < 0) return false
    const free = this.tightest(party)
    if (free !== undefined) {
      this.put(party, free)
      return true
    }
    return depth > 0 && this.displace(party, depth, budget)
  }

  /**
   * Puts the party into an occupied room and finds different rooms for the parties there. Tries the room with the
   * fewest parties first.
   */
  private displace(party: Party, depth: number, budget: SearchBudget): boolean {
    this.settled.add(party)
    const { mark } = this
    const isDone = this.candidates(party).some(({ room, inTheWay }) => {
      if (budget.steps <= 0) return false
      for (const other of inTheWay) this.takeOut(other)
      this.put(party, room)
      if (inTheWay.every((other) => this.place(other, depth - 1, budget))) return true
      this.undo(mark)
      return false
    })
    this.settled.delete(party)
    return isDone
  }

  private suits(room: Room, { needsBathtub }: Party): boolean {
    return !needsBathtub || room >= this.firstBathtub
  }

  /** Lists the rooms that the party could have if the parties that block them moved. */
  private candidates(party: Party): Candidate[] {
    const found: Candidate[] = []
    for (let room = party.needsBathtub ? this.firstBathtub : 0; room < this.lanes.length; room++) {
      const inTheWay = this.movableInTheWay(room, party)
      if (inTheWay) found.push({ room, inTheWay })
    }
    return found.sort((one, other) => one.inTheWay.length - other.inTheWay.length)
  }

  /** Lists the parties that block the room, the longest first; undefined if one of them cannot move. */
  private movableInTheWay(room: Room, party: Party): Party[] | undefined {
    if (this.hasSibling(room, party)) return undefined
    const met: Party[] = []
    const lane = this.lanes[room] ?? []
    for (let place = firstEndingAfter(lane, party.from); place < lane.length; place++) {
      const other = lane[place]
      if (!other || other.from >= party.until) break
      if (!other.isMovable || this.settled.has(other)) return undefined
      met.push(other)
    }
    return met.sort(longestFirst)
  }

  private hasSibling(room: Room, { siblings }: Party): boolean {
    return siblings.some((sibling) => sibling.room === room)
  }

  /**
   * Picks the free room that leaves the least unused time before and after the stay. Picks a room with a bathtub only
   * if no other room is free.
   */
  private tightest(party: Party): Room | undefined {
    let [best, least]: [Room | undefined, number] = [undefined, TAKEN]
    for (let room = party.needsBathtub ? this.firstBathtub : 0; room < this.lanes.length; room++) {
      if (room === this.firstBathtub && best !== undefined) return best
      const lost = this.lostAround(room, party)
      if (lost < least) [best, least] = [room, lost]
    }
    return best
  }

  /** Calculates the idle minutes before and after the party in a room. Returns TAKEN if the room is not free. */
  private lostAround(room: Room, party: Party): number {
    const { from, until } = party
    const lane = this.lanes[room] ?? []
    const place = firstEndingAfter(lane, from)
    const [before, after] = [lane[place - 1], lane[place]]
    if ((after && after.from < until) || this.hasSibling(room, party)) return TAKEN
    const lostBefore = before ? from - before.until : LONG_GAP_MINUTES
    const lostAfter = after ? after.from - until : LONG_GAP_MINUTES
    return Math.min(lostBefore, LONG_GAP_MINUTES) + Math.min(lostAfter, LONG_GAP_MINUTES)
  }

  private write(party: Party, room: Room | undefined): void {
    if (party.room !== undefined) {
      const lane = this.lanes[party.room] ?? []
      lane.splice(lane.indexOf(party), 1)
    }
    party.room = room
    if (room === undefined) return
    const lane = this.lanes[room] ?? []
    lane.splice(firstEndingAfter(lane, party.from), 0, party)
  }
}
