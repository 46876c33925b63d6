/**
 * A ring of new phones with one referral code and a colluding hotel never gets more money than it paid (decision 0062).
 */
import { sql } from 'kysely'
import { expect } from 'vitest'
import { buildGuest, buildHotel, buildOperator, buildStaff, type BuiltGuest, type BuiltHotel } from '../../builders.ts'
import { checkBooks } from '#server/features/ledger/check-books.ts'
import { agreeTerms, goTo, ledgerTest, owedTo } from '../ledger-test.ts'
import { codeOf, officeOf, post, type Caller } from '../office-steps.ts'
import { restoreLimits } from '../restore-limits.ts'
import type { Api } from '../start-api.ts'
import type { Steps } from '../booking-steps.ts'
import { AFTER, attendingOf, DAYS_LATER, DURING } from './attend-steps.ts'

const PHONES = 10
const test = ledgerTest

let serial = 0

/** Builds a leader, and phones that signed up with the leader's code and got the sign-up credit. */
async function ringOf(api: Api, phones = PHONES): Promise<{ leader: BuiltGuest; puppets: BuiltGuest[] }> {
  const leader = await buildGuest(api.db, { refer_code: `RING${++serial}` })
  const puppets: BuiltGuest[] = []
  for (let index = 0; index < phones; index++) {
    const puppet = await buildGuest(api.db, { referred_by: leader.id })
    await api.db.insertInto('credit_entries').values({ user_id: puppet.id, amount: 100, kind: 'signup' }).execute()
    puppets.push(puppet)
  }
  return { leader, puppets }
}

const paidOnline = async (api: Api, hotel: BuiltHotel): Promise<number> => {
  const { rows } = await sql<{ paid: number }>`
    select coalesce(sum(p.amount), 0)::int as paid from payments p join bookings b on b.id = p.booking_id
    where b.hotel_id = ${hotel.id} and p.status = 'paid'`.execute(api.db)
  return rows[0]?.paid ?? 0
}

const rewardsOf = async (steps: Steps, leader: BuiltGuest) => steps.balance(leader)

test.for([
  ['nobody comes and nobody marks anything', 'nothing', 199],
  ['the desk greets them, and nobody is there', 'greeted', 199],
  ['the hotel fakes greeting and scan at the lowest price', 'scanned', 199],
  ['the hotel fakes greeting and scan at a price of its liking', 'scanned', 900],
  ['the phones confirm as well', 'confirmed', 1500],
] as const)('ten colluding phones gain nothing when %s', async ([_what, faked, price], { api, city, steps }) => {
  const hotel = await buildHotel(api.db, city, { rooms: PHONES, prices: { 3: price } })
  await agreeTerms(api, hotel)
  const staff = await buildStaff(api.db, hotel)
  const { leader, puppets } = await ringOf(api)
  const attending = attendingOf(api, steps, staff)
  const booked: { id: string; puppet: BuiltGuest }[] = []
  for (const puppet of puppets) booked.push({ id: (await steps.paid(puppet, hotel)).id, puppet })
  const evening = goTo(api, DURING)
  for (const { id, puppet } of faked === 'nothing' ? [] : booked) {
    await attending.greet(id)
    if (faked === 'scanned') expect((await attending.scan(puppet, id)).body.verdict).toBe('used')
    if (faked === 'confirmed') expect((await attending.confirm(puppet, id)).status).toBe(200)
  }
  evening()
  const later = goTo(api, AFTER)
  await steps.runJob('end-stays')
  later()
  const days = goTo(api, DAYS_LATER)
  await steps.runJob('check-books')
  await steps.runJob('reward-referrals')
  const paid = await paidOnline(api, hotel)
  const gained = (await owedTo(api, hotel)) / 100 + (await rewardsOf(steps, leader)) - paid
  expect(gained).toBeLessThanOrEqual(0)
  expect(await checkBooks(api.services, api.clock.now())).toEqual([])
  days()
})

test('the office lists payments that are held back, and releases each once, with a reason', async ({
  api,
  city,
  steps,
}) => {
  const hotel = await buildHotel(api.db, city, { rooms: 1, prices: { 3: 300 } })
  await agreeTerms(api, hotel)
  const staff = await buildStaff(api.db, hotel)
  const { puppets } = await ringOf(api, 1)
  const puppet = puppets[0] as BuiltGuest
  const { id, short_id: code } = await steps.paid(puppet, hotel)
  const attending = attendingOf(api, steps, staff)
  const evening = goTo(api, DURING)
  await attending.greet(id)
  await attending.scan(puppet, id)
  evening()
  const later = goTo(api, DAYS_LATER)
  await steps.runJob('end-stays')
  await steps.runJob('reward-referrals')
  const [admin, support] = [await buildOperator(api.db, { role: 'admin' }), await buildOperator(api.db)]
  const waiting = async () =>
    (await api.get('/office/waiting-money', { headers: admin.headers })).body.filter(
      (gift: { booking_id: string }) => gift.booking_id === id,
    )
  const before = await owedTo(api, hotel)
  expect(await waiting()).toMatchObject([
    { code, what: 'reward', paise: 10_000, waits_for: 'office' },
    { code, what: 'stay', waits_for: 'office' },
  ])
  const release = (what: string, headers = admin.headers, reason = 'Rang both sides') =>
    api.post(`/office/bookings/${id}/release-money`, { what, reason }, { headers })
  expect((await release('stay', support.headers)).status).toBe(403)
  expect((await release('stay', admin.headers, '   ')).status).toBe(422)
  const { paise } = (await waiting())[1]
  expect((await release('stay')).status).toBe(200)
  expect((await release('stay')).body.error.code).toBe('NOTHING_WAITS')
  expect((await owedTo(api, hotel)) - before).toBeGreaterThan(paise / 2)
  expect((await release('reward')).body.proposal_id).toBeNull()
  expect(await waiting()).toEqual([])
  const { entries } = (await api.get('/office/log?act=money_released', { headers: admin.headers })).body
  expect(entries).toMatchObject([
    { cost: 100, booking: { code } },
    { cost: Math.ceil(paise / 100), booking: { code } },
  ])
  expect(await checkBooks(api.services, api.clock.now())).toEqual([])
  later()
})

test('releasing more than one operator’s limit takes two operators', async ({ api, city, steps }) => {
  const hotel = await buildHotel(api.db, city, { rooms: 1, prices: { 3: 300 } })
  const staff = await buildStaff(api.db, hotel)
  const { leader, puppets } = await ringOf(api, 1)
  const puppet = puppets[0] as BuiltGuest
  const { id } = await steps.paid(puppet, hotel)
  const attending = attendingOf(api, steps, staff)
  const evening = goTo(api, DURING)
  await attending.greet(id)
  await attending.scan(puppet, id)
  evening()
  const later = goTo(api, DAYS_LATER)
  await steps.runJob('end-stays')
  const [admin, second] = [
    await buildOperator(api.db, { role: 'admin' }),
    await buildOperator(api.db, { role: 'admin', name: 'Devika Rane' }),
  ]
  await post(api, admin, '/office/limits', { per_booking: 99, per_day: 25_000, reason: 'One rupee less' })
  const release = () =>
    post(api, admin, `/office/bookings/${id}/release-money`, { what: 'reward', reason: 'Rang both' })
  const { proposal_id: proposal, waiting } = (await release()).body
  expect(proposal).toEqual(expect.any(String))
  expect(waiting).toContainEqual(expect.objectContaining({ booking_id: id, what: 'reward' }))
  expect((await release()).body.proposal_id, 'a second press').toBe(proposal)
  expect(await steps.balance(leader)).toBe(0)
  expect(codeOf(await officeOf(api, admin).decide(proposal, 'confirm'))).toBe('SAME_PERSON')
  const plan = await api.get(`/office/proposals/${proposal}/plan`, { headers: second.headers })
  expect(plan.body.lines).toMatchObject([{ what: 'released_to_friend' }, { what: 'uncle_pays', amount: 100 }])
  expect((await officeOf(api, second).decide(proposal, 'confirm')).status).toBe(200)
  expect(await steps.balance(leader)).toBe(100)
  await restoreLimits(api, admin)
  later()
})

test('no operator releases a reward to their own account', async ({ api, city, steps }) => {
  const hotel = await buildHotel(api.db, city, { rooms: 1, prices: { 3: 300 } })
  const { leader, puppets } = await ringOf(api, 1)
  const { id } = await steps.paid(puppets[0] as BuiltGuest, hotel)
  const later = goTo(api, DAYS_LATER)
  await steps.runJob('end-stays')
  const [self, colleague] = [
    await buildOperator(api.db, { role: 'admin', phone: leader.phone }),
    await buildOperator(api.db, { role: 'admin' }),
  ]
  const release = (who: Caller) =>
    post(api, who, `/office/bookings/${id}/release-money`, { what: 'reward', reason: 'My friend' })
  expect(codeOf(await release(self))).toBe('OWN_ACCOUNT')
  const { proposal_id: proposal } = (await release(colleague)).body
  expect(codeOf(await officeOf(api, self).decide(proposal, 'confirm'))).toBe('OWN_ACCOUNT')
  later()
})

test('an honest couple with both ₹100 rewards costs its honest hotel nothing, and the friend gets the reward', async ({
  api,
  city,
  steps,
}) => {
  const hotel = await buildHotel(api.db, city, { rooms: 1, prices: { 3: 3000 } })
  await agreeTerms(api, hotel)
  const staff = await buildStaff(api.db, hotel)
  const { leader, puppets } = await ringOf(api, 1)
  const guest = puppets[0] as BuiltGuest
  const booked = await steps.paid(guest, hotel)
  expect(booked.bill).toMatchObject({ room_total: 3000, referral_discount: 100, credits: 100, total: 2945 })
  const attending = attendingOf(api, steps, staff)
  const evening = goTo(api, DURING)
  expect((await attending.scan(guest, booked.id)).body.verdict).toBe('fine')
  await attending.greet(booked.id)
  evening()
  const later = goTo(api, AFTER)
  await steps.runJob('end-stays')
  // The hotel earns as much as if the guest had paid everything: ₹3,000 plus GST, less our commission and taxes.
  expect(await owedTo(api, hotel)).toBe(315_000 - 45_000 - 8_100 - 1_500 - 300)
  later()
  const days = goTo(api, DAYS_LATER)
  await steps.runJob('reward-referrals')
  expect(await steps.balance(leader)).toBe(100)
  days()
})

test('a couple whose voucher nobody scanned confirms the stay later, and the hotel then gets the rest', async ({
  api,
  city,
  steps,
}) => {
  const hotel = await buildHotel(api.db, city, { rooms: 1, prices: { 3: 3000 } })
  await agreeTerms(api, hotel)
  const staff = await buildStaff(api.db, hotel)
  const { puppets } = await ringOf(api, 1)
  const guest = puppets[0] as BuiltGuest
  const { id, short_id: code } = await steps.paid(guest, hotel)
  const attending = attendingOf(api, steps, staff)
  expect((await attending.confirm(guest, id)).body.error.code).toBe('NOT_ALLOWED_NOW')
  const evening = goTo(api, DURING)
  await attending.greet(id)
  expect((await attending.typed(code)).body.verdict).toBe('used')
  evening()
  const later = goTo(api, AFTER)
  await steps.runJob('end-stays')
  const whole = 315_000 - 45_000 - 8_100 - 1_500 - 300
  expect(await owedTo(api, hotel)).toBeLessThan(whole)
  expect(await steps.read(guest, id)).toMatchObject({ can_confirm: true, has_confirmed: false })
  expect((await attending.confirm(await buildGuest(api.db), id)).status).toBe(404)
  expect((await attending.confirm(guest, id)).body).toEqual({ done: true })
  expect((await attending.confirm(guest, id)).body).toEqual({ done: true })
  expect(await owedTo(api, hotel)).toBe(whole)
  expect(await steps.read(guest, id)).toMatchObject({ can_confirm: false, has_confirmed: true })
  expect(await checkBooks(api.services, api.clock.now())).toEqual([])
  later()
})
