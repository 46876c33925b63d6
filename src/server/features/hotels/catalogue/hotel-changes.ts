import type { Reading } from '../../../ports/change-feed.ts'

/**
 * Milliseconds after a change in which something else may still answer with the data from before it: a replica, which is
 * at most a second behind, or an answer that requests share for a quarter of a second.
 */
export const SETTLES_AFTER = 1500

/** Remembers when the feed named each hotel, so that what was read of a hotel can be kept until it is named again. */
export class HotelChanges {
  private everythingAt = performance.now()
  private readonly hotels = new Map<number, number>()

  /** Notes a reading of the feed, once the catalogue has applied it. */
  note(reading: Reading): void {
    const at = performance.now()
    const changes = reading.from === 'restart' ? undefined : reading.changes
    // A city's names are on the page of each of its hotels, and change hardly ever.
    if (!changes || changes.some(({ kind }) => kind === 'everything' || kind === 'city')) {
      this.everythingAt = at
      this.hotels.clear()
      return
    }
    for (const change of changes) if ('hotelId' in change) this.hotels.set(change.hotelId, at)
  }

  /** Whether what was read of the hotel from `since` on, by `performance.now()`, is the same now. */
  isUnchanged(hotelId: number, since: number): boolean {
    const changedAt = Math.max(this.everythingAt, this.hotels.get(hotelId) ?? Number.NEGATIVE_INFINITY)
    return since >= changedAt + SETTLES_AFTER
  }
}
