import type { MinuteWindow } from '#domain/availability/room-stays.ts'

/** What a transaction, of any process, has changed of what searches answer from. */
export type CatalogueChange =
  | { kind: 'hotel'; hotelId: number }
  | { kind: 'stays'; hotelId: number; window: MinuteWindow }
  | { kind: 'city'; cityId: number }
  | { kind: 'everything' }

/**
 * 'restart': what was loaded before this reading may miss changes, since it is the first reading, the database crashed,
 * or the last reading was too long ago. Else every change committed since the last reading, at least once.
 */
export type Reading = { from: 'restart' } | { from: 'last reading'; changes: CatalogueChange[] }

export type ChangeFeed = {
  /** One reading at a time. A reading that fails may be repeated. */
  read: () => Promise<Reading>
}
