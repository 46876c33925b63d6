/** Simulates guests who book, pay and cancel without pause. They retry an unanswered request with the same key. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { openDb } from '../../../src/db/open-db.ts'
import type { Db } from '../../../src/server/services.ts'
import {
  bookingBody,
  buildCity,
  buildGuest,
  buildHotel,
  type BuiltGuest,
  type BuiltHotel,
} from '../../../tests/builders.ts'
import { dayAfterTomorrow } from '../../../tests/load/day-after-tomorrow.ts'
import { http1Client, type Answer, type Client } from '../ask.ts'
import type { Cluster } from '../start-cluster.ts'
import { longestGap } from './longest-gap.ts'

const GUESTS = 8
const ROOMS = 40
const PAUSE_MILLISECONDS = 150
const SENT_AGAIN_AFTER_MILLISECONDS = 300
/** The code that refuses a guest with three unpaid bookings. A paid booking counts too until a worker confirms it. */
const HOLDS_FULL = 'TOO_MANY_HOLDS'
/**
 * The statuses after which a guest retries. 0 means no answer. nginx sends the others when no app answers, or when too
 * many requests arrive.
 */
const TRIED_AGAIN = new Set([0, 429, 502, 503, 504])

export type LoadWish = {
  /** the hotels, each with 40 rooms */
  readonly hotels?: number
  /** the city of the hotels; each load on the same database uses a different city */
  readonly city?: string
  /**
   * one booking in this many is paid and kept; all other bookings are cancelled, so that their rooms become free. If
   * undefined, none is kept.
   */
  readonly everyStanding?: number
}

/** What a guest was told about a booking. The site must not lose any of these bookings. */
export type Acknowledged = { booking: string; isPaid: boolean; isCancelled: boolean }

export type BookingLoad = {
  readonly acknowledged: readonly Acknowledged[]
  /** the number of answers by status; 0 means requests without an answer */
  readonly statuses: ReadonlyMap<number, number>
  /** the number of 503 answers that did not say when to retry */
  readonly silent: () => number
  /** unexpected answers, each described in a sentence */
  readonly faults: readonly string[]
  /** whether any acknowledged booking was requested after this moment of `performance.now()` */
  readonly hasBookedSince: (moment: number) => boolean
  /** the longest time without an acknowledged booking, in milliseconds, among those that ended after this moment */
  readonly longestGap: (since: number) => number
  readonly hotels: readonly BuiltHotel[]
  readonly guests: readonly BuiltGuest[]
  readonly stop: () => Promise<void>
}

/** Adds the phone number at which the hotel gets a text about each booking. */
async function addChannel(db: Db, hotel: BuiltHotel): Promise<void> {
  const address = `+9190${String(hotel.id).padStart(8, '0')}`
  const told = { channel: 'sms', language: 'en', kinds: ['bookings'] } as const
  // Records the owner's consent, because texts go only to a phone whose owner has agreed.
  const added = { added_by: 'a proof', added_at: new Date(), agreed_at: new Date() }
  await db
    .insertInto('hotel_channels')
    .values({ hotel_id: hotel.id, who: 'Reception', address, ...told, ...added, kinds: [...told.kinds] })
    .execute()
}

async function prepare({ databaseUrl }: Cluster, count: number, name: string) {
  const { db, close } = await openDb({ databaseUrl, dataDir: '' })
  const city = await buildCity(db, name)
  const hotels: BuiltHotel[] = []
  for (let n = 0; n < count; n++) hotels.push(await buildHotel(db, city, { rooms: ROOMS }))
  for (const hotel of hotels) await addChannel(db, hotel)
  const guests: BuiltGuest[] = []
  for (let n = 0; n < GUESTS; n++) guests.push(await buildGuest(db))
  await close()
  return { city, hotels, guests }
}

type Wish = { path: string; guest: BuiltGuest; json: object }

export async function startBookingLoad(
  cluster: Cluster,
  { hotels: count = 2, city = 'Failover City', everyStanding }: LoadWish = {},
): Promise<BookingLoad> {
  const { hotels, guests } = await prepare(cluster, count, city)
  const acknowledged: Acknowledged[] = []
  const statuses = new Map<number, number>()
  const faults: string[] = []
  const booked: { began: number; ended: number }[] = []
  const life = { isOver: false }
  let silent = 0

  /**
   * Repeats a request with the same key until an answer comes, so that a lost answer never leads to a second booking.
   */
  const send = async (client: Client, { path, guest, json }: Wish): Promise<Answer & { began: number }> => {
    const headers = { authorization: guest.token, 'idempotency-key': randomUUID() }
    for (;;) {
      const began = performance.now()
      const answer = await client
        .ask({ method: 'POST', path: `/api${path}`, headers, json })
        .catch((): Answer => ({ status: 0, headers: {}, body: Buffer.of() }))
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      if (answer.status === 503 && answer.headers['retry-after'] === undefined) silent += 1
      if (!TRIED_AGAIN.has(answer.status)) return { ...answer, began }
      await pause(SENT_AGAIN_AFTER_MILLISECONDS)
    }
  }
  const sendFor = async (client: Client, wish: Wish): Promise<{ body: unknown; began: number } | undefined> => {
    const { status, body, began } = await send(client, wish)
    if (status === 200) return { body: JSON.parse(body.toString()) as unknown, began }
    if (status === 409 && body.includes(HOLDS_FULL)) return undefined
    faults.push(`${new Date().toISOString()} ${wish.path}: ${status} ${body.toString().slice(0, 200)}`)
    return undefined
  }

  const bookOnce = async (client: Client, guest: BuiltGuest, turn: number): Promise<void> => {
    const hotel = hotels[turn % hotels.length]
    if (!hotel) throw new Error('there is no hotel')
    const json = bookingBody(hotel, dayAfterTomorrow())
    const made = await sendFor(client, { path: '/bookings/create-booking', guest, json })
    if (!made) return
    const { booking } = made.body as { booking: { id: string; payment_url: string | null } }
    const told: Acknowledged = { booking: booking.id, isPaid: false, isCancelled: false }
    acknowledged.push(told)
    booked.push({ began: made.began, ended: performance.now() })
    // This booking has no payment page, because the database's clock jumped past the end of the hold.
    if (booking.payment_url === null) return
    const isStanding = everyStanding !== undefined && turn % everyStanding === 0
    if (isStanding || turn % 2 === 0) {
      const gateway = `/dev/test-gateway/${booking.payment_url.split('/').at(-1)}`
      told.isPaid = (await sendFor(client, { path: gateway, guest, json: { outcome: 'success' } })) !== undefined
    }
    if (isStanding) return
    const cancelled = await sendFor(client, { path: '/bookings/cancel-booking', guest, json: { id: booking.id } })
    told.isCancelled = cancelled !== undefined
  }
  const live = async (guest: BuiltGuest, index: number): Promise<void> => {
    const client = http1Client(cluster.origin, cluster.certificate)
    for (let turn = index; !life.isOver; turn++) {
      await bookOnce(client, guest, turn)
      await pause(PAUSE_MILLISECONDS)
    }
    client.close()
  }
  const running = Promise.all(guests.map(live))
  return {
    acknowledged,
    statuses,
    silent: () => silent,
    faults,
    hasBookedSince: (moment) => booked.some(({ began }) => began >= moment),
    longestGap: (since) =>
      longestGap(
        booked.map(({ ended }) => ended),
        since,
      ),
    hotels,
    guests,
    stop: async () => {
      life.isOver = true
      await running
    },
  }
}
