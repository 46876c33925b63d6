import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { SIGN_UP_CREDIT } from '#domain/rewards/credits.ts'
import { buildCity, buildGuest, type BuiltGuest } from '../builders.ts'
import { apiTest } from './api-test.ts'
import { stepsOf } from './booking-steps.ts'
import { fillEveryTable, PARTNER } from './fill-every-table.ts'
import { signUpThroughApi, type Api } from './start-api.ts'

let serial = 0
const NAMES = ['Zubeida Qasmi', 'Yamuna Vaz', 'Xerxes Dhalla', 'Wahida Noor', 'Vrinda Sood', 'Urvashi Katkar']

/** A guest whose name, phone and email occur nowhere else. */
async function newcomer(api: Api) {
  const n = serial++
  const person = {
    name: NAMES[n] ?? `Quentin Number${n}`,
    phone: `+91888777${String(6000 + n)}`,
    email: `zq.${n}.only@here.example`,
  }
  const { id, token, headers } = await signUpThroughApi(api, person, { contactConsent: true })
  return { ...person, id, token, headers } satisfies BuiltGuest & { name: string; email: string }
}
type Newcomer = Awaited<ReturnType<typeof newcomer>>

const test = apiTest
  .extend('city', { scope: 'file' }, ({ api }) => buildCity(api.db, 'Pune'))
  .extend('account', ({ api }) => {
    const erase = (guest: Newcomer) => api.post(`/users/${guest.id}/erase`, {}, { headers: guest.headers })
    const exported = async (guest: Newcomer) =>
      (await api.post(`/users/${guest.id}/export-data`, {}, { headers: guest.headers })).body.data as Record<
        string,
        unknown[]
      >

    /** Returns every table as text, except the stand-in's own copy of sent messages. */
    async function everyTable(): Promise<[string, string][]> {
      const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
        api.db,
      )
      const dumps: [string, string][] = []
      for (const { name } of rows.filter(({ name }) => name !== 'dev_messages')) {
        const { rows: found } = await sql<{
          text: string
        }>`select to_jsonb(t)::text as text from ${sql.table(name)} t`.execute(api.db)
        dumps.push([name, found.map(({ text }) => text).join('\n')])
      }
      return dumps
    }

    const endEverything = async () => {
      api.clock.advance(10 * 24 * 60)
      await stepsOf(api).runJob('end-stays')
      await api.worker.drain()
    }

    /** Makes the sign-up's OTP as recent as one that was just typed, because it is too old by now. */
    const freshen = (guest: Newcomer) =>
      api.db
        .updateTable('sessions')
        .set({ fresh_until: new Date(api.clock.now().getTime() + 600_000), last_seen: api.clock.now() })
        .where('user_id', '=', guest.id)
        .execute()
    return { erase, exported, everyTable, endEverything, freshen }
  })

test('a data export contains every subject, only what the guest typed about other people, and no secret', async ({
  account,
  api,
  hotel,
}) => {
  const guest = await newcomer(api)
  const booking = await fillEveryTable(api, hotel, guest)
  await account.freshen(guest)
  const data = await account.exported(guest)
  for (const subject of [
    'account',
    'consents',
    'bookings',
    'bookingHistory',
    'partnersYouInvited',
    'checkInRequests',
    'payments',
    'credits',
    'reviews',
    'favourites',
    'pictures',
    'looksAtYourIds',
    'sessions',
    'knownBrowsers',
    'emailLinks',
    'otps',
    'otpsSent',
    'messages',
    'feedback',
    'errorReports',
  ])
    expect(data[subject], subject).not.toEqual([])
  expect(data['bookings']).toEqual([expect.objectContaining({ id: booking, guest_names: [guest.name] })])
  expect(data['partnersYouInvited']).toEqual([expect.objectContaining({ phone: PARTNER })])
  // Leaves out the privacy policy, which is in the export too and says how pictures are encrypted.
  const text = JSON.stringify({ ...data, notices: [] })
  expect(text).not.toMatch(/hash|storage_key|encrypted/)
  expect(text).not.toContain(guest.token)
})

test('one guest’s data export contains nothing about another guest', async ({ account, api }) => {
  const [guest, other] = [await newcomer(api), await newcomer(api)]
  await account.freshen(guest)
  const text = JSON.stringify(await account.exported(guest))
  for (const secret of [other.id, other.phone, other.email, other.name]) expect(text).not.toContain(secret)
})

test('no table identifies an erased guest, and the books are kept', async ({ account, api, hotel }) => {
  const guest = await newcomer(api)
  const booking = await fillEveryTable(api, hotel, guest)
  await account.freshen(guest)
  const early = await account.erase(guest)
  expect([early.status, early.body.error.code]).toEqual([409, 'ERASE_BOOKING_AHEAD'])
  await account.endEverything()
  await account.freshen(guest)
  const sum = async () =>
    (
      await sql<{ sum: number }>`select sum(total)::int as sum from bookings where user_id = ${guest.id}::uuid`.execute(
        api.db,
      )
    ).rows[0]?.sum
  const before = await sum()
  const keys = await api.db.selectFrom('pictures').select('storage_key').where('owner_id', '=', guest.id).execute()
  expect((await account.erase(guest)).body).toEqual({ erased: true })
  await api.worker.drain()

  for (const [table, text] of await account.everyTable()) {
    for (const secret of [guest.phone.slice(-10), guest.email, guest.name])
      expect(text, `${secret} in ${table}`).not.toContain(secret)
  }
  expect(await sum()).toBe(before)
  expect(await api.db.selectFrom('booking_partners').selectAll().where('booking_id', '=', booking).execute()).toEqual(
    [],
  )
  const kept = await api.db
    .selectFrom('bookings')
    .select(['id', 'guest_name', 'guest_email'])
    .where('id', '=', booking)
    .executeTakeFirstOrThrow()
  expect(kept).toEqual({ id: booking, guest_name: 'Erased guest', guest_email: `erased-${guest.id}@erased.invalid` })
  const pictures = await api.db
    .selectFrom('pictures')
    .select(['encrypted_key', 'destroyed_at'])
    .where('owner_id', '=', guest.id)
    .execute()
  expect(pictures).toHaveLength(2)
  for (const picture of pictures) expect([picture.encrypted_key, picture.destroyed_at === null]).toEqual([null, false])
  for (const { storage_key } of keys) expect(await api.services.files.get(storage_key)).toBeUndefined()
  expect((await account.erase(guest)).status).toBe(401)
})

test('erasing an account is refused before a stay that the guest has accepted as a partner', async ({
  account,
  api,
  hotel,
}) => {
  const [owner, partner] = [await newcomer(api), await newcomer(api)]
  const { id } = await stepsOf(api).paid(
    owner,
    hotel,
    { useReferralCredits: false },
    { checkin: '2027-01-16T21:00:00+05:30', checkout: '2027-01-17T10:00:00+05:30', slotId: 1 },
  )
  const now = api.clock.now()
  await api.db
    .insertInto('booking_partners')
    .values({ booking_id: id, phone: partner.phone, user_id: partner.id, status: 'accepted', answered_at: now })
    .execute()
  await account.freshen(partner)
  expect((await account.erase(partner)).body.error.code).toBe('ERASE_BOOKING_AHEAD')
  await stepsOf(api).cancel(owner, id)
  expect((await account.erase(partner)).status).toBe(200)
})

test('erasing an account is refused while money is on its way', async ({ account, api, hotel }) => {
  const guest = await newcomer(api)
  const { id } = await stepsOf(api).paid(
    guest,
    hotel,
    { useReferralCredits: false },
    { checkin: '2027-01-09T21:00:00+05:30', checkout: '2027-01-10T10:00:00+05:30', slotId: 1 },
  )
  await stepsOf(api).cancel(guest, id)
  await api.worker.drain()
  const refund = await api.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .selectAll('refunds')
    .where('payments.user_id', '=', guest.id)
    .executeTakeFirstOrThrow()
  // Inserts a refund in each state, because a processed refund can no longer fail.
  const answered = async (status: 'pending' | 'failed' | 'processed') => {
    await api.db.deleteFrom('refunds').where('payment_id', '=', refund.payment_id).execute()
    const open = { ...refund, id: randomUUID(), status, processed_at: null, reference: null }
    await api.db
      .insertInto('refunds')
      .values(status === 'processed' ? refund : open)
      .execute()
  }
  await account.freshen(guest)
  for (const status of ['pending', 'failed'] as const) {
    await answered(status)
    expect((await account.erase(guest)).body.error.code, status).toBe('ERASE_MONEY_ON_ITS_WAY')
  }
  await answered('processed')
  expect((await account.erase(guest)).status).toBe(200)
})

test('an erased guest’s phone can sign up again, but gets a newcomer’s gifts only once', async ({ account, api }) => {
  const guest = await newcomer(api)
  await account.freshen(guest)
  expect((await account.erase(guest)).status).toBe(200)
  const login = await api.post('/users/generate-otp', { phone: guest.phone })
  expect(login.body.error.code).toBe('PHONE_NOT_REGISTERED')
  const friend = await buildGuest(api.db)
  const { refer_code: referral } = await api.db
    .selectFrom('users')
    .select('refer_code')
    .where('id', '=', friend.id)
    .executeTakeFirstOrThrow()
  api.clock.advance(60)
  const again = await signUpThroughApi(api, guest, { referral })
  expect(again.id).not.toBe('')
  expect(again.id).not.toBe(guest.id)
  const read = await api.get(`/users/${again.id}`, { headers: again.headers })
  expect(read.body.credits).toBe(0)
  expect(SIGN_UP_CREDIT).toBeGreaterThan(0)
  const row = await api.db
    .selectFrom('users')
    .select(['joined_before', 'referred_by'])
    .where('id', '=', again.id)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ joined_before: true, referred_by: null })
})

test('the database keeps an erased guest erased, and accepts no session, booking or favourite for them', async ({
  account,
  api,
  hotel,
}) => {
  const guest = await newcomer(api)
  await account.freshen(guest)
  await account.erase(guest)
  const now = api.clock.now()
  const refused = async (work: Promise<unknown>) =>
    (await work.then(
      () => 'taken',
      (error: { constraint?: string }) => error.constraint,
    )) ?? 'failed'
  const later = new Date(now.getTime() + 1e6)
  expect(
    await refused(
      api.db
        .insertInto('sessions')
        .values({
          token_hash: Buffer.alloc(32, 7),
          user_id: guest.id,
          created_at: now,
          expires_at: later,
          last_seen: now,
        })
        .execute(),
    ),
  ).toBe('sessions_of_the_living')
  expect(
    await refused(api.db.insertInto('favourites').values({ user_id: guest.id, hotel_id: hotel.id }).execute()),
  ).toBe('favourites_of_the_living')
  expect(await refused(api.db.updateTable('users').set({ erased_at: null }).where('id', '=', guest.id).execute())).toBe(
    'users_stay_erased',
  )
  const other = await newcomer(api)
  expect(await refused(api.db.updateTable('users').set({ erased_at: now }).where('id', '=', other.id).execute())).toBe(
    'users_erased_whole',
  )
  const book =
    sql`insert into bookings (short_id, user_id, hotel_id, city_id, slot, checkin_at, checkout_at, rooms, guests, status, hold_expires_at, guest_name,
    guest_email, slot_price, room_total, total, payable_now, tax_percent) values ('ZZZZ9999', ${guest.id}::uuid, ${hotel.id}, ${hotel.cityId}, 1, ${now}, ${later}, 1, 1,
    'pending', ${later}, 'x', 'x', 1, 1, 1, 1, 5)`.execute(api.db)
  expect(await refused(book)).toBe('bookings_of_the_living')
})
