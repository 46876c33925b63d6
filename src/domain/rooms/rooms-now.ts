import { isStayingOn } from '../desk/staying-on.ts'

/** The states of a room at this moment, in the order in which the desk lists them. */
export const ROOM_STATES = ['late', 'to_clean', 'cleaning', 'free', 'in', 'kept', 'blocked'] as const
export type RoomState = (typeof ROOM_STATES)[number]

/** The present facts about a room. */
export type RoomFacts = {
  /** when the party in the room leaves */
  inUntil: Date | null
  /** whether guests have left and nobody has marked the room as clean, even if somebody is already cleaning it */
  cleaning: { isStarted: boolean } | null
  /**
   * why no stay can begin now, and until when: because of a block, guests who have not arrived yet, or planned cleaning
   */
  taken: { isBlock: boolean; until: Date } | null
}

/**
 * Returns the single state of a room. Its guests come first. A block comes before cleaning, because nobody is waiting
 * for the room. Cleaning comes before guests who have not arrived, because they need the room clean.
 */
export function roomState({ inUntil, cleaning, taken }: RoomFacts, now: Date): RoomState {
  if (inUntil) return isStayingOn({ leavesAt: inUntil }, now) ? 'late' : 'in'
  if (taken?.isBlock) return 'blocked'
  if (cleaning) return cleaning.isStarted ? 'cleaning' : 'to_clean'
  return taken ? 'kept' : 'free'
}

type Ordered = { state: RoomState; until: Date | null; isUrgent: boolean }

/**
 * Sorts rooms: first the most overdue guests, then urgent cleaning, then all other rooms by the end of their state, the
 * earliest first.
 */
export function byRoomState(one: Ordered, other: Ordered): number {
  const state = ROOM_STATES.indexOf(one.state) - ROOM_STATES.indexOf(other.state)
  if (state !== 0) return state
  if (one.isUrgent !== other.isUrgent) return one.isUrgent ? -1 : 1
  if (one.until === null || other.until === null) return Number(one.until === null) - Number(other.until === null)
  return one.until.getTime() - other.until.getTime()
}

/** The filters of the desk's list of rooms. */
export const ROOM_FILTERS = ['all', 'late', 'to_clean', 'free'] as const
export type RoomFilter = (typeof ROOM_FILTERS)[number]

export const isShownBy = (filter: RoomFilter, state: RoomState): boolean =>
  filter === 'all' || filter === state || (filter === 'to_clean' && state === 'cleaning')
