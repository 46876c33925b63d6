/** Staff get none of Uncle's money at their own hotel. Nor do friends who share a browser with them (decision 0062). */
import { expect } from 'vitest'
import { buildGuest, buildHotel, buildStaff, type BuiltGuest } from '../../builders.ts'
import { hashSecret } from '#server/features/accounts/otp-secrets.ts'
import { openBrowser, signUpInBrowser } from '../sign-in-steps.ts'
import { goTo, ledgerTest as test } from '../ledger-test.ts'
import type { Api } from '../start-api.ts'
import { AFTER, attendingOf, DAYS_LATER, DURING } from './attend-steps.ts'

let serial = 0
const code = () => `OWNER${++serial}`

const shareBrowser = async (api: Api, ...guests: BuiltGuest[]) => {
  const device_hash = hashSecret(`browser ${++serial}`)
  const at = api.clock.now()
  const rows = guests.map(({ id }) => ({ device_hash, user_id: id, created_at: at, last_signed_in_at: at }))
  await api.db.insertInto('known_devices').values(rows).execute()
}

const withSignUpCredit = async (api: Api, fields: object = {}) => {
  const guest = await buildGuest(api.db, fields)
  await api.db.insertInto('credit_entries').values({ user_id: guest.id, amount: 100, kind: 'signup' }).execute()
  return guest
}

test('staff book their own hotel at the full price, and their review does not count', async ({ api, city, steps }) => {
  const hotel = await buildHotel(api.db, city, { rooms: 2, prices: { 3: 3000 } })
  const staff = await buildStaff(api.db, hotel)
  const friend = await buildGuest(api.db, { refer_code: code() })
  const worker = await withSignUpCredit(api, { phone: staff.phone, referred_by: friend.id })
  const { id, bill } = await steps.paid(worker, hotel)
  expect(bill).toMatchObject({ referral_discount: 0, credits: 0 })
  const evening = goTo(api, DURING)
  await attendingOf(api, steps, staff).greet(id)
  await attendingOf(api, steps, staff).scan(worker, id)
  evening()
  const back = goTo(api, AFTER)
  const body = { bookingId: id, rating: 5, review: 'The best' }
  const posted = await api.post(`/hotels/${hotel.id}/review`, body, { headers: worker.headers })
  expect(posted.body).toMatchObject({ verified: false })
  back()
})

test('an invited colleague who has not accepted is treated as staff', async ({ api, city, steps }) => {
  const hotel = await buildHotel(api.db, city, { rooms: 2, prices: { 3: 3000 } })
  const guest = await withSignUpCredit(api)
  const manager = await buildStaff(api.db, hotel, { role: 'manager' })
  const hired = { name: 'Ravi Kale', phone: guest.phone, role: 'desk' }
  expect((await api.post('/desk/staff', hired, { headers: manager.headers })).status).toBe(200)
  expect((await steps.paid(guest, hotel)).bill).toMatchObject({ credits: 0 })
})

test('a guest who shares a browser with staff is treated as staff', async ({ api, city, steps }) => {
  const hotel = await buildHotel(api.db, city, { rooms: 2, prices: { 3: 3000 } })
  const other = await buildHotel(api.db, city, { rooms: 2, prices: { 3: 3000 } })
  const staff = await buildStaff(api.db, hotel)
  const worker = await buildGuest(api.db, { phone: staff.phone })
  const puppet = await withSignUpCredit(api)
  await shareBrowser(api, worker, puppet)
  const held = (await steps.book(puppet, hotel)).body.booking
  expect(held.bill).toMatchObject({ credits: 0 })
  await steps.cancel(puppet, held.id)
  // At any other hotel, staff are ordinary guests.
  expect((await steps.paid(puppet, other)).bill).toMatchObject({ credits: 100 })
})

test('a referral code earns nothing between two guests who share a browser, but both can book', async ({
  api,
  city,
  steps,
}) => {
  const hotel = await buildHotel(api.db, city, { rooms: 2, prices: { 3: 3000 } })
  const friend = await buildGuest(api.db, { refer_code: code() })
  const guest = await buildGuest(api.db, { referred_by: friend.id })
  await shareBrowser(api, friend, guest)
  expect((await steps.paid(guest, hotel)).bill).toMatchObject({ referral_discount: 0, total: 3150 })
})

test('a sign-up in the friend’s browser earns no credit, and one in the guest’s own browser does', async ({ api }) => {
  const friend = openBrowser(api, '203.0.113.7')
  const signUp = (browser: typeof friend, phone: string, referralCode?: string) =>
    signUpInBrowser(api, browser, {
      name: 'Asha Rao',
      phone,
      email: `${phone.slice(1)}@home.example`,
      ...(referralCode ? { referral: referralCode } : {}),
    })
  const phones = ['+919811100011', '+919811100012', '+919811100013'] as const
  await signUp(friend, phones[0])
  const { refer_code: referCode } = await api.db
    .selectFrom('users')
    .select('refer_code')
    .where('phone', '=', phones[0])
    .executeTakeFirstOrThrow()
  await friend.post('/users/logout', {})
  await signUp(friend, phones[1], referCode)
  await signUp(openBrowser(api, '203.0.113.7'), phones[2], referCode)
  const creditOf = async (phone: string) =>
    (
      await api.db
        .selectFrom('users as u')
        .leftJoin('credit_balances as c', 'c.user_id', 'u.id')
        .select('c.balance')
        .where('u.phone', '=', phone)
        .executeTakeFirstOrThrow()
    ).balance ?? 0
  expect(await Promise.all(phones.map(creditOf))).toEqual([100, 0, 100])
})

test('the fourth rewarded friend from one address waits for the office', async ({ api, city, steps }) => {
  const hotel = await buildHotel(api.db, city, { rooms: 5, prices: { 3: 3000 } })
  const staff = await buildStaff(api.db, hotel)
  const friend = await buildGuest(api.db, { refer_code: code() })
  const attending = attendingOf(api, steps, staff)
  const stays: { guest: BuiltGuest; id: string }[] = []
  for (let index = 0; index < 5; index++) {
    const guest = await buildGuest(api.db, { referred_by: friend.id })
    if (index < 4)
      await api.db
        .updateTable('users')
        .set({ sign_up_address_hash: hashSecret('one carrier') })
        .where('id', '=', guest.id)
        .execute()
    stays.push({ guest, id: (await steps.paid(guest, hotel)).id })
  }
  const evening = goTo(api, DURING)
  for (const { guest, id } of stays) {
    await attending.greet(id)
    await attending.scan(guest, id)
  }
  evening()
  const back = goTo(api, DAYS_LATER)
  await steps.runJob('end-stays')
  await steps.runJob('reward-referrals')
  expect(await steps.balance(friend)).toBe(400)
  back()
})
