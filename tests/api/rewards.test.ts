import { describe, expect } from 'vitest'
import { buildGuest, type BuiltGuest } from '../builders.ts'
import { START, SUNDAY_MORNING } from '../cast.ts'
import { REWARD_AFTER_DAYS } from '#domain/rewards/credits.ts'
import { endStays } from '#server/features/bookings/end-stays.ts'
import { markNoShow } from '#server/features/bookings/no-shows.ts'
import { rewardReferrals } from '#server/features/rewards/reward-referrals.ts'
import { apiTest } from './api-test.ts'
import { attend, buildStay, payFor } from './build-stay.ts'
import { withQuery } from './start-api.ts'

let serial = 0
const operator = 'Meera Pillai'

const daysBefore = (days: number) => new Date(START.getTime() - days * 86_400_000)
/** A stay whose guests left so long ago that the hotel can no longer report a no-show. */
const longAgo = { checkin_at: daysBefore(REWARD_AFTER_DAYS + 1), checkout_at: daysBefore(REWARD_AFTER_DAYS) }

const test = apiTest
  .extend('code', () => `FRIEND${++serial}`)
  .extend('friend', ({ api, code }) => buildGuest(api.db, { refer_code: code }))
  .extend('guest', ({ api, friend }) => buildGuest(api.db, { referred_by: friend.id }))
  .extend('rewards', ({ api, code, guest, hotel }) => {
    const discount = async (id: string, who?: BuiltGuest) =>
      (await api.get(withQuery('/users/referral-discount', { id }), who ? { headers: who.headers } : {})).body
    const credits = (who: BuiltGuest, filter: object = {}, asker = who) =>
      api.get(withQuery(`/users/${who.id}/credits`, { filter }), { headers: asker.headers })
    const balance = async (who: BuiltGuest) => (await credits(who)).body.balance
    const runJobs = async () => {
      await endStays(api.services)
      await rewardReferrals(api.services)
    }
    /** An attended stay, expensive enough for its commission to cover discount and reward (decision 0062). */
    const firstStay = async (fields: { referral_discount?: number; [column: string]: unknown } = {}, who = guest) => {
      const { referral_discount = 100 } = fields
      const total = 2000 - referral_discount
      const bill = { slot_price: 2000, room_total: 2000, referral_discount, total, payable_now: total }
      const id = await buildStay(api.db, hotel, who, { ...longAgo, ...bill, referral_code: code, ...fields })
      if ('status' in fields) return id
      await payFor(api.db, id, who, total)
      await attend(api.db, id)
      return id
    }
    return { discount, credits, balance, runJobs, firstStay }
  })

describe('referral codes', () => {
  test('a referral code belongs to the user, with its own link', async ({ api, code, friend, guest }) => {
    const answer = await api.get(`/users/${friend.id}/refer-code`, { headers: friend.headers })
    expect(answer.body).toEqual({ code, url: `http://localhost:3000/?referral=${code}` })
    expect((await api.get(`/users/${friend.id}/refer-code`, { headers: guest.headers })).status).toBe(404)
    expect((await api.get(`/users/${friend.id}/refer-code`)).status).toBe(401)
  })

  test('a referral code takes ₹100 off for a visitor and a new guest, however it is written', async ({
    code,
    guest,
    rewards,
  }) => {
    expect(await rewards.discount(code)).toEqual({ discount: 100 })
    expect(await rewards.discount(` ${code.toLowerCase()} `)).toEqual({ discount: 100 })
    expect(await rewards.discount(code, guest)).toEqual({ discount: 100 })
  })

  test('a referral code takes nothing off if it is unknown, the guest’s own, or used after a first booking', async ({
    api,
    code,
    friend,
    guest,
    hotel,
    rewards,
  }) => {
    expect(await rewards.discount('NOBODY99')).toEqual({ discount: 0 })
    expect(await rewards.discount('')).toEqual({ discount: 0 })
    expect(await rewards.discount(code, friend)).toEqual({ discount: 0 })
    await buildStay(api.db, hotel, guest)
    expect(await rewards.discount(code, guest)).toEqual({ discount: 0 })
    expect((await api.get('/users/referral-discount')).body.error.code).toBe('ID_REQUIRED')
  })

  test('a referral code gives no discount while a first booking is held, and does again after the hold', async ({
    api,
    code,
    guest,
    hotel,
    rewards,
    steps,
  }) => {
    const held = await steps.book(guest, hotel)
    expect(held.body.booking.bill.referral_discount).toBe(100)
    expect(await rewards.discount(code, guest)).toEqual({ discount: 0 })
    await api.db
      .updateTable('bookings')
      .set({ hold_expires_at: api.clock.now() })
      .where('id', '=', held.body.booking.id)
      .execute()
    expect(await rewards.discount(code, guest)).toEqual({ discount: 100 })
  })
})

describe('a friend', () => {
  test('a friend earns ₹100 after the first stay has ended, and only once', async ({ api, friend, guest, rewards }) => {
    await rewards.firstStay()
    await rewardReferrals(api.services)
    expect(await rewards.balance(friend)).toBe(0)
    await rewards.runJobs()
    expect(await rewards.balance(friend)).toBe(100)
    expect(await rewards.balance(guest)).toBe(0)
    await Promise.all([rewardReferrals(api.services), rewardReferrals(api.services), rewards.runJobs()])
    expect(await rewardReferrals(api.services)).toBe(0)
    expect(await rewards.balance(friend)).toBe(100)
  })

  test('a friend earns one reward, even if two processes run the job', async ({ api, friend, rewards }) => {
    await rewards.firstStay()
    await endStays(api.services)
    const done = await Promise.all([1, 2, 3, 4].map(() => rewardReferrals(api.services)))
    expect(done.reduce((sum, rewards) => sum + rewards, 0)).toBe(1)
    expect(await rewards.balance(friend)).toBe(100)
  })

  test('a friend waits some days for the reward, in case of a no-show', async ({ api, friend, rewards }) => {
    const bookingId = await rewards.firstStay({ checkout_at: daysBefore(REWARD_AFTER_DAYS - 1 / 24) })
    await rewards.runJobs()
    expect(await rewards.balance(friend)).toBe(0)
    const { short_id: shortId } = await api.db
      .selectFrom('bookings')
      .select('short_id')
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow()
    const mark = (isNoShow: boolean) => markNoShow(api.db, { shortId, isNoShow, operator }, api.clock.now())
    expect([await mark(true), await mark(true)]).toEqual(['marked', 'UNCHANGED'])
    api.clock.advance(61)
    await rewards.runJobs()
    expect(await rewards.balance(friend)).toBe(0)
    expect(await mark(false)).toBe('unmarked')
    await rewards.runJobs()
    expect(await rewards.balance(friend)).toBe(100)
    expect(await mark(true)).toBe('REWARDED')
    const deeds = await api.db
      .selectFrom('operator_actions')
      .select(['operator', 'action'])
      .where('subject_id', '=', bookingId)
      .orderBy('id')
      .execute()
    expect(deeds).toEqual([
      { operator, action: 'no_show' },
      { operator, action: 'no_show_withdrawn' },
    ])
    api.clock.advance(-61)
  })

  test.for([
    [
      'a stay to come',
      { checkin_at: new Date(START.getTime() + 60_000), checkout_at: new Date(START.getTime() + 3_600_000) },
      'NOT_STARTED',
    ],
    ['a hold', { status: 'pending', hold_expires_at: START, completed_at: null }, 'NOT_CONFIRMED'],
  ] as const)('a no-show is not recorded for %s', async ([_name, fields, outcome], { api, rewards }) => {
    const shortId = 'NOSHOW' + String(10 + (serial % 90))
    await rewards.firstStay({ ...fields, short_id: shortId })
    expect(await markNoShow(api.db, { shortId, isNoShow: true, operator }, api.clock.now())).toBe(outcome)
    expect(await markNoShow(api.db, { shortId: 'NOBODY00', isNoShow: true, operator }, api.clock.now())).toBe(
      'NOT_FOUND',
    )
  })

  test('a friend earns once per guest, whatever the guest books', async ({ api, friend, guest, hotel, rewards }) => {
    await rewards.firstStay()
    await buildStay(api.db, hotel, guest, { ended_at: START })
    await rewards.runJobs()
    const second = await buildGuest(api.db, { refer_code: `OTHER${serial}` })
    await api.db
      .updateTable('bookings')
      .set({ status: 'cancelled', cancelled_at: START, ended_at: null })
      .where('user_id', '=', guest.id)
      .execute()
    await rewards.firstStay({ referral_code: `OTHER${serial}` })
    await rewards.runJobs()
    expect([await rewards.balance(friend), await rewards.balance(second)]).toEqual([100, 0])
  })

  test('a friend earns a reward for each new guest who uses the code', async ({ api, friend, rewards }) => {
    const other = await buildGuest(api.db, { referred_by: friend.id })
    await rewards.firstStay()
    await rewards.firstStay({}, other)
    await rewards.runJobs()
    expect(await rewards.balance(friend)).toBe(200)
  })

  test.for([
    ['a stay that is not over', { checkout_at: new Date(START.getTime() + 1000) }],
    ['a stay without the discount', { referral_discount: 0 }],
    ['a hold that was never paid', { status: 'pending', hold_expires_at: START, completed_at: null }],
  ] as const)('a friend earns nothing for %s', async ([_name, fields], { friend, rewards }) => {
    await rewards.firstStay(fields)
    await rewards.runJobs()
    expect(await rewards.balance(friend)).toBe(0)
  })

  test('a friend earns nothing for a cancelled stay', async ({ api, friend, rewards }) => {
    const booking = await rewards.firstStay()
    await api.db
      .updateTable('bookings')
      .set({ status: 'cancelled', cancelled_at: START })
      .where('id', '=', booking)
      .execute()
    await rewards.runJobs()
    expect(await rewards.balance(friend)).toBe(0)
  })

  test('a friend earns nothing with their own code', async ({ api, code, friend, hotel, rewards }) => {
    await buildStay(api.db, hotel, friend, { referral_discount: 100, referral_code: code })
    await rewards.runJobs()
    expect(await rewards.balance(friend)).toBe(0)
  })

  test('a friend earns the reward through a guest’s own calls', async ({ api, friend, hotel, rewards, steps }) => {
    const invited = await buildGuest(api.db, { referred_by: friend.id })
    await api.db
      .updateTable('hotel_slot_prices')
      .set({ price: 3000, rack_price: null })
      .where('hotel_id', '=', hotel.id)
      .execute()
    const booked = await steps.paid(invited, hotel, {}, SUNDAY_MORNING)
    expect(booked).toMatchObject({ status: 'completed', bill: { referral_discount: 100 } })
    await attend(api.db, booked.id)
    await api.post('/dev/clock', { advanceMinutes: 5 * 24 * 60 })
    expect(await rewards.balance(friend)).toBe(0)
    await api.post('/dev/clock', { advanceMinutes: (1 + REWARD_AFTER_DAYS) * 24 * 60 })
    expect(await rewards.balance(friend)).toBe(100)
    // Moving the clock runs every job, and the jobs report the file's other stays, which were inserted without
    // payments.
    const isAboutBooks = (fault: unknown) => /books_?differ/i.test(JSON.stringify(fault))
    expect(api.faults.splice(0).filter((fault) => !isAboutBooks(fault))).toEqual([])
  })
})

describe('credit history', () => {
  test('the credit history lists income and spending, newest first, page by page', async ({
    api,
    friend,
    hotel,
    rewards,
  }) => {
    const rich = await buildGuest(api.db, { credits: 5000, referred_by: friend.id, refer_code: `RICH${serial}` })
    const brought = await buildGuest(api.db)
    const booking = await buildStay(api.db, hotel, rich)
    const { short_id } = await api.db
      .selectFrom('bookings')
      .select('short_id')
      .where('id', '=', booking)
      .executeTakeFirstOrThrow()
    const entry = { user_id: rich.id, created_at: START }
    await api.db
      .insertInto('credit_entries')
      .values([
        { ...entry, amount: -300, kind: 'spent', booking_id: booking },
        {
          ...entry,
          amount: 100,
          kind: 'referral_reward',
          referred_user_id: brought.id,
          booking_id: await buildStay(api.db, hotel, brought),
        },
      ])
      .execute()
    const { body } = await rewards.credits(rich)
    expect(body).toEqual({
      balance: 4800,
      entries: [
        {
          id: expect.any(Number),
          amount: 100,
          kind: 'referral_reward',
          note: null,
          date: '2026-12-01T09:00:00+05:30',
          bookingShortId: null,
        },
        expect.objectContaining({ amount: -300, kind: 'spent', bookingShortId: short_id }),
        expect.objectContaining({ amount: 5000, kind: 'adjustment', note: 'test' }),
      ],
    })
    const page = async (filter: object) =>
      (await rewards.credits(rich, filter)).body.entries.map(({ amount }: { amount: number }) => amount)
    expect(await page({ limit: 1, skip: 1 })).toEqual([-300])
    expect(await page({ skip: 3 })).toEqual([])
  })

  test('only the user can read their credit history', async ({ api, friend, guest, rewards }) => {
    expect((await rewards.credits(guest)).body).toEqual({ balance: 0, entries: [] })
    expect((await rewards.credits(guest, {}, friend)).status).toBe(404)
    expect((await api.get(`/users/${guest.id}/credits`)).status).toBe(401)
    expect((await rewards.credits(guest, { where: {} })).body.error.code).toBe('FILTER_INVALID')
  })
})
