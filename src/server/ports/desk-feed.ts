import type { QueryExecutorProvider } from 'kysely'

/**
 * Tells open desks that something of their hotel has changed. Nothing of a guest goes through it: a desk that hears of a
 * change asks for its lists again.
 */
export type DeskFeed = {
  /** In the caller's transaction: desks of every process hear of it once that has committed. */
  tell: (db: QueryExecutorProvider, hotelId: number) => Promise<void>
  /** Returns how to stop listening. `changed` is also called when changes may have been missed. */
  subscribe: (hotelId: number, changed: () => void) => () => void
  stop: () => Promise<void>
}
