/** Commits a row every fifth of a second. The last restored row shows how much work a restore lost. */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const BEAT_MILLISECONDS = 200

export type Beats = {
  /** stops; returns the time of the last acknowledged row */
  readonly stop: () => Promise<Date>
}

export async function startBeating(url: string): Promise<Beats> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('create schema drill')
  await client.query('create table drill.beats (at timestamptz not null)')
  const over = new AbortController()
  let last = new Date(0)
  const beat = async () => {
    while (!over.signal.aborted) {
      const { rows } = await client.query<{ at: Date }>(
        'insert into drill.beats values (clock_timestamp()) returning at',
      )
      last = rows[0]?.at ?? last
      await pause(BEAT_MILLISECONDS)
    }
    await client.end()
  }
  const beating = beat()
  return {
    stop: async () => {
      over.abort()
      await beating
      return last
    },
  }
}

/** Returns the time of the last row in a database. */
export async function lastOf(url: string): Promise<Date> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<{ at: Date | null }>('select max(at) as at from drill.beats')
    const at = rows[0]?.at
    if (!at) throw new Error('nothing of the work was restored')
    return at
  } finally {
    await client.end()
  }
}
