import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'

/**
 * The key of the event that keeps a room back while its site is silent. It cannot collide with a hash, which is longer.
 */
export const SILENCE = 'silence'

/** Blocks the room for what other sites have sold in it. The caller holds the hotel's lock. */
export const fillRoom = (trx: Transaction<DB>, roomId: number, now: Date) =>
  sql`select fill_channel_time(${roomId}, ${now}::timestamptz)`.execute(trx)
