import { sql } from 'kysely'
import type { Listen } from '#db/listen.ts'
import type { Db, Log } from '../services.ts'

const CHANNEL = 'outbox'

/**
 * Notifies the workers of other processes after a transaction that wrote to the outbox. Sends one notification at a
 * time, and then a single one for all requests made meanwhile. If a notification is lost, the worker finds the entry at
 * its next regular run.
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
      // There must be no await between this and the last check of `isWanted`.
      isRunning = false
    }
  }
  return () => {
    isWanted = true
    if (isRunning) return
    tell().catch((error: unknown) => log.error({ err: error }, 'no worker could be nudged'))
  }
}

/** Subscribes to nudges. Also calls back if some nudges may have been missed. Returns a function that unsubscribes. */
export const onNudge = (listen: Listen, nudge: () => void): Promise<() => Promise<void>> => listen(CHANNEL, nudge)
