import type { QueryExecutorProvider } from 'kysely'

/**
 * Notifies open desks that something at their hotel has changed. Carries no guest data: a notified desk loads its lists
 * again.
 */
export type DeskFeed = {
  /** Notifies in the caller's transaction. Desks connected to any process are notified once it has committed. */
  tell: (db: QueryExecutorProvider, hotelId: number) => Promise<void>
  /**
   * Calls `changed` after each change, and when changes may have been missed. Misses no change once `listening` has
   * resolved.
   */
  subscribe: (hotelId: number, changed: () => void) => { listening: Promise<unknown>; unsubscribe: () => void }
  stop: () => Promise<void>
}
