/** 1 to 5 rooms per booking, 1 or 2 guests per room (specification §9; decisions, "Rooms"). */
export const MAX_ROOMS = 5
export const GUESTS_PER_ROOM = 2
export const DEFAULT_GUESTS = 2
export const DEFAULT_ROOMS = 1

/**
 * The message when rooms are free, but too few have a bathtub: the API refuses with it, and pages show it beforehand.
 */
export const BATHTUBS_TAKEN =
  'Every room with a bathtub is sold out for this time. Rooms without one are still free. Nothing was charged.'

export type Party = { rooms: number; guests: number }

/**
 * Completes a party: a missing number of rooms follows from the guests; otherwise guests are twice the rooms
 * (specification §4).
 */
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

/** Reads the party of a request: a missing number follows from the other; two given numbers are checked unchanged. */
export function requestedParty({ rooms, guests }: { rooms?: number | undefined; guests?: number | undefined }): Party {
  if (rooms !== undefined && guests !== undefined) return { rooms, guests }
  return partyFor({ rooms, guests })
}

export type PartyRefusal = 'ROOMS_OUT_OF_RANGE' | 'GUESTS_OUT_OF_RANGE'

/** Returns why this party cannot be booked; undefined if it can. */
export function partyRefusal({ rooms, guests }: Party): PartyRefusal | undefined {
  if (!Number.isInteger(rooms) || rooms < 1 || rooms > MAX_ROOMS) return 'ROOMS_OUT_OF_RANGE'
  if (!Number.isInteger(guests) || guests < rooms || guests > rooms * GUESTS_PER_ROOM) return 'GUESTS_OUT_OF_RANGE'
  return undefined
}
