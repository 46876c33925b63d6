/** A half-open window in minutes since 1970. Slots begin and end on whole minutes. */
export type MinuteWindow = { from: number; until: number }

/** The guests of a stay, with the facts that matter for moving them to a different room. */
export type StayingGuests = {
  /** the key of the guests' booking, never 0 */
  booking: number
  needsBathtub: boolean
  /** whether the desk assigned them this room by hand */
  isPinned: boolean
}

/** A period for which a room is occupied, including cleaning. `room` is its place in the hotel's list of rooms. */
export type TakenRoom = MinuteWindow & {
  room: number
  /** undefined if the hotel blocked the room */
  guests?: StayingGuests | undefined
}

const MINUTE_MILLISECONDS = 60_000

/** Returns the smallest window of whole minutes around a period. */
export const minutesOf = ({ start, end }: { start: Date; end: Date }): MinuteWindow => ({
  from: Math.floor(start.getTime() / MINUTE_MILLISECONDS),
  until: Math.ceil(end.getTime() / MINUTE_MILLISECONDS),
})

/** Extends a stay's window to the end of the room's cleaning, because nobody else may have the room before that. */
export const withCleaning = ({ from, until }: MinuteWindow, minutes: number): MinuteWindow => ({
  from,
  until: until + minutes,
})

export const overlaps = (one: MinuteWindow, other: MinuteWindow): boolean =>
  one.from < other.until && other.from < one.until
