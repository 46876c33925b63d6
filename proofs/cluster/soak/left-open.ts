/** Counts what processes keep open: each process's file descriptors, and connections to the database. */
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import type { Cluster } from '../start-cluster.ts'

export type Open = ReadonlyMap<string, number>

const descriptorsOf = async (pid: number) => (await readdir(`/proc/${pid}/fd`)).length

/** nginx's workers are children of the process that the proof started. */
async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return text.split(' ').filter(Boolean).map(Number)
}

async function connectionsTo(databaseUrl: string): Promise<number> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await client.end()
  return rows[0]?.n ?? 0
}

/** Counts what each process keeps open now. */
export async function countOpen({ apps, worker, front, databaseUrl }: Cluster): Promise<Open> {
  const open = new Map<string, number>()
  const parts = [...apps.map(({ name, part }) => ({ name, part })), { name: 'worker', part: worker.part }]
  for (const { name, part } of parts) open.set(name, await descriptorsOf(part.child.pid ?? 0))
  let nginx = 0
  for (const pid of await childrenOf(front.part.child.pid ?? 0)) nginx += await descriptorsOf(pid)
  open.set('nginx', nginx)
  open.set('connections to PostgreSQL', await connectionsTo(databaseUrl))
  return open
}

/** Says briefly which processes keep more open than before. */
export const leftOver = (before: Open, after: Open): string[] =>
  [...after].flatMap(([who, count]) => {
    const had = before.get(who) ?? 0
    return count > had ? [`${who}: ${count}, before ${had}`] : []
  })
