// For try.mjs only: the hotel's manager and a guest, by the public API of a local test site.

import { randomInt, randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const JSON_TYPE = { 'content-type': 'application/json' }

export class Person {
  constructor(site, token = null) {
    this.site = site
    this.token = token
  }

  async call(method, path, body) {
    const headers = this.token ? { authorization: `Bearer ${this.token}` } : {}
    if (body !== undefined) Object.assign(headers, JSON_TYPE)
    if (method === 'POST') headers['idempotency-key'] = randomUUID()
    const answer = await fetch(this.site + path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const json = await answer.json()
    if (!answer.ok)
      throw Object.assign(new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(json)}`), {
        code: json.error?.code,
      })
    return json
  }

  get(path) {
    return this.call('GET', path)
  }

  post(path, body) {
    return this.call('POST', path, body)
  }

  async otpOf(phone) {
    const texts = await this.get(`/api/dev/outbox?to=${encodeURIComponent(phone)}`)
    return texts.map(({ body }) => /^(\d{6}) is your/.exec(body)?.[1]).find(Boolean)
  }
}

/** A phone gets 5 passwords an hour, so the manager's session is kept between runs. */
export async function signInManager(site, phone, file) {
  try {
    const manager = new Person(site, JSON.parse(readFileSync(file, 'utf8')).token)
    return Object.assign(manager, { me: await manager.get('/api/desk/me') })
  } catch {
    const manager = new Person(site)
    const { challenge } = await manager.post('/api/desk/send-otp', { phone })
    const { token, me } = await manager.post('/api/desk/sign-in', { phone, otp: await manager.otpOf(phone), challenge })
    writeFileSync(file, JSON.stringify({ token }))
    return Object.assign(manager, { token, me })
  }
}

export async function signUpGuest(site) {
  const guest = new Person(site)
  const phone = `+919${randomInt(100_000_000, 999_999_999)}`
  const { challenge } = await guest.post('/api/users/signup', {
    phone,
    name: 'Asha Rao',
    email: `asha${randomInt(1e9)}@app.example`,
    gender: 'female',
    city: 'Hyderabad',
  })
  const session = await guest.post('/api/users/verify-otp', { phone, token: await guest.otpOf(phone), challenge })
  return Object.assign(guest, { token: session.id, userId: session.userId, phone })
}

export async function book(guest, hotelId, checkin, checkout, { slotId = 1, roomCount = 1 } = {}) {
  const stay = { checkin_date: checkin, checkout_date: checkout, roomCount }
  const { bill } = await guest.post(`/api/hotels/${hotelId}/calculate-bill`, stay)
  const { booking } = await guest.post('/api/bookings/create-booking', {
    hotelId,
    ...stay,
    slotId,
    guestsCount: 2 * roomCount,
    shown_total: bill.total,
    redirect_url: '/confirm-booking',
    another: true,
  })
  if (booking.payment_url) await pay(guest, booking.payment_url)
  return paid(guest, booking.id)
}

export function pay(guest, paymentUrl) {
  return guest.post(`/api/dev/test-gateway/${paymentUrl.split('/').at(-1)}`, { outcome: 'success' })
}

async function paid(guest, id) {
  for (let n = 0; n < 40; n += 1) {
    const booking = await guest.get(`/api/bookings/${id}`)
    if (booking.status !== 'pending') return booking
    await wait(500)
  }
  throw new Error(`booking ${id} was not paid`)
}
