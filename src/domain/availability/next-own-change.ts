import { PRESENCE_MINUTES } from './reception.ts'
import type { IndexedHotel } from './hotel-list.ts'

const NEVER = 8_640_000_000_000_000

/**
 * Returns the next time at which a hotel's offer changes without any event, because a pause ends or its reception no
 * longer counts as staffed. Returns the latest possible date if neither will happen.
 */
export function nextOwnChange({ pauses, reception }: Pick<IndexedHotel, 'pauses' | 'reception'>, now: Date): Date {
  const moments = pauses.map(({ until }) => until)
  if (reception.seenAt !== null) moments.push(reception.seenAt + PRESENCE_MINUTES * 60_000)
  return new Date(Math.min(NEVER, ...moments.filter((moment) => moment > now.getTime())))
}
