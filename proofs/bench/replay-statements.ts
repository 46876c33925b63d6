import pg from 'pg'
import type { Statement } from './record-statements.ts'
import { roundOf, type Round } from './rounds.ts'

export type Replay = {
  /** the statements of the next request */
  next: () => readonly Statement[]
  seconds: number
}

/** Works like pgbench: each connection plays one request after another and waits for every statement's answer. */
export async function replayStatements(clients: readonly pg.Client[], { next, seconds }: Replay): Promise<Round> {
  const times: number[] = []
  const started = performance.now()
  const end = started + seconds * 1000
  const loop = async (client: pg.Client) => {
    while (performance.now() < end) {
      const began = performance.now()
      for (const { text, values } of next()) await client.query(text, values)
      times.push(performance.now() - began)
    }
  }
  await Promise.all(clients.map(loop))
  return roundOf(times, (performance.now() - started) / 1000, 0)
}

/** Opens connections with the server's own settings. */
export async function withClients<Outcome>(
  databaseUrl: string,
  count: number,
  work: (clients: pg.Client[]) => Promise<Outcome>,
): Promise<Outcome> {
  const clients = Array.from({ length: count }, () => new pg.Client(databaseUrl))
  await Promise.all(clients.map((client) => client.connect()))
  try {
    return await work(clients)
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}
