import type { MinuteWindow } from '#domain/availability/room-stays.ts'

/** A change to data that searches use, made by a transaction of any process. */
export type CatalogueChange =
  | { kind: 'hotel'; hotelId: number }
  | { kind: 'stays'; hotelId: number; window: MinuteWindow }
  | { kind: 'city'; cityId: number }
  | { kind: 'everything' }

/**
 * 'restart' means that data loaded before this reading may miss changes, because it is the first reading, the database
 * crashed, or the last reading was too long ago. Otherwise a reading contains every change committed since the last
 * one, at least once.
 */
export type Reading = { from: 'restart' } | { from: 'last reading'; changes: CatalogueChange[] }

export type ChangeFeed = {
  /** Reads the changes, one reading at a time. A failed reading may be repeated. */
  read: () => Promise<Reading>
}
