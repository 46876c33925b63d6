import pg from 'pg'
import type { BookingIdentity } from './booking-cast.ts'
import type { BookingScript } from './record-booking.ts'
import { roundOf, type Round } from './rounds.ts'

export type Replay = {
  script: BookingScript
  next: () => BookingIdentity
  seconds: number
}

async function playOnce(client: pg.Client, script: BookingScript, identity: BookingIdentity): Promise<void> {
  for (const { text, valuesOf } of script) await client.query(text, valuesOf(identity))
}

/** As pgbench does: each connection runs the script over and over, waiting for every statement's answer. */
export async function replayBookings(clients: readonly pg.Client[], { script, next, seconds }: Replay): Promise<Round> {
  const times: number[] = []
  const started = performance.now()
  const end = started + seconds * 1000
  const loop = async (client: pg.Client) => {
    while (performance.now() < end) {
      const began = performance.now()
      await playOnce(client, script, next())
      times.push(performance.now() - began)
    }
  }
  await Promise.all(clients.map(loop))
  return roundOf(times, (performance.now() - started) / 1000, 0)
}

/** Connections that talk to the database as the server's own do. */
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
