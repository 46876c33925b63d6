/** A booking has 1 to 5 rooms, with 1 or 2 guests per room (specification §9; decisions, "Rooms"). */
export const MAX_ROOMS = 5
export const GUESTS_PER_ROOM = 2
export const DEFAULT_GUESTS = 2
export const DEFAULT_ROOMS = 1

/**
 * The message when rooms are free, but too few of them have a bathtub. The API sends it with the refusal, and pages
 * show it beforehand.
 */
export const BATHTUBS_TAKEN =
  'Every room with a bathtub is sold out for this time. Rooms without one are still free. Nothing was charged.'

export type Party = { rooms: number; guests: number }

/**
 * Returns the rooms and guests of a search. With a number of rooms, assumes two guests per room. Without one, takes as
 * many rooms as the guests need (specification §4).
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

/**
 * Reads the rooms and guests of a request, and calculates the number that is missing. If both are given, `partyRefusal`
 * checks them.
 */
export function requestedParty({ rooms, guests }: { rooms?: number | undefined; guests?: number | undefined }): Party {
  if (rooms !== undefined && guests !== undefined) return { rooms, guests }
  return partyFor({ rooms, guests })
}

export type PartyRefusal = 'ROOMS_OUT_OF_RANGE' | 'GUESTS_OUT_OF_RANGE'

/** Returns why this many rooms and guests cannot be booked together; undefined if they can. */
export function partyRefusal({ rooms, guests }: Party): PartyRefusal | undefined {
  if (!Number.isInteger(rooms) || rooms < 1 || rooms > MAX_ROOMS) return 'ROOMS_OUT_OF_RANGE'
  if (!Number.isInteger(guests) || guests < rooms || guests > rooms * GUESTS_PER_ROOM) return 'GUESTS_OUT_OF_RANGE'
  return undefined
}
