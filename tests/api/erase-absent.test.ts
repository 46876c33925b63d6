import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { ERASING_NOTICE_HOURS } from '#domain/accounts/end-of-purpose.ts'
import { ABSENT_DAYS } from '#domain/retention-days.ts'
import { apiTest } from './api-test.ts'
import { buildStay } from './build-stay.ts'
import { askOtp, openBrowser } from './sign-in-steps.ts'
import { otpOf, signUpThroughApi, withQuery, type Api } from './start-api.ts'

const YEARS = ABSENT_DAYS * 24 * 60
const HOURS = ERASING_NOTICE_HOURS * 60

let serial = 0

const runJob = async (api: Api) => {
  await api.post('/dev/jobs/erase-absent-guests')
  await api.worker.drain()
}

const test = apiTest
  .extend('absent', async ({ api }) => {
    const n = serial++
    const person = { name: 'Asha Rao', phone: `+91888666${String(6000 + n)}`, email: `absent${n}@home.example` }
    return { ...person, ...(await signUpThroughApi(api, person)) }
  })
  .extend('about', ({ api, absent }) => ({
    texts: async () => {
      const texts = (await api.get(withQuery('/dev/outbox', { to: absent.phone }))).body as { body: string }[]
      return texts.map(({ body }) => body).filter((body) => body.includes('we erase your account'))
    },
    isErased: async () => {
      const user = api.db.selectFrom('users').select('erased_at').where('id', '=', absent.id)
      return (await user.executeTakeFirstOrThrow()).erased_at !== null
    },
  }))

test('a guest absent for three years is warned once, and erased 48 hours later', async ({
  api,
  absent,
  about,
  hotel,
}) => {
  const stay = await buildStay(api.db, hotel, absent, { guest_name: absent.name, guest_email: absent.email })
  api.clock.advance(YEARS - 1)
  await runJob(api)
  expect(await about.texts(), 'a minute too early').toEqual([])
  api.clock.advance(1)
  await runJob(api)
  await Promise.all([runJob(api), runJob(api)])
  const texts = await about.texts()
  expect(texts, 'once, however often the job runs').toHaveLength(1)
  expect(texts[0]).toMatch(/^Uncle: you have not signed in for three years.* sign in before: http.*\/my-data$/)
  api.clock.advance(HOURS - 1)
  await runJob(api)
  expect([await about.isErased(), (await about.texts()).length]).toEqual([false, 1])
  api.clock.advance(1)
  await runJob(api)
  expect(await about.isErased()).toBe(true)
  const booking = api.db.selectFrom('bookings').select(['guest_name', 'total']).where('id', '=', stay)
  expect(await booking.executeTakeFirstOrThrow(), 'tax law keeps the bill').toEqual({
    guest_name: 'Erased guest',
    total: 1000,
  })
  const known = await api.get(withQuery('/users/is-registered', { phone: absent.phone }))
  expect(known.body).toEqual({ registered: false })
})

test('a recent stay keeps an account from being erased, just as a recent sign-in does', async ({
  api,
  absent,
  about,
  hotel,
}) => {
  const day = 24 * 60
  const ended = new Date(api.clock.now().getTime() + day * 60_000)
  const began = new Date(ended.getTime() - 3 * 3_600_000)
  await buildStay(api.db, hotel, absent, { checkin_at: began, checkout_at: ended })
  api.clock.advance(YEARS)
  await runJob(api)
  expect(await about.texts()).toEqual([])
  api.clock.advance(2 * day)
  await runJob(api)
  expect(await about.texts()).toHaveLength(1)
})

test('a sign-in within the 48 hours keeps the account for three more years', async ({ api, absent, about }) => {
  api.clock.advance(YEARS)
  await runJob(api)
  api.clock.advance(HOURS - 1)
  const browser = openBrowser(api, '203.0.113.77')
  await askOtp(browser, absent.phone)
  const signed = await browser.post('/users/verify-otp', { phone: absent.phone, token: await otpOf(api, absent.phone) })
  expect(signed.body.userId).toBe(absent.id)
  api.clock.advance(1)
  await runJob(api)
  expect(await about.isErased()).toBe(false)
  api.clock.advance(YEARS - 2)
  await runJob(api)
  expect(await about.isErased()).toBe(false)
})

test('the 48 hours before an account is erased begin when the warning is sent', async ({ api, absent, about }) => {
  api.clock.advance(YEARS)
  await runJob(api)
  const payload = { to: absent.phone, channel: 'sms', template: 'account_ends', body: 'soon', values: [] }
  const later = new Date(api.clock.now().getTime() + YEARS * 60_000)
  const waiting = {
    kind: 'message',
    payload: JSON.stringify(payload),
    available_at: later,
    created_at: api.clock.now(),
  }
  const { id } = await api.db.insertInto('outbox').values(waiting).returning('id').executeTakeFirstOrThrow()
  api.clock.advance(HOURS)
  await runJob(api)
  expect(await about.isErased()).toBe(false)
  await api.db.updateTable('outbox').set({ done_at: api.clock.now() }).where('id', '=', id).execute()
  await runJob(api)
  expect(await about.isErased(), 'sent meanwhile').toBe(true)
})

test('an account is not erased while it is blocked, has an open complaint or has unspent compensation', async ({
  api,
  absent,
  about,
}) => {
  const { db, clock } = api
  clock.advance(YEARS)
  const block = (blocked_at: Date | null) =>
    db
      .updateTable('users')
      .set({ blocked_at, blocked_reason: blocked_at && 'looked at by us' })
      .where('id', '=', absent.id)
      .execute()
  await block(clock.now())
  await runJob(api)
  expect(await about.texts(), 'a block').toEqual([])
  await block(null)
  const complaint = {
    ticket: randomUUID().slice(0, 8),
    kind: 'complaint' as const,
    user_id: absent.id,
    message: 'My money',
  }
  await db.insertInto('feedback').values(complaint).execute()
  await runJob(api)
  expect(await about.texts(), 'a complaint').toEqual([])
  await db.updateTable('feedback').set({ settled_at: clock.now() }).where('ticket', '=', complaint.ticket).execute()
  const given = {
    user_id: absent.id,
    amount: 500,
    kind: 'adjustment' as const,
    note: 'for a room',
    promotional: 0,
    created_at: clock.now(),
  }
  await db.insertInto('credit_entries').values(given).execute()
  await runJob(api)
  expect(await about.texts(), 'money of theirs').toEqual([])
  await db
    .insertInto('credit_entries')
    .values({ ...given, amount: -500 })
    .execute()
  await runJob(api)
  expect(await about.texts()).toHaveLength(1)
})
