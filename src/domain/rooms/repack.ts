import { overlaps, type MinuteWindow, type TakenRoom } from '../availability/room-stays.ts'
import { Depth } from './depth.ts'
import { RoomPlan, type Party, type SearchBudget, type Room } from './room-plan.ts'

/** A hotel's rooms, with the bathtub rooms last, and every stay that overlaps `spanAround` of the requested window. */
export type PackedHotel = { rooms: number; bathtubRooms: number; stays: readonly TakenRoom[] }

/** A guest's request for rooms in a window that includes cleaning. `moment` is now, in milliseconds since 1970. */
export type RoomsRequest = { window: MinuteWindow; hasBathtub: boolean; moment: number }

/** A move of all stays that a booking has in one room to a different room. */
export type Move = { booking: number; from: Room; to: Room }

/**
 * Stays may move if they lie within this distance of the requested window. Stays that reach beyond it keep their rooms.
 */
const SPAN_MINUTES = 5 * 24 * 60

/** A first, cheaper search moves only stays this close to the window. That is enough for most requests. */
const NEAR_MINUTES = 24 * 60

/** The maximum number of steps in a search for one room. A room that is not found by then is treated as unavailable. */
const STEPS = { ofChains: 300, ofLayouts: 600 }
/** The lengths of chains of moves, tried in this order. Each move makes space for the previous one. */
const DEPTHS = [1, 2, 3]
const DEPTH_OF_LAYOUTS = 2
const LAYOUTS = 6

const around = ({ from, until }: MinuteWindow, minutes: number): MinuteWindow => ({
  from: from - minutes,
  until: until + minutes,
})

/** Returns the period whose stays determine the rooms for this window. Stays outside it have no effect. */
export const spanAround = (window: MinuteWindow): MinuteWindow => around(window, SPAN_MINUTES)

const NOBODY: Party[] = []

/**
 * Whether a stay may move. It must not have begun, it must not be a block, and the desk must not have assigned its room
 * (decision 0072).
 */
const mayMove = ({ from, guests }: TakenRoom, moment: number): boolean =>
  guests !== undefined && !guests.isPinned && from * 60_000 > moment

const isWithin = (stay: MinuteWindow, span: MinuteWindow): boolean => stay.from > span.from && stay.until < span.until

const depth = new Depth()

/**
 * Returns an upper bound on the rooms that re-packing can free: the rooms left at the busiest moment of the window. It
 * is 0 if the hotel is full at any moment.
 */
export function roomsByDepth(hotel: PackedHotel, { window, hasBathtub, moment }: RoomsRequest): number {
  const firstBathtub = hotel.rooms - hotel.bathtubRooms
  depth.clear()
  for (const stay of hotel.stays) {
    const keeps = stay.guests?.needsBathtub === true || (stay.room >= firstBathtub && !mayMove(stay, moment))
    if (overlaps(stay, window)) depth.add(stay.from, stay.until, keeps)
  }
  return depth.left(hotel, window.from, hasBathtub)
}

/** Sorts the stays that overlap the span, so that the result does not depend on where they were read from. */
const inOrder = (stays: readonly TakenRoom[], span: MinuteWindow): TakenRoom[] =>
  stays.filter((stay) => overlaps(stay, span)).sort((one, other) => one.room - other.room || one.from - other.from)

/**
 * Joins back-to-back stays that a booking has in one room, so that they move together. Stays with gaps between them
 * keep their room.
 */
function partiesOf(stays: readonly TakenRoom[], span: MinuteWindow, moment: number): Party[] {
  const parties: Party[] = []
  const ofBookings = new Map<number, Party[]>()
  for (const stay of inOrder(stays, span)) {
    const { room, from, until, guests } = stay
    const isMovable = mayMove(stay, moment) && isWithin(stay, span)
    const last = parties.at(-1)
    if (guests && last?.booking === guests.booking && last.home === room && last.until === from) {
      last.until = until
      last.isMovable &&= isMovable
      continue
    }
    const { booking, needsBathtub } = guests ?? { booking: 0, needsBathtub: false }
    const party: Party = { from, until, booking, siblings: NOBODY, needsBathtub, isMovable, home: room, room }
    parties.push(party)
    const known = booking === 0 ? undefined : ofBookings.get(booking)
    if (known) known.push(party)
    else if (booking !== 0) ofBookings.set(booking, [party])
  }
  for (const own of ofBookings.values()) if (own.length > 1) introduce(own)
  return parties
}

function introduce(own: readonly Party[]): void {
  for (const party of own) {
    party.siblings = own.filter((other) => other !== party)
    if (party.siblings.some(({ home }) => home === party.home)) party.isMovable = false
  }
}

/** Searches one hotel for the requested rooms, one after another, and keeps the rooms already found. */
class Packing {
  private readonly plan: RoomPlan
  private readonly parties: Party[]
  private readonly guests: Party[] = []
  private readonly asked: RoomsRequest
  private readonly max: number

  constructor(hotel: PackedHotel, asked: RoomsRequest, { max, span }: { max: number; span: MinuteWindow }) {
    this.asked = asked
    this.max = max
    this.plan = new RoomPlan(hotel)
    this.parties = partiesOf(hotel.stays, span, asked.moment)
    for (const party of this.parties) this.plan.settle(party)
  }

  get moves(): Move[] {
    return this.parties.flatMap(({ booking, home, room }) =>
      home === undefined || room === undefined || room === home ? [] : [{ booking, from: home, to: room }],
    )
  }

  /** Finds one more room. 'few' tries a short chain of moves, and 'all' rearranges every stay that may move. */
  addRoom(by: 'few' | 'all'): boolean {
    if (this.guests.length >= this.max) return false
    const { window, hasBathtub } = this.asked
    const guest: Party = {
      ...window,
      booking: 0,
      siblings: NOBODY,
      needsBathtub: hasBathtub,
      isMovable: true,
      home: undefined,
      room: undefined,
    }
    const isFound = this.byChain(guest) || (by === 'all' && this.byLayout(guest))
    if (isFound) this.guests.push(guest)
    return isFound
  }

  private byChain(guest: Party): boolean {
    const budget: SearchBudget = { steps: STEPS.ofChains }
    return DEPTHS.some((depth) => this.plan.place(guest, depth, budget))
  }

  /**
   * Assigns rooms from scratch to all stays that may move, the earliest first. If a stay finds no room, retries with
   * that stay first.
   */
  private byLayout(guest: Party): boolean {
    const movable = [...this.parties, ...this.guests].filter(({ isMovable }) => isMovable)
    const earliest = [...movable, guest].sort((one, other) => one.from - other.from || other.until - one.until)
    const budget: SearchBudget = { steps: STEPS.ofLayouts }
    const first: Party[] = []
    const { mark } = this.plan
    for (let turn = 0; turn < LAYOUTS && budget.steps > 0; turn++) {
      for (const party of movable) this.plan.takeOut(party)
      const order = [...first, ...earliest.filter((party) => !first.includes(party))]
      const stuck = order.find((party) => !this.lay(party, budget, turn === 0))
      if (!stuck) return true
      this.plan.undo(mark)
      first.unshift(stuck)
    }
    return false
  }

  private lay(party: Party, budget: SearchBudget, isAtHome: boolean): boolean {
    if (isAtHome && party.home !== undefined && this.plan.isFree(party.home, party)) {
      this.plan.put(party, party.home)
      return true
    }
    return this.plan.place(party, DEPTH_OF_LAYOUTS, budget)
  }
}

/** Finds up to `max` rooms and the moves that free them. Tries the cheap search close to the window first. */
function pack(hotel: PackedHotel, asked: RoomsRequest, max: number): { rooms: number; moves: Move[] } {
  const near = new Packing(hotel, asked, { max, span: around(asked.window, NEAR_MINUTES) })
  let rooms = 0
  while (near.addRoom('few')) rooms += 1
  if (rooms >= max) return { rooms, moves: near.moves }
  const all = new Packing(hotel, asked, { max, span: spanAround(asked.window) })
  let found = 0
  while (all.addRoom('all')) found += 1
  return found >= rooms ? { rooms: found, moves: all.moves } : { rooms, moves: near.moves }
}

/**
 * Returns the moves that free the requested rooms. The list is empty if they are already free, and undefined if no
 * moves are found.
 */
export function repack(hotel: PackedHotel, asked: RoomsRequest & { rooms: number }): Move[] | undefined {
  if (roomsByDepth(hotel, asked) < asked.rooms) return undefined
  const { rooms, moves } = pack(hotel, asked, asked.rooms)
  return rooms < asked.rooms ? undefined : moves
}

/** Counts the rooms that re-packing can free for the request, up to `max`. `repack` finds the moves for that many. */
export function roomsToFind(hotel: PackedHotel, asked: RoomsRequest & { max: number }): number {
  const max = Math.min(asked.max, roomsByDepth(hotel, asked))
  return max === 0 ? 0 : pack(hotel, asked, max).rooms
}

/** Returns when the next of these stays begins, in milliseconds since 1970. From then on it may no longer move. */
export function nextFixedStart(stays: readonly TakenRoom[], moment: number): number {
  const begins = stays.filter((stay) => mayMove(stay, moment)).map(({ from }) => from * 60_000)
  return Math.min(Infinity, ...begins)
}
