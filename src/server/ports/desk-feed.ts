import type { QueryExecutorProvider } from 'kysely'

/**
 * Notifies open desks that something of their hotel has changed. It carries no guest data: a notified desk loads its
 * lists again.
 */
export type DeskFeed = {
  /** Notifies in the caller's transaction: desks connected to any process get it once that has committed. */
  tell: (db: QueryExecutorProvider, hotelId: number) => Promise<void>
  /**
   * Calls `changed` after each change, and when changes may have been missed. No change is missed once `listening` has
   * resolved.
   */
  subscribe: (hotelId: number, changed: () => void) => { listening: Promise<unknown>; unsubscribe: () => void }
  stop: () => Promise<void>
}
