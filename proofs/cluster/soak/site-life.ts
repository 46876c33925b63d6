/**
 * Simulates the load of a modest day: searches, pages, paid and cancelled bookings, sign-ups and uploads. Requests
 * start on time even if earlier ones are unanswered.
 */
import sharp from 'sharp'
import { openDb } from '../../../src/db/open-db.ts'
import { buildCity, buildGuest, buildHotel, type BuiltGuest, type BuiltHotel } from '../../../tests/builders.ts'
import { dayAfterTomorrow } from '../../../tests/load/day-after-tomorrow.ts'
import { http1Client, http2Client, jsonOf, type Answer, type Asked, type Client } from '../ask.ts'
import { bookAndPay, signUp } from '../book.ts'
import type { Cluster } from '../start-cluster.ts'

const CITIES = ['pune', 'mumbai', 'hyderabad', 'bengaluru', 'delhi', 'goa', 'jaipur', 'chennai'] as const
/** Only a few, so that every page is cached before the measurement begins. */
const HOTEL_PAGES = 24
const GUESTS = 60
const HOTELS = 4
const ROOMS = 30
const CONNECTIONS = 8
const PICTURE = { width: 640, height: 480, channels: 3 as const, background: { r: 90, g: 140, b: 60 } }
const BOUNDARY = 'a-picture-of-the-soak'

/**
 * How many requests of each kind start per second. Sign-ups are rare enough for the proof's single address to stay
 * below `ADDRESS_SIGN_UP_HOUR`.
 */
export const PACE = { search: 5, page: 3, hotel: 2, booking: 0.5, 'sign-up': 0.025, upload: 0.2 }

/** One request: when it started (by `performance.now()`), how long it took, and its kind. */
export type Seen = { readonly at: number; readonly milliseconds: number; readonly what: string }

export type SiteLife = {
  readonly seen: readonly Seen[]
  readonly failed: readonly string[]
  readonly stop: () => Promise<void>
}

const search = (n: number) => {
  const { checkin, checkout } = dayAfterTomorrow()
  const filter = JSON.stringify({ where: { cityId: CITIES[n % CITIES.length] }, limit: 10, skip: (n * 10) % 40 })
  return `/api/hotels/search?${new URLSearchParams({ checkin, checkout, filter })}`
}

export type Stage = { hotels: BuiltHotel[]; guests: BuiltGuest[]; slugs: string[]; picture: Buffer }

export async function prepareStage({ databaseUrl }: Cluster): Promise<Stage> {
  const { db, close } = await openDb({ databaseUrl, dataDir: '' })
  const city = await buildCity(db, 'Soak City')
  const [hotels, guests]: [BuiltHotel[], BuiltGuest[]] = [[], []]
  for (let n = 0; n < HOTELS; n++) hotels.push(await buildHotel(db, city, { rooms: ROOMS }))
  for (let n = 0; n < GUESTS; n++) guests.push(await buildGuest(db))
  const rows = await db
    .selectFrom('hotels')
    .select('slug')
    .where('hidden', '=', false)
    .orderBy('id')
    .limit(HOTEL_PAGES)
    .execute()
  await close()
  const picture = await sharp({ create: PICTURE }).jpeg().toBuffer()
  return { hotels, guests, slugs: rows.map(({ slug }) => slug), picture }
}

const asUpload = (picture: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="me.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`,
    ),
    picture,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ])

type Act = (client: Client, n: number) => Promise<void>

/** Returns the actions of guests and visitors, by their names in `PACE`. */
function actsOf({ hotels, guests, slugs, picture }: Stage, run: string): Record<keyof typeof PACE, Act> {
  const upload = asUpload(picture)
  const look = async (client: Client, path: string) => {
    const { status } = await client.ask({ path })
    if (status !== 200) throw new Error(`${path.split('?')[0]} answered ${status}`)
  }
  const guestOf = (n: number) => {
    const guest = guests[n % guests.length]
    if (!guest) throw new Error('there is no guest')
    return guest
  }
  return {
    search: (client, n) => look(client, search(n)),
    page: (client, n) => look(client, n % 4 === 0 ? '/' : `/hotels-in-${CITIES[n % CITIES.length]}?slot=${n % 3}`),
    hotel: (client, n) => look(client, `${n % 2 === 0 ? '/hotel' : '/api/hotels'}/${slugs[n % slugs.length]}`),
    booking: async (client, n) => {
      const [{ token }, hotel] = [guestOf(n), hotels[n % hotels.length]]
      if (!hotel) throw new Error('there is no hotel')
      const { id } = await bookAndPay(client, token, hotel)
      const headers = { authorization: token }
      jsonOf(await client.ask({ method: 'POST', path: '/api/bookings/cancel-booking', headers, json: { id } }))
    },
    'sign-up': async (client, n) => {
      await signUp(client, `+9198${run}${String(n).padStart(5, '0')}`, `Soak${run}x${n}`)
    },
    upload: async (client, n) => {
      const { id, token } = guestOf(n)
      const headers = { authorization: token, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }
      const path = `/api/users/${id}/profile-picture`
      jsonOf(await client.ask({ method: 'POST', path, headers, body: upload }))
    },
  }
}

/** Wraps a client, so that every request is recorded. */
function noting(client: Client, seen: Seen[], what: string): Client {
  const ask = async (asked: Asked): Promise<Answer> => {
    const at = performance.now()
    const answer = await client.ask(asked)
    seen.push({ at, milliseconds: performance.now() - at, what })
    return answer
  }
  return { ask, close: () => client.close() }
}

/** `hurry` multiplies the pace of everything except sign-ups. */
export function startSiteLife({ origin, certificate }: Cluster, stage: Stage, run: string, hurry = 1): SiteLife {
  const clients = Array.from({ length: CONNECTIONS }, (_, n) =>
    n % 2 === 0 ? http2Client(origin, certificate) : http1Client(origin, certificate),
  )
  const seen: Seen[] = []
  const failed: string[] = []
  const open = new Set<Promise<void>>()
  const acts = actsOf(stage, run)
  const timers = (Object.keys(PACE) as (keyof typeof PACE)[]).map((what) => {
    let n = 0
    const begin = () => {
      const client = clients[n % clients.length]
      if (!client) return
      const fail = (error: unknown) => void failed.push(`${new Date().toISOString()} ${what}: ${String(error)}`)
      const one = acts[what](noting(client, seen, what), n++)
        .catch(fail)
        .finally(() => open.delete(one))
      open.add(one)
    }
    return setInterval(begin, 1000 / (PACE[what] * (what === 'sign-up' ? 1 : hurry)))
  })
  return {
    seen,
    failed,
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(open)
      for (const client of clients) client.close()
    },
  }
}
