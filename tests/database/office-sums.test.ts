/**
 * What the office reads from sums and closed statements must equal what the old SQL statements read from every entry.
 */
import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { expect, it } from 'vitest'
import { addDays, istInstant } from '#domain/kernel/ist.ts'
import { random } from '#domain/kernel/seeded-random.ts'
import { ageDebt } from '#domain/ledger/ageing.ts'
import { addMonths, lastDayOf, monthPeriod, type Month } from '#domain/ledger/month.ts'
import { RATES } from '#domain/ledger/rates.ts'
import { trialBalanceOf } from '#domain/returns/trial-balance.ts'
import { keepPan } from '#server/features/ledger/hotel-pans.ts'
import { readMonth } from '#server/features/ledger/read-month.ts'
import { readOwing } from '#server/features/ledger/read-owing.ts'
import { countOpenHotels, readCollected, readGatewayFees } from '#server/features/ledger/returns-books.ts'
import { readTrialBalance } from '#server/features/ledger/returns-journal.ts'
import { readLineSums } from '#server/features/ledger/returns-sources.ts'
import { rankOf } from '#server/features/hotels/hotel-rows.ts'
import { hotelRows } from '#server/features/office/hotels/list-hotels.ts'
import { readMoneyWork } from '#server/features/office/money-work.ts'
import { pictureSeal } from '#server/features/pictures/picture-seal.ts'
import { describeBothEngines, type Engine } from './both-engines.ts'
import { bookingRow, givenHotel, givenOperator, givenUser, type GivenHotel } from './given.ts'
import {
  oldBalances,
  oldCollected,
  oldGatewayFees,
  oldLines,
  oldMonth,
  oldMonthsToClose,
  oldOwing,
  oldRanks,
} from './old-statements.ts'

type Db = Engine['db']

const MONTHS: readonly Month[] = ['2031-01', '2031-02', '2031-03', '2031-04']
/** In May. */
const NOW = new Date('2031-05-09T06:30:00Z')
const seal = pictureSeal(() => ({ current: Buffer.alloc(32, 7) }))
const rowsOf = async <Row>(db: Db, query: RawBuilder<Row>): Promise<Row[]> => (await query.execute(db)).rows

type Posted = {
  kind: string
  at: Date
  hotelId: number | null
  entries: [account: string, hotelId: number | null, paise: number][]
}

const post = (db: Db, { kind, at, hotelId, entries }: Posted) =>
  sql`select post_fact(${kind}, ${randomUUID()}, null, ${hotelId}::int, ${at}::timestamptz, 'test', ${entries.map(([account]) => account)}::text[],
    ${entries.map(([, id]) => id)}::int[], ${entries.map(() => null)}::uuid[], ${entries.map(([, , paise]) => paise)}::bigint[])`.execute(
    db,
  )

/** Closes a hotel's months up to this one, as the office would. */
async function closeUntil(db: Db, { hotelId, month, by }: { hotelId: number; month: Month; by: string }) {
  for (const each of MONTHS.filter((one) => one <= month))
    await sql`insert into statements (hotel_id, month, opening, stays, others, payouts, closing, closed_by, closed_at, reason)
      select ${hotelId}, m, o, 0, c - o, 0, c, ${by}::uuid, ${NOW}, 'test' from (select m, owed_to_hotel(${hotelId}, month_start(m)) as o,
        owed_to_hotel(${hotelId}, month_end(m)) as c from (values (${`${each}-01`}::date)) v(m)) f`.execute(db)
}

async function givenMonths(db: Db, hotels: readonly GivenHotel[]): Promise<void> {
  const { int, pick, chance } = random('sums of the office')
  const by = await givenOperator(db)
  const moment = () =>
    new Date(istInstant(`${pick(MONTHS)}-01`).getTime() + pick([0, 1, int(0, 30 * 24 * 60), 15 * 24 * 60]) * 60_000)
  const paise = () => int(1, 90_000) - 45_500
  // Without triggers, because a real settlement needs lines and two people.
  await db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection)
    for (let step = 0; step < 150; step++) {
      const [{ id }, amount] = [pick(hotels), paise()]
      const at = moment()
      if (chance(0.2))
        await post(connection, {
          kind: 'gateway_settled',
          at,
          hotelId: null,
          entries: [
            ['gateway_fees', null, 100],
            ['gst_input', null, 18],
            ['gateway', null, -118],
          ],
        })
      else if (chance(0.25))
        await post(connection, {
          kind: 'stay',
          at,
          hotelId: id,
          entries: [
            ['hotel', id, amount],
            ['tcs', null, -amount - 7],
            ['tds', null, 7],
          ],
        })
      else
        await post(connection, {
          kind: 'correction',
          at,
          hotelId: id,
          entries: [
            ['hotel', id, amount],
            ['corrections', null, -amount],
          ],
        })
      if (chance(0.1)) await sql`select mark_ledger_sums()`.execute(connection)
      if (chance(0.2)) await sql`select sum_ledger(${int(1, 40)})`.execute(connection)
    }
    await sql`set session_replication_role = origin`.execute(connection)
  })
  for (const [place, { id: hotelId }] of hotels.entries()) {
    const month = MONTHS[place - 1]
    if (month !== undefined) await closeUntil(db, { hotelId, month, by })
  }
}

await describeBothEngines('sums of the office', (engine) => {
  it('reads the same balance for every account, debt and month as from the entries, however many are in the sums', async () => {
    const { db } = engine
    const hotels = await Promise.all(Array.from({ length: 8 }, () => givenHotel(db)))
    await givenMonths(db, hotels)
    const compare = async () => {
      for (const month of MONTHS) {
        const period = monthPeriod(month)
        for (const day of [`${month}-01`, `${month}-14`, `${month}-20`, lastDayOf(month)]) {
          const end = istInstant(addDays(day, 1))
          const balances = (await rowsOf(db, oldBalances(end))).map(({ paise }) => ({
            account: 'hotel' as const,
            paise,
          }))
          const { rows } = await readTrialBalance(db, day)
          expect(
            rows.find(({ account }) => account === 'hotel'),
            day,
          ).toEqual(trialBalanceOf(balances).rows[0])
        }
        const collected = new Map(
          (await rowsOf(db, oldCollected(period))).map(({ account, paise }) => [account, paise]),
        )
        const none = { gst_commission: 0, gst_rooms: 0, tcs: 0, tds: 0 }
        expect(await readCollected(db, period)).toEqual({ ...none, ...Object.fromEntries(collected) })
        expect([await readGatewayFees(db, period)]).toEqual(await rowsOf(db, oldGatewayFees(period)))
        const old = await rowsOf(db, oldMonth(month))
        const read = (await readMonth(db, month, NOW)).toSorted((one, other) => one.id - other.id)
        const isClosed = ({ obstacle }: (typeof old)[number]) => obstacle === 'STATEMENT_CLOSED'
        expect(read.map(({ id, closing }) => [id, closing])).toEqual(old.map(({ hotel, closing }) => [hotel, closing]))
        expect(read.filter(({ obstacle }) => obstacle !== null).map(({ id, obstacle }) => [id, obstacle])).toEqual(
          old.filter((one) => one.obstacle === 'EARLIER_MONTH_OPEN').map(({ hotel, obstacle }) => [hotel, obstacle]),
        )
        expect(await countOpenHotels(db, month)).toBe(old.filter((one) => !isClosed(one)).length)
      }
      const ready = (await readMoneyWork(db, NOW)).filter(({ kind }) => kind === 'month_ready')
      expect(ready.map(({ id, amount }) => ({ month: id, hotels: amount }))).toEqual(
        await rowsOf(db, oldMonthsToClose(istInstant('2031-05-01'))),
      )
      const movements = Map.groupBy(await rowsOf(db, oldOwing), ({ hotel }) => hotel)
      const aged = [...movements].map(([hotelId, moved]) => ({ hotelId, ...ageDebt(moved, '2031-05-09') }))
      const owing = (await readOwing(db, NOW)).map(({ hotelId, owes, since, parts }) => ({
        hotelId,
        owes,
        since,
        parts,
      }))
      expect(owing.length).toBeGreaterThan(1)
      expect(owing.toSorted((one, other) => one.hotelId - other.hotelId)).toEqual(aged)
    }
    await compare()
    await sql`select mark_ledger_sums()`.execute(db)
    await sql`select sum_ledger(1000)`.execute(db)
    await compare()
  })

  it('ranks a hotel within its city as if it was compared with every other hotel', async () => {
    const { db } = engine
    const { int, chance } = random('ranks')
    const { cityId, localityId } = await givenHotel(db)
    for (let place = 0; place < 30; place++) {
      const texts = { slug: `ranked-${place}`, name: `Ranked ${place}`, address: '1 Lake Road' }
      const row = { ...texts, city_id: cityId, locality_id: localityId, rank: int(0, 6), hidden: chance(0.2) }
      await db.insertInto('hotels').values(row).execute()
    }
    const old = await rowsOf(db, oldRanks(rankOf))
    const read = await hotelRows(db, { condition: sql`true`, limit: 1000 }, NOW)
    expect(read.map(({ id, rank_in_city: place }) => ({ id, place }))).toEqual(old)
    const [{ id } = { id: 0 }] = old
    expect(await hotelRows(db, { condition: sql`h.id = ${id}`, limit: 1 }, NOW)).toEqual(read.slice(0, 1))
  })

  it('reads a return’s stays with the details, PAN and rates of the day on which each stay ended', async () => {
    const { db } = engine
    const { int, pick, chance } = random('stays of returns')
    const [one, two, user] = [await givenOperator(db), await givenOperator(db), await givenUser(db)]
    const hotels = await Promise.all(Array.from({ length: 6 }, () => givenHotel(db)))
    const day = () => addDays('2031-01-01', int(0, 100))
    await db.connection().execute(async (connection) => {
      await sql`set session_replication_role = replica`.execute(connection)
      for (const { id } of hotels) {
        for (let turn = 0; turn < int(0, 3); turn++) {
          const gstin = chance(0.4) ? '30AAACA1234A1Z5' : null
          const details = [
            id,
            day(),
            gstin,
            `Lodge ${turn}`,
            gstin ? 'given' : pick(['given', 'missing', 'given_small']),
          ]
          await sql`insert into hotel_tax_details (hotel_id, valid_from, gstin, legal_name, address, pan_state)
            select v.a, v.b, v.c, v.d, 'Lake Road', v.e from (values (${details[0]}::int, ${details[1]}::date, ${details[2]}::text, ${details[3]}::text,
              ${details[4]}::text)) v(a, b, c, d, e) on conflict do nothing`.execute(connection)
          const { rows } = await sql<{
            id: number
          }>`insert into hotel_terms (hotel_id, from_day, pan, proposed_by, proposed_at, reason, confirmed_by, confirmed_at)
            values (${id}, ${pick([day(), '2031-02-03'])}::date, 'given', ${one}::uuid, '2030-12-01', 'test', ${two}::uuid, ${chance(0.5) ? '2030-12-05' : '2030-12-06'})
            returning id`.execute(connection)
          for (const { id: termsId } of rows)
            if (chance(0.7)) await keepPan(connection, seal, { termsId, pan: `AAACA${1000 + termsId}K` })
        }
        for (let stay = 0; stay < 12; stay++) {
          const ended = new Date(istInstant(day()).getTime() + int(0, 24 * 60 - 1) * 60_000)
          const row = bookingRow({ ...pick(hotels), id }, user, {
            checkin_at: new Date(ended.getTime() - 5 * 3_600_000),
            checkout_at: ended,
          })
          const { id: booking } = await connection
            .insertInto('bookings')
            .values(row)
            .returning('id')
            .executeTakeFirstOrThrow()
          for (let line = 0; line < int(1, 3); line++) {
            const at = new Date(ended.getTime() + line * int(0, 40) * 24 * 3_600_000)
            const [value, tds] = [pick([1000, 2000, -1000, 0]), pick([0, 0, 5, -5])]
            await sql`with posted as (insert into ledger_postings (kind, fact, booking_id, hotel_id, at)
                values ('stay', ${`${booking}:${line}`}, ${booking}::uuid, ${id}, ${at}) returning id)
              insert into stay_lines (posting_id, booking_id, hotel_id, outcome, value, tax, paid_online, credits, at_desk, paid_by_uncle, hotel_coupon,
                commission, gst_on_commission, tcs, tds, gst_rooms, net)
              select id, ${booking}::uuid, ${id}, 'stayed', ${value}, 0, ${value}, 0, 0, 0, 0, ${value === 0 ? -3 : 7}, 1, 2, ${tds}, 0,
                ${value - (value === 0 ? -3 : 7) - 3 - tds} from posted`.execute(connection)
          }
        }
      }
      await sql`insert into rates (kind, from_day, value, proposed_by, proposed_at, reason, confirmed_by, confirmed_at)
        select k, d, v, ${one}::uuid, '2030-12-01', 'test', ${two}::uuid, '2030-12-02' from (values ('tds', '2031-02-11'::date, 20),
          ('tds', '2031-02-11', 30), ('gst_on_commission', '2031-03-05', 500), ('tds_without_pan', '2031-01-20', 700)) r(k, d, v)`.execute(
        connection,
      )
      await sql`set session_replication_role = origin`.execute(connection)
    })
    const own = await db
      .selectFrom('rates')
      .select(['kind', sql<string>`from_day::text`.as('from'), 'value'])
      .orderBy('confirmed_at')
      .execute()
    const all = [...RATES, ...own]
    const rates = sql`unnest(${all.map(({ kind }) => kind)}::text[], ${all.map(({ from }) => from)}::date[], ${all.map(({ value }) => value)}::int[])
      with ordinality`
    const named = sql`(select * from ${rates} r (kind, from_day, value, place))`
    const periods = [
      monthPeriod('2031-02'),
      { start: monthPeriod('2031-01').start, end: monthPeriod(addMonths('2031-01', 2)).end },
    ]
    for (const period of periods) {
      const old = await rowsOf(db, oldLines(period, named))
      expect(old.length).toBeGreaterThan(10)
      const keyOf = (line: object) => JSON.stringify(line)
      const wanted = old.map(({ panTerms, panState, gstin, ...line }) => {
        const given = panTerms === null ? null : `AAACA${1000 + panTerms}K`
        const pan = gstin === null ? given : gstin.slice(2, 12)
        return keyOf({ ...line, panState, gstin, pan: panState === 'missing' ? null : pan })
      })
      const linesOf = async (hotelId: number | null) =>
        (await readLineSums({ db, seal }, period, hotelId)).map(
          ({ hotelId: id, isTakenBack, gstRate, tdsRate, value, tds, panState, gstin, pan }) =>
            keyOf({ hotelId: id, isTakenBack, gstRate, tdsRate, value, tds, panState, gstin, pan }),
        )
      expect((await linesOf(null)).toSorted()).toEqual(wanted.toSorted())
      const each = await Promise.all(hotels.map(({ id }) => linesOf(id)))
      expect(each.flat().toSorted()).toEqual(wanted.toSorted())
    }
  })
})
