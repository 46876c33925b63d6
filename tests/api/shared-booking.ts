import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { bookingBody, buildCity, buildGuest, buildHotel, type BuiltCity, type BuiltGuest } from '../builders.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import { startApi, withQuery, type Api } from './start-api.ts'

export let api: Api
let city: BuiltCity
export let owner: BuiltGuest
export let partner: BuiltGuest
export let bookingId: string

export const hold = async (who: BuiltGuest, more: object = {}) => {
  const hotel = await buildHotel(api.db, city)
  const { body } = await api.post('/bookings/create-booking', bookingBody(hotel, SATURDAY_EVENING, more), {
    headers: who.headers,
  })
  return body.booking as { id: string; payment_url: string }
}
export const book = async (who: BuiltGuest, more: object = {}) => {
  const booking = await hold(who, more)
  await api.post(`/dev/test-gateway/${booking.payment_url.split('/').at(-1)}`, { outcome: 'success' })
  return booking.id
}
export const move = (minutes: number) => api.clock.advance(minutes)
/** Moves the stay of a booking to so many hours from now. */
export const setTimes = (id: string, hoursFromNow: [number, number]) => {
  const [checkin_at, checkout_at] = hoursFromNow.map(
    (hours) => new Date(api.clock.now().getTime() + hours * 3_600_000),
  ) as [Date, Date]
  return api.db.updateTable('bookings').set({ checkin_at, checkout_at }).where('id', '=', id).execute()
}

/** One server for the file; for each test a new owner with a paid booking and a new partner. */
export function setTheScene(): void {
  beforeAll(async () => {
    api = await startApi()
    city = await buildCity(api.db)
  })
  beforeEach(async () => {
    owner = await buildGuest(api.db)
    partner = await buildGuest(api.db)
    bookingId = await book(owner)
  })
  afterAll(() => api.stop())
}

export const invite = (phone: string, who = owner, id = bookingId) =>
  api.post(`/booking-partner/${id}/invite-partner`, { partner: phone }, { headers: who.headers })
export const acceptAs = (who: BuiltGuest, userId = who.id, id = bookingId) =>
  api.post(`/booking-partner/${id}/accept/${userId}`, undefined, { headers: who.headers })
export const cancelAs = (who: BuiltGuest, status = 'cancelled', id = bookingId) =>
  api.post(`/booking-partner/${id}/cancel-invite-partner`, { status }, { headers: who.headers })
export const checkIn = (who = owner, id = bookingId) =>
  api.post(`/user-requests/${id}/checkin/create`, undefined, { headers: who.headers })
export const texts = async (phone: string): Promise<string[]> =>
  (await api.get(withQuery('/dev/outbox', { to: phone }))).body.map(({ body }: { body: string }) => body)
export const events = async (id = bookingId) =>
  (await api.db.selectFrom('booking_events').select('kind').where('booking_id', '=', id).orderBy('id').execute())
    .map(({ kind }) => kind)
    .filter((kind) => /^(partner|checkin)_/.test(kind))
export const requestStatus = async () =>
  (await api.db.selectFrom('user_requests').select('status').where('booking_id', '=', bookingId).executeTakeFirst())
    ?.status
export const codeOf = ({ body }: { body: { error?: { code: string } } }) => body.error?.code

/** Rows as an upload leaves them; the files do not matter here. */
export async function upload(who: BuiltGuest, kinds: ReadonlyArray<'profile' | 'identity'>): Promise<void> {
  for (const kind of kinds) {
    const { id } = await api.db
      .insertInto('pictures')
      .values({
        owner_id: who.id,
        kind,
        mime: 'image/webp',
        bytes: 100,
        storage_key: randomUUID(),
        sha256: Buffer.alloc(32),
        ...(kind === 'identity' ? { encrypted_key: Buffer.alloc(48) } : {}),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (kind === 'profile')
      await api.db.updateTable('users').set({ profile_picture_id: id }).where('id', '=', who.id).execute()
  }
}
