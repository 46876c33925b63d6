/** The maximum number of open waits that a guest may have (decision 0097). */
export const MAX_WAITS = 5

/** How many waiting guests are notified of each free room at a time. */
export const TOLD_A_ROOM = 5

/** After how many minutes the next guests are notified if the room is still free. */
export const NEXT_TOLD_MINUTES = 10

type FreeRooms = {
  free: number
  /** how many rooms each waiting guest needs */
  rooms: number
  /** how many guests were notified about this hotel for an overlapping time in the last ten minutes */
  toldLately: number
}

/** Returns how many waiting guests to notify now: five for each stay that fits, less the guests notified recently. */
export const countToTell = ({ free, rooms, toldLately }: FreeRooms): number =>
  Math.max(0, TOLD_A_ROOM * Math.floor(free / rooms) - toldLately)
