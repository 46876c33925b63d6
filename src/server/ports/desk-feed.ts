import type { QueryExecutorProvider } from 'kysely'

/**
 * Notifies open desks that something of their hotel has changed. It carries no guest data: a notified desk loads its
 * lists again.
 */
export type DeskFeed = {
  /** Notifies in the caller's transaction: desks connected to any process get it once that has committed. */
  tell: (db: QueryExecutorProvider, hotelId: number) => Promise<void>
  /** Returns a function that stops listening. Also calls `changed` when changes may have been missed. */
  subscribe: (hotelId: number, changed: () => void) => () => void
  stop: () => Promise<void>
}
