import { cpus, loadavg, totalmem } from 'node:os'
import pg from 'pg'

/** Describes the machine, without which the figures mean nothing. */
export async function describeMachine(postgresUrl: string): Promise<string[]> {
  const client = new pg.Client(postgresUrl)
  await client.connect()
  try {
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    return [
      `${cpus().length} cores of ${cpus()[0]?.model.trim() ?? 'an unknown kind'}, ${(totalmem() / 2 ** 30).toFixed(0)} GiB of memory`,
      `Node ${process.versions.node}, PostgreSQL ${rows[0]?.server_version ?? 'unknown'} with its default settings (every commit is synced to disk), PGlite as the embedded database`,
      `load of the machine before it began: ${loadavg()[0]?.toFixed(1)} (whatever else runs takes its share of every figure, hardly of a ratio)`,
    ]
  } finally {
    await client.end()
  }
}
