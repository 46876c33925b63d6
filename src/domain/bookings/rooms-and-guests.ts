/** 1 to 5 rooms a booking, 1 or 2 guests a room (specification §9; decisions, "Rooms"). */
export const MAX_ROOMS = 5
export const GUESTS_PER_ROOM = 2
export const DEFAULT_GUESTS = 2
export const DEFAULT_ROOMS = 1

/** Rooms are free, but too few of them have a bathtub: the API refuses with it, and pages say it before. */
export const BATHTUBS_TAKEN =
  'Every room with a bathtub is sold out for this time. Rooms without one are still free. Nothing was charged.'

export type Party = { rooms: number; guests: number }

/** Without rooms, keep the guests and derive the rooms; otherwise guests are twice the rooms (specification §4). */
export function partyFor({
  rooms,
  guests = DEFAULT_GUESTS,
}: {
  rooms?: number | undefined
  guests?: number | undefined
}): Party {
  if (rooms === undefined) return { guests, rooms: Math.ceil(guests / GUESTS_PER_ROOM) }
  return { rooms, guests: rooms * GUESTS_PER_ROOM }
}

/** The party in a request: a missing number follows from the other, and two given numbers are checked as they stand. */
export function requestedParty({ rooms, guests }: { rooms?: number | undefined; guests?: number | undefined }): Party {
  if (rooms !== undefined && guests !== undefined) return { rooms, guests }
  return partyFor({ rooms, guests })
}

export type PartyRefusal = 'ROOMS_OUT_OF_RANGE' | 'GUESTS_OUT_OF_RANGE'

/** Why this party cannot be booked; undefined when it can. */
export function partyRefusal({ rooms, guests }: Party): PartyRefusal | undefined {
  if (!Number.isInteger(rooms) || rooms < 1 || rooms > MAX_ROOMS) return 'ROOMS_OUT_OF_RANGE'
  if (!Number.isInteger(guests) || guests < rooms || guests > rooms * GUESTS_PER_ROOM) return 'GUESTS_OUT_OF_RANGE'
  return undefined
}
