import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import type { Db } from '#server/services.ts'
import { buildCity, buildGuest, buildHotel, type BuiltHotel } from '../builders.ts'
import { bookingRow, givenPayment } from '../database/given.ts'
import { putClock } from './desk-acts.ts'
import { add, at, listTest, NOON, placeOf } from './office-list-steps.ts'
import { codeOf, get, type Caller } from './office-steps.ts'
import type { Api, Body } from './start-api.ts'

const DAY = 24
const atHotel = (due: number) => ({ pay_at_hotel: true, pay_at_hotel_amount: due, payable_now: 1050 - due })

async function refunded(
  db: Db,
  booking: { id: string; userId: string; hotel: BuiltHotel },
  status: 'pending' | 'failed',
) {
  const paid = await givenPayment(db, { ...booking, hotel: placeOf(booking.hotel) })
  const times = { created_at: at(0), due_by: at(7 * DAY) }
  const refund = { payment_id: paid, amount: 100, reason: 'cancelled', status, idempotency_key: randomUUID(), ...times }
  await db.insertInto('refunds').values(refund).execute()
}

/** Builds two cities and three hotels, with bookings of every kind on the days around noon. */
const test = listTest.extend('world', { scope: 'file' }, async ({ api }) => {
  const { db } = api
  putClock(api, NOON)
  const [pune, goa] = [await buildCity(db), await buildCity(db)]
  const mogra = await buildHotel(db, pune, { name: `=Mogra ${randomUUID().slice(0, 8)}` })
  const kesar = await buildHotel(db, pune, { name: `Kesar ${randomUUID().slice(0, 8)}` })
  const beach = await buildHotel(db, goa, { name: `Beach ${randomUUID().slice(0, 8)}` })
  const { id: userId } = await buildGuest(db)
  for (const hotel of [mogra, kesar, beach]) {
    for (const hours of [-400, -40, -12, -11, 0, 11, 12, 36, 200]) await add(db, hotel, userId, hours)
    await add(db, hotel, userId, -30, { no_show_at: at(-20) })
    await add(db, hotel, userId, 5, atHotel(800))
    await add(db, hotel, userId, 6, { status: 'cancelled' })
    await add(db, hotel, userId, 7, { status: 'expired' })
    await add(db, hotel, userId, 8, { status: 'failed' })
    await add(db, hotel, userId, 9, { status: 'pending' })
    const seen = await add(db, hotel, userId, 10, { guest_name: '+Asha, "A"' })
    const notice = { booking_id: seen, hotel_id: hotel.id, link_hash: randomBytes(32) }
    const times = { told_at: at(-20), due_at: at(-19), seen_at: at(-18), seen_how: 'desk' as const }
    await db
      .insertInto('hotel_notices')
      .values({ ...notice, ...times })
      .execute()
    const away = await add(db, hotel, userId, -5)
    const row = { booking_id: away, hotel_id: hotel.id, cause: 'turned_away' as const, started_at: at(-4) }
    await db.insertInto('relocations').values(row).execute()
    for (const status of ['pending', 'failed'] as const)
      await refunded(db, { id: await add(db, hotel, userId, -3), userId, hotel }, status)
  }
  return { pune, goa, mogra, kesar, beach, userId }
})

const query = (filter: object) =>
  new URLSearchParams(Object.entries(filter).map(([key, value]) => [key, String(value)]))
const list = (api: Api, who: Caller, filter: object): Promise<Body> =>
  get(api, who, `/office/bookings?${query(filter)}`)
const codes = ({ bookings }: Body): string[] => bookings.map(({ code }: Body) => code)

type Plain = Awaited<ReturnType<typeof readPlain>>[number]

/** Reads all bookings with their events, without any filter. */
const readPlain = async (db: Db) => {
  const tables = await Promise.all([
    db.selectFrom('bookings').selectAll().execute(),
    db.selectFrom('hotels').select(['id', 'name']).execute(),
    db.selectFrom('hotel_notices').select(['booking_id', 'seen_at']).execute(),
    db.selectFrom('relocations').select(['booking_id', 'cause']).execute(),
    db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .select(['payments.booking_id', 'refunds.status'])
      .execute(),
  ])
  const [bookings, hotels, notices, relocations, refunds] = tables
  return bookings.map((booking) => ({
    ...booking,
    hotel: hotels.find(({ id }) => id === booking.hotel_id)?.name ?? '',
    isSeen: notices.some(({ booking_id: id, seen_at }) => id === booking.id && seen_at !== null),
    isTurnedAway: relocations.some(({ booking_id: id, cause }) => id === booking.id && cause === 'turned_away'),
    refunds: refunds.filter(({ booking_id: id }) => id === booking.id).map(({ status }) => status),
  }))
}

const NOW = new Date(NOON)
const isPaid = ({ status }: Plain) => status === 'completed'
const isWithin = (moment: Date, from: string, until: string) =>
  moment >= new Date(`${from}T00:00:00+05:30`) && moment < new Date(`${until}T00:00:00+05:30`)

/** Pairs each filter with a predicate that must select the same bookings from all rows. */
const FILTERS: [object, (booking: Plain) => boolean][] = [
  [{}, () => true],
  [{ state: 'coming' }, (b) => isPaid(b) && b.checkin_at > NOW],
  [{ state: 'here' }, (b) => isPaid(b) && b.checkin_at <= NOW && b.leaves_at > NOW && b.no_show_at === null],
  [{ state: 'past' }, (b) => isPaid(b) && b.leaves_at <= NOW],
  [{ state: 'unseen' }, (b) => isPaid(b) && b.leaves_at > NOW && !b.isSeen],
  [{ state: 'turned_away' }, (b) => b.isTurnedAway],
  [{ state: 'no_show' }, (b) => b.no_show_at !== null],
  [{ state: 'cancelled' }, (b) => b.status === 'cancelled'],
  [{ state: 'unpaid' }, (b) => ['pending', 'expired', 'failed'].includes(b.status)],
  [{ money: 'due_at_hotel' }, (b) => isPaid(b) && b.pay_at_hotel_amount > 0],
  [{ money: 'paid_in_full' }, (b) => isPaid(b) && b.pay_at_hotel_amount === 0],
  [{ money: 'refund_waiting' }, (b) => b.refunds.includes('pending')],
  [{ money: 'refund_failed' }, (b) => b.refunds.includes('failed')],
  [{ money: 'disputed' }, () => false],
  [{ days: 'today' }, (b) => isWithin(b.checkin_at, '2026-12-05', '2026-12-06')],
  [{ days: 'today', of: 'booked' }, (b) => isWithin(b.created_at, '2026-12-05', '2026-12-06')],
  [{ from: '2026-12-04', to: '2026-12-05' }, (b) => isWithin(b.checkin_at, '2026-12-04', '2026-12-06')],
  [{ days: 'last_7_days', state: 'turned_away' }, (b) => b.isTurnedAway],
  [{ hotel: 'Kesar', state: 'coming' }, (b) => b.hotel.includes('Kesar') && isPaid(b) && b.checkin_at > NOW],
]

describe('the list of bookings', () => {
  test('each filter lists the bookings that a predicate over all rows selects', async ({ api, world, support }) => {
    const all = await readPlain(api.db)
    for (const city of [world.pune.id, world.goa.id]) {
      for (const [filter, fits] of FILTERS) {
        const expected = all.filter((booking) => booking.city_id === city && fits(booking))
        const page = await list(api, support, { ...filter, city })
        expect(codes(page).toSorted(), JSON.stringify(filter)).toEqual(expected.map((b) => b.short_id).toSorted())
        expect(page.count, JSON.stringify(filter)).toBe(expected.length)
        const times = page.bookings.map(({ checkin, booked_at }: Body) => ('of' in filter ? booked_at : checkin))
        const isForward =
          'days' in filter
            ? filter.days === 'today'
            : 'state' in filter && ['coming', 'unseen'].includes(String(filter.state))
        expect(times, JSON.stringify(filter)).toEqual(isForward ? times.toSorted() : times.toSorted().toReversed())
      }
    }
    expect(all.filter(({ city_id: id }) => id === world.goa.id).some(({ isSeen }) => isSeen)).toBe(true)
  })

  test('paging lists each booking once while others are added before, between and after', async ({
    api,
    world: { beach, userId, goa },
    support,
  }) => {
    const rows = Array.from({ length: 230 }, (_each, index) =>
      // Three bookings begin at each time, so that some pages end between bookings with the same time.
      bookingRow(placeOf(beach), userId, {
        checkin_at: at(1000 + Math.floor(index / 3)),
        checkout_at: at(1010 + Math.floor(index / 3)),
      }),
    )
    await api.db.insertInto('bookings').values(rows).execute()
    for (const filter of [{ city: goa.id, state: 'coming' }, { city: goa.id }, { city: goa.id, of: 'booked' }]) {
      const first = await list(api, support, filter)
      const seen = codes(first)
      expect(seen).toHaveLength(100)
      for (let { next } = first; next !== null;) {
        for (const hours of [1, 1040, 3000]) await add(api.db, beach, userId, hours)
        const page = await list(api, support, { ...filter, after: next })
        expect(page.count).toBeNull()
        seen.push(...codes(page))
        next = page.next
      }
      expect(new Set(seen).size, 'none twice').toBe(seen.length)
      for (const { short_id } of rows) expect(seen).toContain(short_id)
    }
  })

  test('an invalid day or page cursor is refused', async ({ api, support }) => {
    const ask = (filter: object) => api.get(`/office/bookings?${query(filter)}`, { headers: support.headers })
    expect(codeOf(await ask({ from: '2026-02-31' }))).toBe('FROM_INVALID')
    expect(codeOf(await ask({ from: '2026-12-06', to: '2026-12-05' }))).toBe('TO_INVALID')
    expect(codeOf(await ask({ from: '2025-01-01', to: '2026-12-05' }))).toBe('TO_INVALID')
    expect(codeOf(await ask({ days: 'today', to: '2026-12-05' }))).toBe('DAYS_INVALID')
    for (const after of ['x', '2026-12-05T12:00:00.000000Z_x', `2026-99-05T12:00:00.000000Z_${randomUUID()}`])
      expect(codeOf(await ask({ after })), after).toBe('NOT_FOUND')
    expect((await ask({ state: 'gone' })).status).toBe(422)
    expect((await ask({ hotel: '100%_nothing' })).body).toEqual({ bookings: [], next: null, count: 0 })
  })

  test('the CSV export is logged, contains no spreadsheet formula, and has guests’ names for admins only', async ({
    api,
    world: { mogra },
    admin,
    support,
  }) => {
    const { name } = await api.db
      .selectFrom('hotels')
      .select('name')
      .where('id', '=', mogra.id)
      .executeTakeFirstOrThrow()
    const filter = query({ hotel: name, days: 'today' })
    const table = async ({ headers }: Caller): Promise<string[]> => {
      const { body } = await api.get(`/office/bookings-table?${filter}`, { headers })
      return String(body).trimEnd().split('\r\n')
    }
    const [head, ...lines] = await table(support)
    expect(head).not.toContain('guest')
    expect(lines).toHaveLength((await get(api, support, `/office/bookings?${filter}`)).count)
    expect(lines.join('\n')).toContain(`'${name}`)
    expect(lines.join('\n')).not.toContain('Asha')
    const ofAdmin = (await table(admin)).join('\n')
    expect(ofAdmin).toContain(`"'+Asha, ""A"""`)
    expect(ofAdmin).toMatch(/\* ?\d{4}|••/)
    const { entries } = await get(api, admin, '/office/log?act=bookings_exported')
    expect(entries.map(({ who, detail }: Body) => [who, detail.lines, detail.guests])).toEqual([
      ['Ritu Bansal', lines.length, 'yes'],
      ['Meenal Joshi', lines.length, 'no'],
    ])
  })
})

test('the CSV export of hotels is logged and uses the list’s filter', async ({ api, world, support }) => {
  const { name } = await api.db
    .selectFrom('hotels')
    .select('name')
    .where('id', '=', world.mogra.id)
    .executeTakeFirstOrThrow()
  const path = `/office/hotels-table?${query({ text: name })}`
  const lines = String((await api.get(path, { headers: support.headers })).body)
    .trimEnd()
    .split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`'${name}`)
  expect((await get(api, support, '/office/log?act=hotels_exported')).entries).toHaveLength(1)
})
