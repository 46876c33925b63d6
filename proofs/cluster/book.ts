/** A guest of the cluster, who signs in with an OTP from the outbox, books, pays, and waits for the confirmation. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { bookingBody } from '../../tests/builders.ts'
import { dayAfterTomorrow } from '../../tests/load/day-after-tomorrow.ts'
import { jsonOf, type Client } from './ask.ts'

const CONFIRMED_WITHIN_MILLISECONDS = 10_000

type Listed = { id: number; availability: { availability: boolean }; only_payAtHotel: boolean }

export type SignedUp = { readonly id: string; readonly token: string }

/** Registers a guest as the site does. Returns the guest's id and access token. */
export async function signUp({ ask }: Client, phone: string, name: string): Promise<SignedUp> {
  const email = `${name.toLowerCase()}@home.example`
  const details = { phone, name, email, city: 'Pune' }
  const sent = jsonOf(await ask({ method: 'POST', path: '/api/users/signup', json: details }))
  const { challenge } = sent as { challenge: string }
  const to = encodeURIComponent(phone)
  for (let turn = 0; turn < 50; turn++) {
    const messages = jsonOf(await ask({ path: `/api/dev/outbox?to=${to}` })) as { body: string }[]
    const otp = messages.map(({ body }) => /\b\d{6}\b/.exec(body)?.[0]).find(Boolean)
    if (otp) {
      const json = { phone, token: otp, challenge }
      const verified = jsonOf(await ask({ method: 'POST', path: '/api/users/verify-otp', json }))
      const { id: token, userId: id } = verified as { id: string; userId: string }
      return { id, token }
    }
    await pause(100)
  }
  throw new Error('no password came')
}

/** Finds a hotel in the city that sells the day after tomorrow and takes payment online. */
export async function findHotel({ ask }: Client, city: string): Promise<Listed> {
  const { checkin, checkout } = dayAfterTomorrow()
  const filter = JSON.stringify({ where: { cityId: city }, limit: 50 })
  const query = new URLSearchParams({ checkin, checkout, filter })
  const hotels = jsonOf(await ask({ path: `/api/hotels/search?${query}` })) as Listed[]
  const free = hotels.find(
    ({ availability, only_payAtHotel: isPaidThere }) => availability.availability && !isPaidThere,
  )
  if (!free) throw new Error(`no hotel is free in ${city}`)
  return free
}

type Held = { id: string; payment_url: string | null; status: string }

export async function hold({ ask }: Client, token: string, hotel: { id: number }): Promise<Held> {
  const headers = { authorization: token, 'idempotency-key': randomUUID() }
  const json = bookingBody(hotel, dayAfterTomorrow())
  const answer = await ask({ method: 'POST', path: '/api/bookings/create-booking', headers, json })
  return (jsonOf(answer) as { booking: Held }).booking
}

/** Books and pays. Returns the booking's id, and the milliseconds between payment and confirmation. */
export async function bookAndPay(
  client: Client,
  token: string,
  hotel: { id: number },
): Promise<{ id: string; milliseconds: number }> {
  const held = await hold(client, token, hotel)
  const payment = held.payment_url?.split('/').at(-1)
  if (!payment) throw new Error('there is nothing to pay')
  const pressed = await client.ask({
    method: 'POST',
    path: `/api/dev/test-gateway/${payment}`,
    json: { outcome: 'success' },
  })
  jsonOf(pressed)
  const since = performance.now()
  while (performance.now() - since < CONFIRMED_WITHIN_MILLISECONDS) {
    const read = await client.ask({ path: `/api/bookings/${held.id}`, headers: { authorization: token } })
    if ((jsonOf(read) as Held).status === 'completed') return { id: held.id, milliseconds: performance.now() - since }
    await pause(20)
  }
  throw new Error('the booking was not confirmed')
}
