/** Simulates guests who hold every room of a hotel and pay late, and a rival who wants one of the rooms. */
import { setTimeout as pause } from 'node:timers/promises'
import { openDb } from '../../../src/db/open-db.ts'
import { bookingBody, buildCity, buildGuest, buildHotel, type BuiltGuest } from '../../../tests/builders.ts'
import { dayAfterTomorrow } from '../../../tests/load/day-after-tomorrow.ts'
import { queryRows } from '../query-rows.ts'
import type { App, Cluster } from '../start-cluster.ts'

const ROOMS = 6
const CONFIRMED_WITHIN = 10_000

export type SlowPayers = {
  /** lets the rival try to book one of the rooms; returns the status of the answer */
  readonly rivalAsks: (app: App) => Promise<number>
  /** makes all guests pay; returns the bookings that they lost, with their status */
  readonly payAll: () => Promise<string[]>
}

type Told = { status: number; booking?: { id: string; payment_url: string } }

async function post({ port }: App, path: string, guest: BuiltGuest, json: object): Promise<Told> {
  const headers = { ...guest.headers, 'content-type': 'application/json' }
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(json),
  })
  return { status: answer.status, ...((await answer.json()) as Omit<Told, 'status'>) }
}

let cities = 0

async function prepare({ databaseUrl }: Cluster) {
  const { db, close } = await openDb({ databaseUrl, dataDir: '' })
  const hotel = await buildHotel(db, await buildCity(db, `Slow City ${++cities}`), { rooms: ROOMS })
  const guests: BuiltGuest[] = []
  for (let n = 0; n < ROOMS; n++) guests.push(await buildGuest(db))
  const rival = await buildGuest(db)
  await close()
  return { hotel, guests, rival }
}

type Kept = { id: string; status: string }

/** Makes the guests book all rooms of a hotel through the last app. */
export async function holdWholeHotel(cluster: Cluster): Promise<SlowPayers> {
  const { hotel, guests, rival } = await prepare(cluster)
  const app = cluster.apps.at(-1)
  if (!app) throw new Error('there is no app')
  const body = bookingBody(hotel, dayAfterTomorrow())
  const held = await Promise.all(
    guests.map(async (guest) => {
      const { status, booking } = await post(app, '/bookings/create-booking', guest, body)
      if (!booking) throw new Error(`a guest could not hold a room: ${status}`)
      return { guest, ...booking }
    }),
  )
  const ids = held.map(({ id }) => id)
  const others = async () => {
    const rows = await queryRows<Kept>(
      cluster.databaseUrl,
      'select id, status from bookings where id = any($1::uuid[])',
      [ids],
    )
    return rows.filter(({ status }) => status !== 'completed').map(({ id, status }) => `${id} is ${status}`)
  }
  return {
    rivalAsks: async (by) => (await post(by, '/bookings/create-booking', rival, body)).status,
    payAll: async () => {
      for (const { guest, payment_url: url } of held)
        await post(app, `/dev/test-gateway/${url.split('/').at(-1)}`, guest, { outcome: 'success' })
      const began = performance.now()
      while (performance.now() - began < CONFIRMED_WITHIN && (await others()).length > 0) await pause(100)
      return others()
    },
  }
}
