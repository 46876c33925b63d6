import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { OpenDb } from '#db/open-db.ts'
import { DatabaseGoneError, isUnavailable } from '#db/unavailable.ts'
import { isWorthRetrying } from '#db/violated-constraint.ts'
import type { Question, ReadFigures, Reads } from '../ports/reads.ts'
import type { Db } from '../services.ts'
import { lsnOf, ReplicaPositions } from './replica-positions.ts'

/** Milliseconds between two checks of the primary's log position. */
const EVERY = 250
/**
 * How many milliseconds a replica answers while the primary is gone. Only this process may have lost the primary, so
 * the time is limited.
 */
const MAX_OUTAGE = 60_000

/** How many times to try a replica while the primary is gone. */
const TRIES_IN_OUTAGE = 3

type Primary = {
  db: Db
  goneSince: () => number | undefined
  /** how often this process has written, on any of its connections */
  writes: () => number
}
type Replica = Pick<OpenDb, 'db' | 'isAvailable'>

/** Thrown if the replica answered, but its data is too old. */
class BehindError extends Error {
  override name = 'BehindError'
}

/** Answers everything from the primary. While the primary is gone, fails without waiting. */
export function primaryReads({ db, goneSince }: Omit<Primary, 'writes'>): Reads<Db> {
  let readByPrimary = 0
  const ask = <Value>(question: Question<Db, Value>): Promise<Value> => {
    if (goneSince() !== undefined) return Promise.reject(new DatabaseGoneError())
    readByPrimary++
    return question(db)
  }
  return {
    recent: ask,
    withOwnWrites: ask,
    figures: () => ({ readByReplica: 0, readByPrimary, replicaLagSeconds: undefined }),
    stop: async () => undefined,
  }
}

const flushed = async (db: Db): Promise<bigint> => {
  const { rows } = await sql<{ lsn: string }>`select pg_current_wal_flush_lsn()::text as lsn`.execute(db)
  return lsnOf(rows[0]?.lsn ?? '0/0')
}

const replayed = async (db: Db): Promise<bigint> => {
  const { rows } = await sql<{ lsn: string | null }>`select pg_last_wal_replay_lsn()::text as lsn`.execute(db)
  return lsnOf(rows[0]?.lsn ?? '0/0')
}

/** Checks a few times a second how far the primary's log has come, and how far the replica is behind it. */
function watchLag({ primary, replica, marks }: { primary: Primary; replica: Replica; marks: ReplicaPositions }) {
  let replicaLagSeconds: number | undefined
  let wasGone = false
  const stopping = new AbortController()
  const { signal } = stopping

  const lookAtPrimary = async (): Promise<void> => {
    if (primary.goneSince() !== undefined) {
      wasGone = true
      return
    }
    // Reads both before the query, because the answer may lack what happens in between.
    const [at, writes] = [performance.now(), primary.writes()]
    if (wasGone) marks.primaryIsBack(at)
    wasGone = false
    try {
      marks.note({ at, lsn: await flushed(primary.db), writes })
    } catch {
      wasGone = true
    }
  }
  const lookAtReplica = async (): Promise<number | undefined> =>
    replica.isAvailable() && !wasGone
      ? replayed(replica.db).then(
          (lsn) => marks.lagSeconds(lsn, performance.now()),
          () => undefined,
        )
      : undefined

  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      await lookAtPrimary()
      replicaLagSeconds = await lookAtReplica()
      await pause(EVERY, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    lagSeconds: () => replicaLagSeconds,
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

/**
 * Answers from a replica if it is recent enough, otherwise from the primary. Checks the replica's log position on the
 * very connection that then answers, because several replicas may share one address.
 */
export function replicaReads({ primary, replica }: { primary: Primary; replica: Replica }): Reads<Db> {
  const marks = new ReplicaPositions()
  const watch = watchLag({ primary, replica, marks })
  const fromPrimary = primaryReads(primary)
  let readByReplica = 0

  const wantedNow = (writes: number | undefined): bigint | undefined => {
    const now = performance.now()
    const gone = primary.goneSince()
    if (gone !== undefined) return now - gone <= MAX_OUTAGE ? marks.wantedSince(gone) : undefined
    return writes === undefined ? marks.wanted(now) : marks.wantedWith(writes, now)
  }

  const fromReplica = <Value>(question: Question<Db, Value>, wanted: bigint): Promise<Value> =>
    replica.db.connection().execute(async (db) => {
      if ((await replayed(db)) < wanted) throw new BehindError()
      return question(db)
    })

  const ask = async <Value>(question: Question<Db, Value>, writes?: number): Promise<Value> => {
    const isGone = primary.goneSince() !== undefined
    // While the primary is gone, try the replica even if it last failed: it may be back, or another one may have its
    // address.
    const wanted = replica.isAvailable() || isGone ? wantedNow(writes) : undefined
    if (wanted === undefined) return fromPrimary.recent(question)
    for (let tries = isGone ? TRIES_IN_OUTAGE : 1; tries > 0; tries--) {
      try {
        const value = await fromReplica(question, wanted)
        readByReplica++
        return value
      } catch (error) {
        const isOfReplica = error instanceof BehindError || isUnavailable(error) || isWorthRetrying(error)
        if (!isOfReplica) throw error
      }
    }
    return fromPrimary.recent(question)
  }

  return {
    recent: (question) => ask(question),
    withOwnWrites: (question) => ask(question, primary.writes()),
    figures: (): ReadFigures => ({ ...fromPrimary.figures(), readByReplica, replicaLagSeconds: watch.lagSeconds() }),
    stop: watch.stop,
  }
}
