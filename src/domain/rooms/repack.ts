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

/** A search ends after so many steps: whatever is not found by then counts as taken. */
const STEPS = { ofChains: 400, ofLayouts: 1000 }
/** How many moves may lead to one another. */
const DEPTHS = [1, 2, 3]
const DEPTH_OF_LAYOUTS = 2
const LAYOUTS = 6

/** A decision about rooms for this time depends on the stays that meet the span, and on no other. */
export const spanAround = ({ from, until }: MinuteWindow): MinuteWindow => ({
  from: from - SPAN_MINUTES,
  until: until + SPAN_MINUTES,
})

/** Guests who are in their room, or could be, stay in it; so does whoever was promised its number (decision 0072). */
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

/** The stays of each booking in each room, and each block, in the order of time. */
function byBookingAndRoom(stays: readonly TakenRoom[]): TakenRoom[][] {
  const groups = new Map<string, TakenRoom[]>()
  for (const stay of stays) {
    const key = stay.guests ? `${stay.guests.booking} in ${stay.room}` : `block ${groups.size}`
    const group = groups.get(key)
    if (group) group.push(stay)
    else groups.set(key, [stay])
  }
  return [...groups.values()]
}

/** Stays of a booking in one room, one after the other without a gap, move together; with a gap they keep their room. */
function partiesOf(stays: readonly TakenRoom[], { window, moment }: RoomsAsked): Map<Party, Room> {
  const span = spanAround(window)
  const parties = new Map<Party, Room>()
  for (const group of byBookingAndRoom(inOrder(stays, span))) {
    const [first, last] = [group[0], group.at(-1)]
    if (!first || !last) continue
    const isWhole = group.every((stay, index) => index === 0 || stay.from === group[index - 1]?.until)
    const isMovable = isWhole && group.every((stay) => mayMove(stay, moment) && isWithin(stay, span))
    const { booking, needsBathtub } = first.guests ?? { booking: 0, needsBathtub: false }
    for (const { from, until } of isMovable ? [{ from: first.from, until: last.until }] : group)
      parties.set({ from, until, booking, siblings: [], needsBathtub, isMovable }, first.room)
  }
  introduceSiblings(parties.keys())
  return parties
}

function introduceSiblings(parties: Iterable<Party>): void {
  const ofBookings = new Map<number, Party[]>()
  for (const party of parties) {
    if (party.booking === 0) continue
    const known = ofBookings.get(party.booking)
    if (known) known.push(party)
    else ofBookings.set(party.booking, [party])
  }
  for (const own of ofBookings.values())
    if (own.length > 1) for (const party of own) party.siblings = own.filter((other) => other !== party)
}

/** The search for rooms of one hotel, one after the other: who can have three can have two. */
class Packing {
  private readonly plan: RoomPlan
  private readonly parties: Map<Party, Room>
  private readonly guests: Party[] = []
  private readonly asked: RoomsAsked
  private readonly most: number

  constructor(hotel: PackedHotel, asked: RoomsAsked, most: number) {
    this.asked = asked
    this.most = most
    this.plan = new RoomPlan(hotel)
    this.parties = partiesOf(hotel.stays, asked)
    for (const [party, room] of this.parties) this.plan.put(party, room)
  }

  get moves(): Move[] {
    return [...this.parties].flatMap(([party, from]) => {
      const to = this.plan.room(party) ?? from
      return to === from ? [] : [{ booking: party.booking, from, to }]
    })
  }

  /** Finds one room more. */
  addRoom(): boolean {
    if (this.guests.length >= this.most) return false
    const { window, hasBathtub } = this.asked
    const guest: Party = { ...window, booking: 0, siblings: [], needsBathtub: hasBathtub, isMovable: true }
    const isFound = this.byChain(guest) || this.byLayout(guest)
    if (isFound) this.guests.push(guest)
    return isFound
  }

  private byChain(guest: Party): boolean {
    const patience: Patience = { steps: STEPS.ofChains }
    return DEPTHS.some((depth) => this.plan.place(guest, depth, patience))
  }

  /** Lays all who may move out again, the earliest first; whoever finds no room goes first the next time. */
  private byLayout(guest: Party): boolean {
    const movable = [...this.parties.keys(), ...this.guests].filter(({ isMovable }) => isMovable)
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
    const home = this.parties.get(party)
    if (isAtHome && home !== undefined && this.plan.isFree(home, party)) {
      this.plan.put(party, home)
      return true
    }
    return this.plan.place(party, DEPTH_OF_LAYOUTS, patience)
  }
}

/** Who moves, so that so many rooms are free for the guests; nobody where they are free already, undefined where no way is found. */
export function repack(hotel: PackedHotel, asked: RoomsAsked & { rooms: number }): Move[] | undefined {
  const most = roomsByDepth(hotel, asked)
  if (most < asked.rooms) return undefined
  const packing = new Packing(hotel, asked, most)
  for (let room = 0; room < asked.rooms; room++) if (!packing.addRoom()) return undefined
  return packing.moves
}

/** How many rooms the guests could have, `most` at most: as many as `repack` finds. */
export function roomsToFind(hotel: PackedHotel, asked: RoomsAsked & { most: number }): number {
  const most = Math.min(asked.most, roomsByDepth(hotel, asked))
  if (most === 0) return 0
  const packing = new Packing(hotel, asked, most)
  let rooms = 0
  while (packing.addRoom()) rooms += 1
  return rooms
}

/** The next moment at which one of these stays begins, so that it keeps its room; in milliseconds since 1970. */
export function nextBegin(stays: readonly TakenRoom[], moment: number): number {
  const begins = stays.filter((stay) => mayMove(stay, moment)).map(({ from }) => from * 60_000)
  return Math.min(Infinity, ...begins)
}
