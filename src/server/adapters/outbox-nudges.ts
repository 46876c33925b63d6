import { sql } from 'kysely'
import type { Listen } from '#db/listen.ts'
import type { Db, Log } from '../services.ts'

const CHANNEL = 'outbox'

/**
 * Nudges the workers of other processes after the transaction that wrote to the outbox: one notification at a time, and
 * one after it for all requested meanwhile. A lost one delays an entry, but does not lose it.
 */
export function nudgeOtherProcesses(db: Db, log: Log): () => void {
  let isWanted = false
  let isRunning = false
  const tell = async () => {
    isRunning = true
    try {
      while (isWanted) {
        isWanted = false
        await sql`select pg_notify(${CHANNEL}, '')`.execute(db)
      }
    } finally {
      // In the same step as the last check of `isWanted`.
      isRunning = false
    }
  }
  return () => {
    isWanted = true
    if (isRunning) return
    tell().catch((error: unknown) => log.error({ err: error }, 'no worker could be nudged'))
  }
}

/** Subscribes to nudges, and is called as well when some may have been missed. Returns how to stop. */
export const onNudge = (listen: Listen, nudge: () => void): Promise<() => Promise<void>> => listen(CHANNEL, nudge)
