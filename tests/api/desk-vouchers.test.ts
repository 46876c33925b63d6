/** Tests the vouchers that guests show at the desk, and what the desk learns from a voucher. */
import { generateKeyPairSync, sign, verify, createPublicKey } from 'node:crypto'
import { expect } from 'vitest'
import { DeskRow } from '#contract/desk.ts'
import { CheckedVoucher } from '#contract/vouchers.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { claimsOf, readToken, writeClaims, writeToken } from '#domain/vouchers/voucher-claims.ts'
import { voucherSigner } from '#server/features/vouchers/voucher-signer.ts'
import { buildGuest, buildHotel, buildStaff, type BuiltGuest, type BuiltStaff } from '../builders.ts'
import { SUNDAY_MORNING } from '../cast.ts'
import { apiTest } from './api-test.ts'
import type { Body } from './start-api.ts'

const HOURS = 60

const test = apiTest
  .extend('guestWish', { name: 'Asha Rao' })
  .extend('hotelWish', { rooms: 3, prices: { 0: 900, 3: 1499 } })
  .extend('staff', ({ api, hotel }) => buildStaff(api.db, hotel, { name: 'Sunita Pawar' }))
  .extend('desk', ({ api, staff, steps, guest }) => ({
    check: async (body: object, who: BuiltStaff = staff): Promise<Body> =>
      (await api.post('/desk/check-voucher', body, { headers: who.headers })).body,
    voucherOf: async (id: string, who: BuiltGuest = guest): Promise<string> => (await steps.read(who, id)).voucher,
    /** Moves a stay of thirteen hours so that it begins this many minutes from now. */
    setCheckin: (id: string, minutesFromNow: number) => {
      const checkin_at = addMinutes(api.clock.now(), minutesFromNow)
      const checkout_at = addMinutes(checkin_at, 13 * HOURS)
      return api.db.updateTable('bookings').set({ checkin_at, checkout_at }).where('id', '=', id).execute()
    },
  }))

const namesIn = (schema: { properties: object }) => Object.keys(schema.properties).toSorted()

test('a voucher is valid at its hotel’s desk, which then sees what it needs for the check-in', async ({
  desk,
  guest,
  hotel,
  steps,
}) => {
  const { id, short_id } = await steps.paid(guest, hotel, { payAtHotel: true })
  await desk.setCheckin(id, -10)
  const checked = await desk.check({ token: await desk.voucherOf(id) })
  expect(checked).toMatchObject({ verdict: 'fine', code: short_id, next: 'arrive', at: null, by: null })
  expect(checked.booking).toMatchObject({ id, code: short_id, first_name: 'Asha', name: 'Asha Rao', visit: 'expected' })
  expect(checked.booking.due).toBeGreaterThan(0)
  expect(Object.keys(checked).toSorted()).toEqual(namesIn(CheckedVoucher))
  expect(Object.keys(checked.booking).toSorted()).toEqual(namesIn(DeskRow))
  const said = JSON.stringify(checked)
  for (const secret of [guest.phone, guest.id, 'home.example']) expect(said).not.toContain(secret)
})

test.for([
  [3 * HOURS + 1, 'too_early'],
  [3 * HOURS, 'fine'],
  [-13 * HOURS + 1, 'fine'],
] as const)(
  'a voucher scanned %i minutes before check-in is %s',
  async ([minutes, verdict], { api, desk, guest, hotel, steps }) => {
    const { id } = await steps.paid(guest, hotel)
    await desk.setCheckin(id, minutes)
    const checked = await desk.check({ token: await desk.voucherOf(id) })
    expect(checked.verdict).toBe(verdict)
    if (verdict !== 'too_early') return
    expect(new Date(checked.at).getTime()).toBe(addMinutes(api.clock.now(), 1).getTime())
    expect(checked.booking).toMatchObject({ id, name: null })
  },
)

test('a voucher is over after the stay, then expired, and shows no booking', async ({
  api,
  desk,
  guest,
  hotel,
  steps,
}) => {
  const { id, short_id: code } = await steps.paid(guest, hotel)
  const ended = async (minutes: number) => {
    await desk.setCheckin(id, -13 * HOURS - minutes)
    const { checkin_at: checkin, leaves_at: leaves } = await api.db
      .selectFrom('bookings')
      .select(['checkin_at', 'leaves_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect((await steps.read(guest, id)).voucher).toBeNull()
    return desk.check({ token: api.services.vouchers.sign(claimsOf({ code, hotelId: hotel.id, checkin, leaves })) })
  }
  expect(await ended(0)).toMatchObject({ verdict: 'over', code, booking: null, next: null })
  expect(await ended(6 * HOURS - 1)).toMatchObject({ verdict: 'over', booking: null })
  const expired = await ended(6 * HOURS)
  expect(expired).toMatchObject({ verdict: 'expired', code, booking: null, next: null })
  expect(new Date(expired.at)).toEqual(addMinutes(api.clock.now(), -6 * HOURS))
})

test('another hotel’s desk learns only the shown code', async ({ api, city, desk, guest, hotel, steps }) => {
  const { id, short_id: code } = await steps.paid(guest, hotel)
  await desk.setCheckin(id, 0)
  const elsewhere = await buildStaff(api.db, await buildHotel(api.db, city))
  expect(await desk.check({ token: await desk.voucherOf(id) }, elsewhere)).toEqual({
    verdict: 'other_hotel',
    code,
    at: null,
    by: null,
    next: null,
    booking: null,
  })
})

test('a cancelled booking gets no voucher, and its old voucher is shown as cancelled', async ({
  desk,
  guest,
  hotel,
  steps,
}) => {
  const { id, short_id: code, voucher } = await steps.paid(guest, hotel)
  await steps.cancel(guest, id)
  expect((await steps.read(guest, id)).voucher).toBeNull()
  expect(await desk.check({ token: voucher })).toMatchObject({ verdict: 'cancelled', code, booking: null })
  expect(await desk.check({ code })).toMatchObject({ verdict: 'cancelled', code, booking: null })
})

test('a changed booking gets a new voucher, and the old one is refused', async ({ desk, guest, hotel, steps }) => {
  const { id, voucher } = await steps.paid(guest, hotel)
  expect((await steps.modify(guest, id, SUNDAY_MORNING)).status).toBe(200)
  const changed = await steps.read(guest, id)
  expect(changed.checkin_date).toBe(SUNDAY_MORNING.checkin)
  expect(changed.voucher).not.toBe(voucher)
  expect(await desk.check({ token: voucher })).toMatchObject({
    verdict: 'changed',
    booking: { id, checkin_date: SUNDAY_MORNING.checkin },
  })
  expect(await desk.check({ token: changed.voucher })).toMatchObject({ verdict: 'too_early' })
})

test('extra hours make a new voucher, and the old one stays valid', async ({ desk, guest, hotel, steps }) => {
  const { id } = await steps.paid(guest, hotel)
  await desk.setCheckin(id, -10)
  const before = await desk.voucherOf(id)
  await steps.press((await steps.extend(guest, id, 2)).body.payment_url)
  const after = await desk.voucherOf(id)
  expect(after).not.toBe(before)
  for (const token of [before, after]) expect(await desk.check({ token })).toMatchObject({ verdict: 'fine' })
})

test('a voucher is used up once the guests have arrived, and says when they came and who recorded it', async ({
  api,
  desk,
  guest,
  hotel,
  staff,
  steps,
}) => {
  const { id } = await steps.paid(guest, hotel)
  await desk.setCheckin(id, -10)
  const token = await desk.voucherOf(id)
  const arrived = await api.post(`/desk/bookings/${id}/arrive`, { ids: 'originals' }, { headers: staff.headers })
  expect(arrived.status).toBe(200)
  const again = await desk.check({ token })
  expect(again).toMatchObject({ verdict: 'used', by: 'Sunita Pawar', next: null, booking: { id, visit: 'here' } })
  expect(new Date(again.at)).toEqual(api.clock.now())
  await api.post(`/desk/bookings/${id}/leave`, {}, { headers: staff.headers })
  expect(await desk.check({ token })).toMatchObject({ verdict: 'used' })
})

test('a voucher is refused if it is cut, changed, or signed by somebody else', async ({
  api,
  desk,
  guest,
  hotel,
  steps,
}) => {
  const { id, short_id: code } = await steps.paid(guest, hotel)
  await desk.setCheckin(id, 0)
  const token = await desk.voucherOf(id)
  const taken = readToken(token)
  if (!taken) throw new Error('our own token is read')
  const { privateKey } = generateKeyPairSync('ed25519')
  const otherStay = writeClaims({ ...taken.claims, hotelId: hotel.id + 1 }, taken.keyId)
  const forged = [
    '',
    'https://uncle.example/voucher',
    token.slice(0, -1),
    token.slice(1),
    `${token}A`,
    token.replace(/^.{30}./, (start) => start.slice(0, -1) + (start.endsWith('A') ? 'B' : 'A')),
    writeToken(otherStay, taken.signature),
    writeToken(taken.signed, sign(null, taken.signed, privateKey)),
    voucherSigner(Buffer.alloc(32, 9).toString('base64')).sign(taken.claims),
  ]
  for (const one of forged)
    expect(await desk.check({ token: one }), one).toEqual({
      verdict: 'not_ours',
      code: null,
      at: null,
      by: null,
      next: null,
      booking: null,
    })
  expect((await desk.check({ token: 'x'.repeat(201) })).error.code).toBe('TOKEN_INVALID')
  expect((await desk.check({ token, code })).error.code).toBe('TOKEN_REQUIRED')
  expect((await desk.check({})).error.code).toBe('TOKEN_REQUIRED')
  expect(api.faults).toEqual([])
})

test('a voucher’s code opens only a booking at this hotel, however it is typed', async ({
  api,
  city,
  desk,
  guest,
  hotel,
  steps,
}) => {
  const { id, short_id: code } = await steps.paid(guest, hotel)
  await desk.setCheckin(id, 0)
  for (const typed of [code, ` ${code.toLowerCase()} `, `${code.slice(0, 4)}-${code.slice(4)}`])
    expect(await desk.check({ code: typed })).toMatchObject({ verdict: 'fine', code, booking: { id } })
  const others = await steps.paid(guest, await buildHotel(api.db, city))
  const held = (await steps.book(guest, hotel)).body.booking
  const nothing = { verdict: 'unknown_code', at: null, by: null, next: null, booking: null }
  for (const unknown of [others.short_id, held.short_id, 'ZZZZ9999'])
    expect(await desk.check({ code: unknown })).toEqual({ ...nothing, code: unknown })
  expect((await desk.check({ code: '7K3M' })).error.code).toBe('CODE_INVALID')
})

test('a colleague’s typed codes are limited, and scanned vouchers are not', async ({
  api,
  desk,
  guest,
  hotel,
  staff,
  steps,
}) => {
  const { voucher } = await steps.paid(guest, hotel)
  const ask = (body: object) => api.post('/desk/check-voucher', body, { headers: staff.headers })
  for (let tries = 0; tries < 20; tries += 1) expect((await ask({ code: 'ZZZZ9999' })).status).toBe(200)
  expect((await ask({ code: 'ZZZZ9998' })).body.error.code).toBe('TOO_MANY_REQUESTS')
  expect((await ask({ token: voucher })).status).toBe(200)
  const colleague = await buildStaff(api.db, hotel)
  expect(await desk.check({ code: 'ZZZZ9999' }, colleague)).toMatchObject({ verdict: 'unknown_code' })
})

test('both guests of a stay have the same voucher, and an invited guest has none yet', async ({
  api,
  desk,
  guest,
  hotel,
  steps,
}) => {
  const partner = await buildGuest(api.db)
  const { id } = await steps.paid(guest, hotel)
  await steps.invite(guest, id, partner.phone)
  expect((await steps.read(partner, id)).voucher).toBeNull()
  await steps.acceptInvite(partner, id)
  expect(await desk.voucherOf(id, partner)).toBe(await desk.voucherOf(id))
  const listed = await api.get(`/bookings/user-bookings/${partner.id}`, { headers: partner.headers })
  expect(listed.body).toMatchObject([{ id, voucher: await desk.voucherOf(id) }])
  await steps.cancelInvite(partner, id)
  expect((await api.get(`/bookings/${id}`, { headers: partner.headers })).status).toBe(404)
  expect((await steps.book(guest, hotel)).body.booking.voucher).toBeNull()
})

test('a desk without network checks vouchers by its stored keys', async ({ api, desk, guest, hotel, staff, steps }) => {
  const { id } = await steps.paid(guest, hotel)
  const { body } = await api.get('/desk/voucher-keys', { headers: staff.headers })
  expect(Object.keys(body)).toEqual(['hotelId', 'keys'])
  expect(body.hotelId).toBe(hotel.id)
  const taken = readToken(await desk.voucherOf(id))
  if (!taken) throw new Error('our own token is read')
  const named = Buffer.from(taken.keyId).toString('base64url')
  const x = body.keys.find((key: { id: string }) => key.id === named).publicKey
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  expect(verify(null, taken.signed, key, taken.signature)).toBe(true)
})

test('only staff may check vouchers, and neither guests nor former colleagues may', async ({
  api,
  guest,
  hotel,
  staff,
  steps,
}) => {
  const { voucher: token } = await steps.paid(guest, hotel)
  const ask = async (headers: Record<string, string>) => [
    (await api.post('/desk/check-voucher', { token }, { headers })).status,
    (await api.get('/desk/voucher-keys', { headers })).status,
  ]
  expect(await ask(staff.headers)).toEqual([200, 200])
  await api.db
    .updateTable('hotel_staff')
    .set({ ended_at: api.clock.now(), ended_by: 'test' })
    .where('id', '=', staff.id)
    .execute()
  for (const headers of [staff.headers, guest.headers, {}]) expect(await ask(headers)).toEqual([401, 401])
})
