/**
 * Tests our published record: what it counts each night, that each night is written once, and what strangers see
 * (decision 0101).
 */
import { expect } from 'vitest'
import type { NewRow } from '#db/schema.ts'
import { addMinutes, istInstant } from '#domain/kernel/ist.ts'
import { verifyChain, type SignedNight } from '#domain/record/nights.ts'
import { isSignedText, sha256Hex } from '#server/ed25519.ts'
import { countMonth } from '#server/features/record/count-month.ts'
import { writeNights } from '#server/features/record/write-nights.ts'
import { buildGuest, buildHotel, buildStaff } from '../builders.ts'
import { attend, buildPicture, buildStay, payFor } from './build-stay.ts'
import { apiTest } from './api-test.ts'
import type { Api } from './start-api.ts'

const test = apiTest

const SEALS = { hashOf: sha256Hex, isSigned: isSignedText }
const DAY = 24 * 60

/** The night whose figures are counted, and its month. */
const NIGHT = '2026-11-24'
const [FROM, UNTIL] = [istInstant('2026-11-01'), istInstant('2026-11-25')]
const before = (at: Date, minutes = 0.1) => addMinutes(at, -minutes)
const stayOf = (at: Date) => ({ checkin_at: addMinutes(at, 60), checkout_at: addMinutes(at, 120), completed_at: at })

const fileOf = async (api: Api): Promise<{ keys: string[]; nights: SignedNight[] }> => {
  const answer = await api.app.inject({ url: '/trust/record.json' })
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=60'])
  return answer.json()
}

/** Builds a booking by a new guest, confirmed at this moment. */
async function bookedAt(api: Api, hotel: Awaited<ReturnType<typeof buildHotel>>, at: Date) {
  const guest = await buildGuest(api.db)
  return { id: await buildStay(api.db, hotel, guest, stayOf(at)), guest, hotel }
}
type Booked = Awaited<ReturnType<typeof bookedAt>>

async function refundAt({ db }: Api, { id, guest }: Booked, created_at: Date, minutes: number | null): Promise<void> {
  await payFor(db, id, guest, 1000)
  const payment = await db.selectFrom('payments').select('id').where('booking_id', '=', id).executeTakeFirstOrThrow()
  const processed =
    minutes === null ? {} : { status: 'processed' as const, processed_at: addMinutes(created_at, minutes) }
  await db
    .insertInto('refunds')
    .values({
      payment_id: payment.id,
      amount: 10,
      reason: 'x',
      idempotency_key: id,
      created_at,
      due_by: UNTIL,
      ...processed,
    })
    .execute()
}

const turnedAwayAt = ({ db }: Api, { id, hotel }: Booked, at: Date, fields: Partial<NewRow<'relocations'>> = {}) =>
  db
    .insertInto('relocations')
    .values({ booking_id: id, hotel_id: hotel.id, cause: 'turned_away', started_at: at, ...fields })
    .execute()

const lookAt = ({ db }: Api, { id }: Booked, looked_at: Date) =>
  db
    .insertInto('case_looks')
    .values({ booking_id: id, verdict: 'dismissed', note: 'x', looked_by: 'Ritu', looked_at })
    .execute()

const logAt = ({ db }: Api, action: string, at: Date, detail: object = {}) =>
  db
    .insertInto('operator_actions')
    .values({ operator: 'Ritu', action, subject_id: 'x', at, detail: JSON.stringify(detail) })
    .execute()

test('a night’s record counts the month up to that night’s end, and each case once its deadline has passed', async ({
  api,
  city,
}) => {
  const { db } = api
  const hotel = await buildHotel(db, city, { rooms: 40 })
  const desk = await buildStaff(db, hotel)
  const book = (at: Date) => bookedAt(api, hotel, at)
  for (const outside of [before(FROM), UNTIL]) await book(outside)
  const [one, two, three, four, five, six] = [
    await book(FROM),
    await book(before(UNTIL)),
    await book(FROM),
    await book(FROM),
    await book(FROM),
    await book(FROM),
  ]
  await refundAt(api, one, before(FROM, DAY), 60)
  await refundAt(api, two, before(UNTIL, DAY + 0.1), 61)
  await refundAt(api, three, FROM, null)
  await refundAt(api, four, before(UNTIL, DAY), 1)
  await refundAt(api, five, before(FROM, DAY + 0.1), 1)

  await turnedAwayAt(api, one, FROM)
  await turnedAwayAt(api, two, UNTIL)
  await turnedAwayAt(api, three, FROM, { cause: 'cannot_take', reason: 'closed', staff_id: desk.id })
  for (const dismissed of [four, five]) await turnedAwayAt(api, dismissed, FROM)
  await lookAt(api, four, before(UNTIL))
  await lookAt(api, five, UNTIL)
  await turnedAwayAt(api, six, FROM)
  await db
    .insertInto('visits')
    .values({ booking_id: six.id, hotel_id: hotel.id, status: 'here', arrived_at: FROM })
    .execute()

  for (const [days, welcomed] of [
    [1, true],
    [2, false],
    [24, true],
  ] as const) {
    const stayed = await book(FROM)
    await attend(db, stayed.id)
    const answered_at = addMinutes(FROM, days * DAY)
    const answer = { booking_id: stayed.id, hotel_id: hotel.id, user_id: stayed.guest.id, answered_at, weighs: true }
    await db
      .insertInto('welcome_answers')
      .values({ ...answer, welcomed, asked_for_more: false, room_as_shown: true })
      .execute()
  }

  for (const at of [before(FROM), FROM, before(UNTIL), UNTIL]) {
    await logAt(api, 'identity_read', at)
    await logAt(api, 'authority_order', at)
    const gone = { kind: 'identity', encrypted_key: null, destroyed_at: at } as const
    await buildPicture(db, one.guest, { ...gone, created_at: before(FROM, DAY) })
  }
  const noted = { number: '1', officer: 'Rao', station: 'X', day: NIGHT, noted_by: desk.id }
  await db
    .insertInto('register_orders')
    .values({ hotel_id: hotel.id, ...noted, noted_at: FROM })
    .execute()
  await logAt(api, 'restore_drill', FROM, { day: '2026-10-30', worked: false, minutes: 12 })
  await logAt(api, 'restore_drill', FROM, { day: '2026-10-29', worked: true, minutes: 41 })
  await logAt(api, 'restore_drill', UNTIL, { day: '2026-11-25', worked: true, minutes: 5 })

  expect(await countMonth(db, NIGHT)).toEqual({
    bookings: 9,
    turnedAway: 2,
    minutesToSeen: [],
    refunds: { of: 3, withinHour: 1, withinDay: 2 },
    seenInTime: { of: 0, well: 0 },
    welcomed: { of: 2, well: 1 },
    identities: { opened: 2, destroyed: 2 },
    orders: { toUs: 2, atHotels: 1 },
    drills: { held: 2, worked: 1, last: { day: '2026-10-30', worked: false, minutes: 12 } },
  })
})

test('two processes write a night’s record once, a missed night’s later, and strangers can check all of them', async ({
  api,
}) => {
  expect((await fileOf(api)).nights).toEqual([])
  expect((await api.get('/record')).body).toEqual({ months: [], last: null })
  const written = await Promise.all([writeNights(api.services), writeNights(api.services)])
  expect(written.toSorted((one, other) => one - other)).toEqual([0, 1])
  expect(await writeNights(api.services)).toBe(0)
  api.clock.advance(3 * DAY)
  expect(await writeNights(api.services)).toBe(3)

  const { keys, nights } = await fileOf(api)
  expect(verifyChain(nights, keys, SEALS)).toMatchObject({ ok: true })
  expect(keys).toEqual([api.services.record.publicKey])
  expect(nights.map(({ night }) => [night.number, night.day, night.writtenAt])).toEqual([
    [1, '2026-11-30', '2026-12-01T09:00:00+05:30'],
    [2, '2026-12-01', '2026-12-04T09:00:00+05:30'],
    [3, '2026-12-02', '2026-12-04T09:00:00+05:30'],
    [4, '2026-12-03', '2026-12-04T09:00:00+05:30'],
  ])
  const { months, last } = (await api.get('/record')).body
  expect(months.map(({ until }: { until: string }) => until)).toEqual(['2026-11-30', '2026-12-03'])
  expect(months[1].figures).toEqual(nights[3]?.night.figures)
  expect(last).toMatchObject({ number: 4, day: '2026-12-03', hash: nights[3]?.hash })
  expect(months[0].figures.bookings, 'fewer than twenty').toBeNull()
  api.clock.advance(-3 * DAY)
})

test('an unchanged record is not sent again to a client that has its ETag', async ({ api }) => {
  const { headers } = await api.app.inject({ url: '/trust/record.json' })
  const again = await api.app.inject({ url: '/trust/record.json', headers: { 'if-none-match': String(headers.etag) } })
  expect(again.statusCode).toBe(304)
})
