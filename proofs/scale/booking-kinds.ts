/** Makes one sample booking of each kind through the API, as guests and desks do, and runs the jobs that follow. */
import { randomUUID } from 'node:crypto'
import { minutesBetween } from '../../src/domain/kernel/ist.ts'
import type { Api, Body } from '../../tests/api/start-api.ts'
import { bookingBody, type BuiltGuest, type BuiltHotel, type BuiltStaff } from '../../tests/builders.ts'

const EVENING = { checkin: '2026-12-05T21:00:00+05:30', checkout: '2026-12-06T10:00:00+05:30', slotId: 1 }
const AFTERNOON = { checkin: '2026-12-05T13:00:00+05:30', checkout: '2026-12-05T18:00:00+05:30', slotId: 3 }
export const PRICES = { 0: 900, 1: 800, 2: 700, 3: 1499, 4: 2000 }

/** The coupon of the sample bookings. */
export const COUPON = 'SCALE10'

export type Scene = { api: Api; hotel: BuiltHotel; guest: BuiltGuest; staff: BuiltStaff; desk: Desk }
export type Desk = (path: string, body?: object) => Promise<Body>

const guestLine = (position: number, name: string, id_kind: string) => ({
  position,
  name,
  id_kind,
  id_last_four: '7735',
  home: 'Pune',
  nationality: 'IN',
})
const LINES = [guestLine(0, 'Asha Rao', 'driving_licence'), guestLine(1, 'Kabir Sen', 'passport')]

function moveTo(api: Api, moment: string): void {
  api.clock.advance(minutesBetween(api.clock.now(), new Date(moment)))
}

export async function asked(answer: Promise<{ status: number; body: Body }>): Promise<Body> {
  const { status, body } = await answer
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body
}

async function jobs(api: Api, ...names: string[]): Promise<void> {
  await api.worker.drain()
  for (const name of names) await asked(api.post(`/dev/jobs/${name}`, {}))
  await api.worker.drain()
}

async function press(api: Api, paymentUrl: string | undefined): Promise<void> {
  if (paymentUrl) await asked(api.post(`/dev/test-gateway/${paymentUrl.split('/').at(-1)}`, { outcome: 'success' }))
  await jobs(api)
}

async function book({ api, hotel, guest, desk }: Scene, more: object = {}, stay = EVENING): Promise<string> {
  const headers = { ...guest.headers, 'idempotency-key': randomUUID() }
  const { booking } = await asked(api.post('/bookings/create-booking', bookingBody(hotel, stay, more), { headers }))
  await press(api, booking.payment_url)
  await desk(`bookings/${booking.id}/seen`)
  return booking.id
}

async function arrive({ api, guest, desk }: Scene, id: string): Promise<void> {
  moveTo(api, '2026-12-05T22:05:00+05:30')
  const { voucher } = await asked(api.get(`/bookings/${id}`, { headers: guest.headers }))
  await desk('check-voucher', { token: voucher })
  const { due } = await desk(`bookings/${id}/arrive`, { ids: 'originals', register: LINES })
  if (due > 0) await desk(`bookings/${id}/take`, { amount: due, method: 'upi' })
}

/** Marks every room that guests have left as clean. */
async function clean({ api, staff, desk }: Scene): Promise<void> {
  const { to_clean: rooms } = await asked(api.get('/desk/cleaning', { headers: staff.headers }))
  for (const { id } of rooms) await desk(`cleaning/${id}/clean`)
}

/** Checks the guests out and runs the jobs that follow a stay. */
async function leave(scene: Scene, id: string): Promise<void> {
  const { api, desk } = scene
  moveTo(api, '2026-12-06T09:50:00+05:30')
  await desk(`bookings/${id}/leave`)
  await clean(scene)
  moveTo(api, '2026-12-06T14:00:00+05:30')
  await jobs(api, 'end-stays', 'write-tax-documents', 'reward-referrals', 'ask-how-welcomed')
}

async function stay(scene: Scene, id: string): Promise<void> {
  await arrive(scene, id)
  await leave(scene, id)
}

async function review({ api, hotel, guest }: Scene, id: string): Promise<void> {
  moveTo(api, '2026-12-07T11:00:00+05:30')
  const body = {
    bookingId: id,
    rating: 4,
    review: 'Quiet room, friendly desk. The lift was slow, the breakfast came on time.',
    privacy: 5,
    cleanliness: 4,
    welcome: 4,
    location: 4,
  }
  await asked(api.post(`/hotels/${hotel.id}/review`, body, { headers: guest.headers }))
  await jobs(api)
}

export type Kind = { name: string; share: number; isToCome?: true; play: (scene: Scene) => Promise<void> }

/** How many of a thousand bookings are of each kind. These are estimates, because the site has no real bookings yet. */
export const KINDS: readonly Kind[] = [
  { name: 'paid online', share: 380, play: async (scene) => stay(scene, await book(scene)) },
  {
    name: 'paid online and reviewed',
    share: 125,
    play: async (scene) => {
      const id = await book(scene)
      await stay(scene, id)
      await review(scene, id)
    },
  },
  {
    name: 'paid at the hotel',
    share: 290,
    play: async (scene) => stay(scene, await book(scene, { payAtHotel: true })),
  },
  {
    name: 'with a coupon and credits',
    share: 50,
    play: async (scene) => {
      const { api, guest } = scene
      const credit = { user_id: guest.id, amount: 200, kind: 'adjustment', note: 'for the stay before' } as const
      await api.db.insertInto('credit_entries').values(credit).execute()
      await stay(scene, await book(scene, { couponId: COUPON, useReferralCredits: true }))
    },
  },
  {
    name: 'changed by the guest',
    share: 20,
    play: async (scene) => {
      const { api, guest } = scene
      const id = await book(scene, {}, AFTERNOON)
      const times = { checkin_date: EVENING.checkin, checkout_date: EVENING.checkout }
      const body = { id, ...times, require_payment_url: true }
      const headers = { ...guest.headers, 'idempotency-key': randomUUID() }
      const changed = await asked(api.post('/bookings/modify-booking', body, { headers }))
      await press(api, changed.payment_url)
      await stay(scene, id)
    },
  },
  {
    name: 'longer by two hours',
    share: 30,
    play: async (scene) => {
      const { api, guest } = scene
      const id = await book(scene)
      await arrive(scene, id)
      const headers = { ...guest.headers, 'idempotency-key': randomUUID() }
      const asking = await asked(api.post(`/bookings/${id}/extend-booking`, { extend_for: 2 }, { headers }))
      await press(api, asking.payment_url)
      await leave(scene, id)
    },
  },
  {
    name: 'cancelled',
    share: 7,
    play: async (scene) => {
      const { api, guest } = scene
      const id = await book(scene)
      const headers = { ...guest.headers, 'idempotency-key': randomUUID() }
      await asked(api.post('/bookings/cancel-booking', { id }, { headers }))
      await jobs(api)
      moveTo(api, '2026-12-06T14:00:00+05:30')
      await jobs(api, 'end-stays', 'write-tax-documents')
    },
  },
  {
    name: 'never paid',
    share: 6,
    play: async ({ api, hotel, guest }) => {
      const headers = { ...guest.headers, 'idempotency-key': randomUUID() }
      await asked(api.post('/bookings/create-booking', bookingBody(hotel, EVENING), { headers }))
      moveTo(api, '2026-12-01T09:40:00+05:30')
      await jobs(api, 'expire-holds', 'reconcile-payments')
    },
  },
  {
    name: 'nobody came',
    share: 4,
    play: async (scene) => {
      const { api, desk } = scene
      const id = await book(scene)
      moveTo(api, '2026-12-06T00:30:00+05:30')
      await desk(`bookings/${id}/no-show`)
      moveTo(api, '2026-12-10T14:00:00+05:30')
      await jobs(api, 'settle-claims', 'weigh-no-shows', 'weigh-cases', 'end-stays', 'write-tax-documents')
    },
  },
  {
    name: 'a walk-in at the desk',
    share: 58,
    play: async (scene) => {
      const { api, desk, staff } = scene
      moveTo(api, '2026-12-05T14:05:00+05:30')
      const body = { until: '2026-12-05T17:15:00+05:30', name: 'Suresh Patil', guests: 2 }
      const { id } = await desk('walk-ins', body)
      await desk(`walk-ins/${id}/register`, { lines: LINES })
      const { due } = await asked(api.get(`/desk/walk-ins/${id}`, { headers: staff.headers }))
      await desk(`walk-ins/${id}/take`, { amount: due, method: 'cash' })
      moveTo(api, '2026-12-05T17:00:00+05:30')
      await desk(`walk-ins/${id}/leave`)
      await clean(scene)
    },
  },
  { name: 'to come, paid online', share: 20, isToCome: true, play: async (scene) => void (await book(scene)) },
  {
    name: 'to come, at the hotel',
    share: 10,
    isToCome: true,
    play: async (scene) => void (await book(scene, { payAtHotel: true })),
  },
]
