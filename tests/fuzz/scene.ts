import { randomBytes } from 'node:crypto'
import { hashToken } from '#server/http/session.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import {
  buildCity,
  buildGuest,
  buildHotel,
  buildOperator,
  buildStaff,
  type BuiltCity,
  type BuiltGuest,
  type BuiltHotel,
  type BuiltStaff,
} from '../builders.ts'
import { SUNDAY_MORNING } from '../cast.ts'
import { stepsOf, type Steps } from '../api/booking-steps.ts'
import type { Answer, Api, Body } from '../api/start-api.ts'
import { photo, upload } from '../pictures.ts'
import type { Pool } from './pool.ts'

/** The name of a hidden hotel, which no answer may ever contain. */
export const HIDDEN_NAME = 'The Unseen Palace'

/** Two guests and two hotels with bookings in every important state, the larger hotel's staff, and two admins. */
export type Scene = {
  guests: [BuiltGuest, BuiltGuest]
  staff: [BuiltStaff, BuiltStaff]
  operators: [BuiltStaff, BuiltStaff]
}

const ALL_SLOTS = { 0: 900, 1: 700, 2: 600, 3: 1499, 4: 7600 }
const THURSDAY_MORNING = { checkin: '2026-12-03T10:00:00+05:30', checkout: '2026-12-03T19:00:00+05:30', slotId: 0 }
const WEDNESDAY_MORNING = { checkin: '2026-12-02T10:00:00+05:30', checkout: '2026-12-02T19:00:00+05:30', slotId: 0 }

/** Builds what stays the same during the whole run: a city, a coupon, the jobs, and a hidden hotel. */
export async function buildWorld(api: Api, pool: Pool): Promise<BuiltCity> {
  const city = await buildCity(api.db)
  const hidden = await buildHotel(api.db, city, { hidden: true, name: HIDDEN_NAME })
  await api.db
    .insertInto('coupons')
    .values({
      code: 'FUZZ10',
      kind: 'percent',
      value: 10,
      valid_from: new Date('2026-01-01'),
      valid_until: new Date('2027-12-31'),
      per_user_limit: 2,
    })
    .execute()
  for (const value of [hidden.id, hidden.slug]) pool.add('hotel', { value })
  for (const value of [city.id, city.slug]) pool.add('city', { value })
  for (const value of Object.values(city.localities)) pool.add('locality', { value })
  for (const { name } of (await api.get('/dev/jobs')).body) pool.add('job', { value: name })
  for (const value of ['upi', 'card']) pool.add('payment method', { value })
  pool.add('coupon', { value: 'FUZZ10' })
  return city
}

/** Restores a guest's ended session in the database, as if the guest had signed in again. */
export async function signInAgain(api: Api, guest: BuiltGuest | undefined): Promise<void> {
  if (!guest) return
  const now = api.clock.now()
  guest.token = randomBytes(32).toString('base64url')
  guest.headers.authorization = guest.token
  await api.db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(guest.token),
      user_id: guest.id,
      created_at: now,
      expires_at: addMinutes(now, 30 * 24 * 60),
      last_seen: now,
    })
    .execute()
}

/** Restores staff whose session or post ended, because the scene needs a desk. */
export async function signStaffInAgain(api: Api, { staff }: Scene): Promise<void> {
  const now = api.clock.now()
  for (const { id, token } of staff) {
    await api.db
      .insertInto('desk_sessions')
      .values({
        token_hash: hashToken(token),
        staff_id: id,
        created_at: now,
        expires_at: addMinutes(now, 30 * 24 * 60),
        last_seen: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Unblocks guests that the office has blocked, because they could no longer sign in. */
async function unblockGuests(api: Api, { guests }: Scene): Promise<void> {
  const ids = guests.map(({ id }) => id)
  const blocked = await api.db
    .updateTable('users')
    .set({ blocked_at: null, blocked_reason: null })
    .where('id', 'in', ids)
    .where('blocked_at', 'is not', null)
    .returning('id')
    .execute()
  for (const { id } of blocked)
    await signInAgain(
      api,
      guests.find((guest) => guest.id === id),
    )
}

/** Restores operators whose session or role ended, because the scene needs an office. */
export async function signOperatorsInAgain(api: Api, scene: Scene): Promise<void> {
  await unblockGuests(api, scene)
  const now = api.clock.now()
  for (const [place, { id, token }] of scene.operators.entries()) {
    const { ended_at: endedAt } = await api.db
      .selectFrom('operators')
      .select('ended_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (endedAt !== null) {
      scene.operators[place] = await buildOperator(api.db, { role: 'admin' })
      continue
    }
    await api.db
      .insertInto('office_sessions')
      .values({
        token_hash: hashToken(token),
        operator_id: id,
        created_at: now,
        expires_at: addMinutes(now, 30 * 24 * 60),
        last_seen: now,
        passkey_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Returns the answer's body. Throws if a step of the opening failed, because the scene would then be incomplete. */
function done({ status, body }: Answer): Body {
  if (status !== 200) throw new Error(`the scene could not be set: ${status} ${JSON.stringify(body)}`)
  return body
}

type Cast = { api: Api; pool: Pool; steps: Steps; hotel: BuiltHotel; guest: BuiltGuest; friend: BuiltGuest }

const add = (pool: Pool, thing: 'booking' | 'ended booking', { id, userId, hotelId }: Body) =>
  pool.add(thing, { value: id, owner: userId, belongings: { hotelId } })

/** Plays past stays of both guests, which they can review. */
async function playEndedStays({ api, pool, steps, hotel, guest, friend }: Cast): Promise<void> {
  for (const who of [guest, guest, friend])
    add(pool, 'ended booking', await steps.paid(who, hotel, {}, WEDNESDAY_MORNING))
  api.clock.advance(2 * 24 * 60)
  done(await steps.runJob('end-stays'))
}

/**
 * Makes upcoming bookings: each guest invites a friend to one, one has unpaid extra hours, and one is paid at the
 * hotel.
 */
async function playBookings({ api, pool, steps, hotel, guest, friend }: Cast): Promise<void> {
  const invited = await steps.paid(guest, hotel)
  const longer = await steps.paid(guest, hotel, {}, SUNDAY_MORNING)
  for (const { id } of [invited, longer]) {
    const partner = { partner: friend.phone }
    done(await api.post(`/booking-partner/${id}/invite-partner`, partner, { headers: guest.headers }))
    pool.add('invitation', { value: id, owner: friend.id })
  }
  const { extensionRequest, payment_url } = done(await steps.extend(guest, longer.id, 2))
  pool.add('extension', { value: extensionRequest.id, owner: guest.id })
  pool.add('payment', { value: payment_url.split('/').at(-1) })
  const others = await steps.paid(friend, hotel, { payAtHotel: true })
  const soon = [
    await steps.paid(guest, hotel, {}, THURSDAY_MORNING),
    await steps.paid(friend, hotel, { payAtHotel: true }, THURSDAY_MORNING),
  ]
  for (const booking of [...soon, others, longer, invited]) add(pool, 'booking', booking)
}

async function playUploads({ api, pool, guest, friend }: Cast): Promise<void> {
  const photoPart = { bytes: await photo('png', 24, 16) }
  for (const who of [guest, friend]) {
    for (const kind of ['profile-picture', 'identity']) {
      const { id } = done(await upload(api, `/users/${who.id}/${kind}`, who, [photoPart]))
      pool.add('picture', { value: id, owner: who.id })
    }
    const { files } = done(
      await upload(api, '/containers/assets/upload?folderName=reviews', who, [{ ...photoPart, field: 'files' }]),
    )
    pool.add('review picture', { value: files[0].id, owner: who.id })
  }
}

/** Adds a manager and a colleague to the larger hotel. */
async function openDesk({ api, pool, hotel }: Cast): Promise<Scene['staff']> {
  const manager = await buildStaff(api.db, hotel, { role: 'manager' })
  const colleague = await buildStaff(api.db, hotel)
  for (const { id, phone } of [manager, colleague]) {
    pool.add('colleague', { value: id })
    pool.add('phone', { value: phone })
  }
  return [manager, colleague]
}

/** Opens a new scene at START with new people, so that limits and full hotels do not dominate the run. */
export async function openScene(api: Api, pool: Pool, city: BuiltCity): Promise<Scene> {
  api.clock.advance(-api.clock.advancedMinutes())
  pool.forgetBelongings()
  const hotel = await buildHotel(api.db, city, {
    rooms: 12,
    prices: ALL_SLOTS,
    has_bathtub: true,
    bathtub_charge: 400,
    has_love_kit: true,
    same_sex: true,
  })
  const small = await buildHotel(api.db, city, { rooms: 1, only_pay_at_hotel: true })
  for (const { id, slug } of [small, hotel]) {
    pool.add('hotel', { value: slug })
    pool.add('hotel', { value: id })
  }
  const friend = await buildGuest(api.db)
  const guest = await buildGuest(api.db, { credits: 500, referred_by: friend.id })
  for (const { id, phone } of [guest, friend]) {
    pool.add('user', { value: id, owner: id })
    pool.add('phone', { value: phone })
  }
  const cast = { api, pool, steps: stepsOf(api), hotel, guest, friend }
  await playEndedStays(cast)
  await playBookings(cast)
  await playUploads(cast)
  const operators: Scene['operators'] = [
    await buildOperator(api.db, { role: 'admin' }),
    await buildOperator(api.db, { role: 'admin' }),
  ]
  return { guests: [guest, friend], staff: await openDesk(cast), operators }
}
