/** Watches PostgreSQL for sessions that are idle in a transaction, and for queries that wait for a connection. */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Cluster } from '../start-cluster.ts'

const EVERY_MILLISECONDS = 100
/** Reads `/metrics` less often than the database, because counting unfinished work is expensive. */
const EVERY_NTH_ASKS_APPS = 10
const WAITING = /^uncle_database_connections_waiting (\d+)/m
const ROLE = 'uncle_rows'

/** The worst values since the watch began or was reset. */
export type Worst = {
  /** the longest time that a session was idle in a transaction, in milliseconds */
  idleInTransaction: number
  /** the last statement of that session */
  query: string
  /** the most sessions in a transaction at the same time */
  inTransaction: number
  /** the most queries that waited for a connection of the same app */
  waiting: number
}

export type DatabaseWatch = { readonly beginAgain: () => Worst; readonly stop: () => Promise<void> }

const LOOK = `select
    coalesce(max(extract(epoch from clock_timestamp() - state_change) * 1000)
      filter (where state like 'idle in transaction%'), 0)::float8 as idle,
    (array_agg(query order by state_change) filter (where state like 'idle in transaction%'))[1] as query,
    count(*) filter (where xact_start is not null)::int as within
  from pg_stat_activity where usename = $1`

type Look = { idle: number; query: string | null; within: number }

const nothing = (): Worst => ({ idleInTransaction: 0, query: '', inTransaction: 0, waiting: 0 })

async function waitingAt(port: number, token: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  return Number(WAITING.exec(await answer.text())?.[1] ?? 0)
}

export async function watchDatabase({ databaseUrl, apps }: Cluster, token: string): Promise<DatabaseWatch> {
  const client = new pg.Client(databaseUrl)
  // If a proof is aborted, the database stops before this client does.
  client.on('error', () => undefined)
  await client.connect()
  let worst = nothing()
  const life = { isOver: false }
  const watch = async () => {
    for (let turn = 0; !life.isOver; turn++) {
      const { rows } = await client.query<Look>(LOOK, [ROLE])
      const [look] = rows
      if (look && look.idle > worst.idleInTransaction) {
        worst.idleInTransaction = look.idle
        worst.query = look.query ?? ''
      }
      worst.inTransaction = Math.max(worst.inTransaction, look?.within ?? 0)
      if (turn % EVERY_NTH_ASKS_APPS === 0)
        for (const { port } of apps)
          worst.waiting = Math.max(worst.waiting, await waitingAt(port, token).catch(() => 0))
      await pause(EVERY_MILLISECONDS)
    }
  }
  const running = watch()
  return {
    beginAgain: () => {
      const seen = worst
      worst = nothing()
      return seen
    },
    stop: async () => {
      life.isOver = true
      await running
      await client.end()
    },
  }
}
