import type { Reading } from '../../../ports/change-feed.ts'

/**
 * For how many milliseconds after a change a read may still return a hotel's old data: a replica lags up to a second,
 * and some answers are shared for a quarter of a second.
 */
export const SETTLES_AFTER = 1500

/** Remembers when the feed last named each hotel, so that a cache knows whether what it read is still valid. */
export class HotelChanges {
  private everythingAt = performance.now()
  private readonly hotels = new Map<number, number>()

  /** Records a reading of the feed after the catalogue has applied it. */
  note(reading: Reading): void {
    const at = performance.now()
    const changes = reading.from === 'restart' ? undefined : reading.changes
    // Every hotel page shows its city's names. They change so rarely that all pages can be dropped.
    if (!changes || changes.some(({ kind }) => kind === 'everything' || kind === 'city')) {
      this.everythingAt = at
      this.hotels.clear()
      return
    }
    for (const change of changes) if ('hotelId' in change) this.hotels.set(change.hotelId, at)
  }

  /** Whether the hotel has been unchanged since `since`, by `performance.now()`. */
  isUnchanged(hotelId: number, since: number): boolean {
    const changedAt = Math.max(this.everythingAt, this.hotels.get(hotelId) ?? Number.NEGATIVE_INFINITY)
    return since >= changedAt + SETTLES_AFTER
  }
}
