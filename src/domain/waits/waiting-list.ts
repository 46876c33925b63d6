/** The most waits of one guest that are still open (decision 0097). */
export const MAX_WAITS = 5

/** How many guests are told of each free room at a time. */
export const TOLD_A_ROOM = 5

/** How many minutes later the next ones are told, if the room is still free. */
export const NEXT_TOLD_MINUTES = 10

type FreeRooms = {
  free: number
  /** how many rooms each of those who wait needs */
  rooms: number
  /** how many were told of this hotel for an overlapping time in the last ten minutes */
  toldLately: number
}

/** Returns how many of those who wait are told now: five for each stay that fits, less those told lately. */
export const countToTell = ({ free, rooms, toldLately }: FreeRooms): number =>
  Math.max(0, TOLD_A_ROOM * Math.floor(free / rooms) - toldLately)
