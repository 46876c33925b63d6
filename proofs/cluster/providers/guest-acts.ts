/** Acts as guests do while a real site's providers fail: search, book, pay, cancel, sign up and upload a photo. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { openDb } from '../../../src/db/open-db.ts'
import {
  bookingBody,
  buildCity,
  buildGuest,
  buildHotel,
  type BuiltGuest,
  type BuiltHotel,
} from '../../../tests/builders.ts'
import { dayAfterTomorrow } from '../../../tests/load/day-after-tomorrow.ts'
import { photo } from '../../../tests/pictures.ts'
import { http1Client, type Answer, type Client } from '../ask.ts'
import type { Cluster } from '../start-cluster.ts'
import type { HostedPage } from './hosted-page.ts'
import { newBrowser } from './phones.ts'

const CITIES = ['pune', 'mumbai', 'hyderabad', 'bengaluru', 'delhi', 'goa', 'jaipur', 'chennai'] as const
const GUESTS = 400
const HOTELS = 8
const ROOMS = 300
/** Of every four guests, one is notified of bookings by WhatsApp instead of SMS, and another by SMS and push. */
const CHANNELS = 4
/** One address may request only a limited number of OTPs an hour. */
const ADDRESSES = 24
const BOUNDARY = 'a-photo-of-a-guest'

export type Stage = { hotels: BuiltHotel[]; guests: BuiltGuest[]; upload: Buffer; strangers: Client[] }

export async function prepareStage({ databaseUrl, origin, certificate }: Cluster): Promise<Stage> {
  const { db, close } = await openDb({ databaseUrl, dataDir: '' })
  const city = await buildCity(db, 'Faulty City')
  const [hotels, guests]: [BuiltHotel[], BuiltGuest[]] = [[], []]
  for (let n = 0; n < HOTELS; n++) hotels.push(await buildHotel(db, city, { rooms: ROOMS }))
  for (let n = 0; n < GUESTS; n++)
    guests.push(await buildGuest(db, { news_by: n % CHANNELS === 1 ? 'whatsapp' : 'sms' }))
  await close()
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="me.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`
  const upload = Buffer.concat([Buffer.from(head), await photo('jpeg'), Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])
  const strangers = Array.from({ length: ADDRESSES }, (_, n) => http1Client(origin, certificate, `127.0.2.${n + 1}`))
  for (const [n, guest] of guests.entries()) if (n % CHANNELS === 2) await allowPush(oneOf(strangers, n), guest, n)
  return { hotels, guests, upload, strangers }
}

async function allowPush(client: Client, guest: BuiltGuest, n: number): Promise<void> {
  const { status, body } = await post(client, `/users/${guest.id}/push`, guest, newBrowser(`browser-${n}`))
  if (status !== 200) throw new Error(`push was refused: ${status} ${body.toString()}`)
}

/** The answers that guests received, and the phones that wait for an OTP. */
export type Seen = {
  /** the times that answered searches took, in milliseconds */
  readonly searches: number[]
  readonly note: (what: string, answer: Answer) => boolean
  readonly phones: string[]
}

const search = (n: number) => {
  const { checkin, checkout } = dayAfterTomorrow()
  const filter = JSON.stringify({ where: { cityId: CITIES[n % CITIES.length] }, limit: 10, skip: (n * 10) % 40 })
  return `/api/hotels/search?${new URLSearchParams({ checkin, checkout, filter })}`
}

const oneOf = <Item>(items: readonly Item[], n: number): Item => {
  const item = items[n % items.length]
  if (item === undefined) throw new Error('there is none to choose from')
  return item
}

type Kept = { guest: BuiltGuest; id: string }
type Held = { booking: { id: string; payment_url: string | null } }
type Act = (client: Client, n: number) => Promise<void>

const post = (client: Client, path: string, guest: BuiltGuest, json: object) => {
  const headers = { authorization: guest.token, 'idempotency-key': randomUUID() }
  return client.ask({ method: 'POST', path: `/api${path}`, headers, json })
}

/**
 * Pays for two of every three bookings, and later cancels half of all bookings. If no booking is possible, cancels an
 * earlier one.
 */
function bookingAct({ hotels, guests }: Stage, { note }: Seen, page: HostedPage): Act {
  const kept: Kept[] = []
  const cancel = async (client: Client, booking: Kept | undefined) => {
    if (booking) note('cancel', await post(client, '/bookings/cancel-booking', booking.guest, { id: booking.id }))
  }
  return async (client, n) => {
    const guest = oneOf(guests, n)
    const body = bookingBody(oneOf(hotels, n), dayAfterTomorrow())
    const held = await post(client, '/bookings/create-booking', guest, body)
    if (!note('booking', held)) return cancel(client, kept.pop())
    const { booking } = JSON.parse(held.body.toString()) as Held
    if (!booking.payment_url) throw new Error(`booking ${booking.id} has no page to pay on`)
    if (n % 3 !== 0) await page.pay(client, booking.payment_url)
    await pause(1000)
    if (n % 2 === 0) await cancel(client, { guest, id: booking.id })
    else if (n % 3 !== 0) kept.push({ guest, id: booking.id })
  }
}

export function guestActs(stage: Stage, seen: Seen, page: HostedPage) {
  return {
    search: async (client, n) => {
      const began = performance.now()
      if (seen.note('search', await client.ask({ path: search(n) }))) seen.searches.push(performance.now() - began)
    },
    booking: bookingAct(stage, seen, page),
    'sign-up': async (_client, n) => {
      const phone = `+9196${String(n).padStart(8, '0')}`
      const json = { phone, name: `Asha ${n}`, email: `asha${n}@home.example`, city: 'Pune' }
      const asked = await oneOf(stage.strangers, n).ask({ method: 'POST', path: '/api/users/signup', json })
      if (seen.note('sign-up', asked)) seen.phones.push(phone)
    },
    upload: async (client, n) => {
      const { id, token } = oneOf(stage.guests, n)
      const headers = { authorization: token, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }
      const path = `/api/users/${id}/profile-picture`
      seen.note('upload', await client.ask({ method: 'POST', path, headers, body: stage.upload }))
    },
  } satisfies Record<string, Act>
}
