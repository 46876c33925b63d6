/** Sends requests as independent guests do: each request starts on time, even if earlier ones are still unanswered. */
import { openDb } from '../../src/db/open-db.ts'
import { buildCity, buildGuest, buildHotel } from '../../tests/builders.ts'
import { dayAfterTomorrow } from '../../tests/load/day-after-tomorrow.ts'
import { http1Client, http2Client, type Client } from './ask.ts'
import { hold } from './book.ts'
import type { Cluster } from './start-cluster.ts'

const ROOMS = 400
const CONNECTIONS = 6
const CITIES = ['pune', 'mumbai', 'hyderabad', 'bengaluru', 'delhi', 'goa', 'jaipur', 'chennai'] as const

export type Load = {
  /** how many requests got the expected kind of answer, by kind of request */
  readonly answered: ReadonlyMap<string, number>
  /** each failure, described in a sentence */
  readonly failed: readonly string[]
  readonly milliseconds: readonly number[]
  readonly stop: () => Promise<void>
}

type Ask = { what: string; send: (client: Client, n: number) => Promise<number> }

const statusOf = async (client: Client, path: string) => (await client.ask({ path })).status

const search = (n: number) => {
  const { checkin, checkout } = dayAfterTomorrow()
  const filter = JSON.stringify({ where: { cityId: CITIES[n % CITIES.length] }, limit: 10, skip: (n * 7) % 40 })
  return `/api/hotels/search?${new URLSearchParams({ checkin, checkout, filter })}`
}

/** Creates hotels with enough rooms for the run, and enough guests to keep each below the limit on unpaid bookings. */
async function prepare({ databaseUrl }: Cluster, guests: number) {
  const { db, close } = await openDb({ databaseUrl, dataDir: '' })
  const city = await buildCity(db)
  const hotels = await Promise.all(Array.from({ length: 10 }, () => buildHotel(db, city, { rooms: ROOMS })))
  const tokens: string[] = []
  for (let n = 0; n < guests; n++) tokens.push((await buildGuest(db)).token)
  await close()
  return { hotels, tokens }
}

/**
 * Starts `aSecond` requests a second for searches, pages, page data and bookings. Each booking is made by a different
 * guest.
 */
export async function startLoad(
  cluster: Cluster,
  { aSecond, bookings }: { aSecond: number; bookings: number },
): Promise<Load> {
  const { hotels, tokens } = await prepare(cluster, bookings)
  const { origin, certificate } = cluster
  const clients = Array.from({ length: CONNECTIONS }, (_, n) =>
    n % 2 === 0 ? http2Client(origin, certificate) : http1Client(origin, certificate),
  )
  let booked = 0
  const book: Ask = {
    what: 'booking',
    send: async (client) => {
      const [token, hotel] = [tokens[booked], hotels[booked++ % hotels.length]]
      if (!token || !hotel) return statusOf(client, search(booked))
      await hold(client, token, hotel)
      return 200
    },
  }
  const asks: Ask[] = [
    { what: 'search', send: (client, n) => statusOf(client, search(n)) },
    {
      what: 'page',
      send: (client, n) => statusOf(client, `/hotels-in-${CITIES[n % CITIES.length]}?slot=${n % 3}&n=${n}`),
    },
    { what: 'search', send: (client, n) => statusOf(client, search(n + 3)) },
    book,
    { what: 'start page', send: (client) => statusOf(client, '/') },
  ]
  const answered = new Map<string, number>()
  const failed: string[] = []
  const milliseconds: number[] = []
  const open = new Set<Promise<void>>()
  let n = 0
  const begin = () => {
    const [ask, client] = [asks[n % asks.length], clients[n % clients.length]]
    n += 1
    if (!ask || !client) return
    const since = performance.now()
    const note = (status: number) => {
      milliseconds.push(performance.now() - since)
      if (status === 200) answered.set(ask.what, (answered.get(ask.what) ?? 0) + 1)
      else failed.push(`${new Date().toISOString()} ${ask.what}: answered ${status}`)
    }
    const fail = (error: unknown) => void failed.push(`${new Date().toISOString()} ${ask.what}: ${String(error)}`)
    const one = ask
      .send(client, n)
      .then(note, fail)
      .finally(() => open.delete(one))
    open.add(one)
  }
  const timer = setInterval(begin, 1000 / aSecond)
  return {
    answered,
    failed,
    milliseconds,
    stop: async () => {
      clearInterval(timer)
      await Promise.all(open)
      for (const client of clients) client.close()
    },
  }
}
