import { meets, type MinuteWindow, type TakenRoom } from '../availability/room-stays.ts'
import { Depth } from './depth.ts'
import { RoomPlan, type Party, type Patience, type Room } from './room-plan.ts'

/** A hotel's rooms, those with a bathtub last, and at least every stay that meets `spanAround` the time asked about. */
export type PackedHotel = { rooms: number; bathtubRooms: number; stays: readonly TakenRoom[] }

/** What guests want: rooms for a time, cleaning included. `moment`: when they ask, in milliseconds since 1970. */
export type RoomsAsked = { window: MinuteWindow; hasBathtub: boolean; moment: number }

/** All stays of a booking in one room go to another. */
export type Move = { booking: number; from: Room; to: Room }

/** Stays that are not wholly so near the time asked about keep their rooms. */
const SPAN_MINUTES = 5 * 24 * 60

/** Most find their rooms by moving stays that are no further from it. */
const NEAR_MINUTES = 24 * 60

/** A search ends after so many steps: whatever is not found by then counts as taken. */
const STEPS = { ofChains: 400, ofLayouts: 1000 }
/** How many moves may lead to one another. */
const DEPTHS = [1, 2, 3]
const DEPTH_OF_LAYOUTS = 2
const LAYOUTS = 6

const around = ({ from, until }: MinuteWindow, minutes: number): MinuteWindow => ({
  from: from - minutes,
  until: until + minutes,
})

/** A decision about rooms for this time depends on the stays that meet the span, and on no other. */
export const spanAround = (window: MinuteWindow): MinuteWindow => around(window, SPAN_MINUTES)

const NOBODY: Party[] = []

/** Guests who are in their room, or could be, stay in it, as do those who were promised its number (decision 0072). */
const mayMove = ({ from, guests }: TakenRoom, moment: number): boolean =>
  guests !== undefined && !guests.isPinned && from * 60_000 > moment

const isWithin = (stay: MinuteWindow, span: MinuteWindow): boolean => stay.from > span.from && stay.until < span.until

const depth = new Depth()

/**
 * How many rooms more there could be if every stay that may move fitted in somewhere: at no moment of the window are
 * more taken than there are. 0 for a hotel that is really full.
 */
export function roomsByDepth(hotel: PackedHotel, { window, hasBathtub, moment }: RoomsAsked): number {
  const firstBathtub = hotel.rooms - hotel.bathtubRooms
  depth.clear()
  for (const stay of hotel.stays) {
    const keeps = stay.guests?.needsBathtub === true || (stay.room >= firstBathtub && !mayMove(stay, moment))
    if (meets(stay, window)) depth.add(stay.from, stay.until, keeps)
  }
  return depth.left(hotel, window.from, hasBathtub)
}

/** Those that meet the span by room and time, so that the same stays give the same answer wherever they were read. */
const inOrder = (stays: readonly TakenRoom[], span: MinuteWindow): TakenRoom[] =>
  stays.filter((stay) => meets(stay, span)).sort((one, other) => one.room - other.room || one.from - other.from)

/** Stays of a booking in one room, one after the other without a gap, move together; with a gap they keep their room. */
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

/** The search for rooms of one hotel, one after the other: who can have three can have two. */
class Packing {
  private readonly plan: RoomPlan
  private readonly parties: Party[]
  private readonly guests: Party[] = []
  private readonly asked: RoomsAsked
  private readonly most: number

  constructor(hotel: PackedHotel, asked: RoomsAsked, { most, span }: { most: number; span: MinuteWindow }) {
    this.asked = asked
    this.most = most
    this.plan = new RoomPlan(hotel)
    this.parties = partiesOf(hotel.stays, span, asked.moment)
    for (const party of this.parties) this.plan.settle(party)
  }

  get moves(): Move[] {
    return this.parties.flatMap(({ booking, home, room }) =>
      home === undefined || room === undefined || room === home ? [] : [{ booking, from: home, to: room }],
    )
  }

  /** Finds one room more: by a few moves, and `byAll` by laying everybody out again. */
  addRoom(by: 'few' | 'all'): boolean {
    if (this.guests.length >= this.most) return false
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
    const patience: Patience = { steps: STEPS.ofChains }
    return DEPTHS.some((depth) => this.plan.place(guest, depth, patience))
  }

  /** Lays all who may move out again, the earliest first; a party that finds no room goes first the next time. */
  private byLayout(guest: Party): boolean {
    const movable = [...this.parties, ...this.guests].filter(({ isMovable }) => isMovable)
    const earliest = [...movable, guest].sort((one, other) => one.from - other.from || other.until - one.until)
    const patience: Patience = { steps: STEPS.ofLayouts }
    const first: Party[] = []
    const { mark } = this.plan
    for (let turn = 0; turn < LAYOUTS && patience.steps > 0; turn++) {
      for (const party of movable) this.plan.takeOut(party)
      const order = [...first, ...earliest.filter((party) => !first.includes(party))]
      const stuck = order.find((party) => !this.lay(party, patience, turn === 0))
      if (!stuck) return true
      this.plan.undo(mark)
      first.unshift(stuck)
    }
    return false
  }

  private lay(party: Party, patience: Patience, isAtHome: boolean): boolean {
    if (isAtHome && party.home !== undefined && this.plan.isFree(party.home, party)) {
      this.plan.put(party, party.home)
      return true
    }
    return this.plan.place(party, DEPTH_OF_LAYOUTS, patience)
  }
}

/** How many rooms are found and who moves for them: near the time first, which is enough for most and costs a fraction. */
function pack(hotel: PackedHotel, asked: RoomsAsked, most: number): { rooms: number; moves: Move[] } {
  const near = new Packing(hotel, asked, { most, span: around(asked.window, NEAR_MINUTES) })
  let rooms = 0
  while (near.addRoom('few')) rooms += 1
  if (rooms >= most) return { rooms, moves: near.moves }
  const all = new Packing(hotel, asked, { most, span: spanAround(asked.window) })
  let found = 0
  while (all.addRoom('all')) found += 1
  return found >= rooms ? { rooms: found, moves: all.moves } : { rooms, moves: near.moves }
}

/** Who moves, so that so many rooms are free for the guests; nobody where they are free already, undefined where no way is found. */
export function repack(hotel: PackedHotel, asked: RoomsAsked & { rooms: number }): Move[] | undefined {
  if (roomsByDepth(hotel, asked) < asked.rooms) return undefined
  const { rooms, moves } = pack(hotel, asked, asked.rooms)
  return rooms < asked.rooms ? undefined : moves
}

/** How many rooms the guests could have, `most` at most: `repack` finds so many. */
export function roomsToFind(hotel: PackedHotel, asked: RoomsAsked & { most: number }): number {
  const most = Math.min(asked.most, roomsByDepth(hotel, asked))
  return most === 0 ? 0 : pack(hotel, asked, most).rooms
}

/** The next moment at which one of these stays begins, so that it keeps its room; in milliseconds since 1970. */
export function nextBegin(stays: readonly TakenRoom[], moment: number): number {
  const begins = stays.filter((stay) => mayMove(stay, moment)).map(({ from }) => from * 60_000)
  return Math.min(Infinity, ...begins)
}
