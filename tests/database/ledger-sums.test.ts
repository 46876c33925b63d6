/** Balances computed from the ledger's sums must equal the sum of all its entries (decision 0108). */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { grantRows } from '#db/grant-rows.ts'
import { openDb } from '#db/open-db.ts'
import { random } from '#domain/kernel/seeded-random.ts'
import { compareSums } from '#server/features/ledger/compare-sums.ts'
import { sumLedger } from '#server/features/ledger/sum-ledger.ts'
import { describeBothEngines, type Engine } from './both-engines.ts'
import { givenHotel } from './given.ts'
import { isMissing, startPostgres } from './postgres.ts'
import { refusalOf } from './refusal-of.ts'

type Db = Engine['db']

const MONTHS = [
  '2031-01-31T23:59:59.9+05:30',
  '2031-02-01T00:00:00+05:30',
  '2031-02-14T12:00:00+05:30',
  '2031-03-31T18:30:00Z',
]

/** Posts a correction that increases what we owe the hotel by this many paise. */
const correct = (db: Db, hotelId: number, at: string, paise: number) =>
  sql`select post_fact('correction', ${randomUUID()}, null, ${hotelId}, ${at}::timestamptz, 'test',
    '{hotel,corrections}', array[${hotelId}, null]::int[], '{null,null}', array[${-paise}, ${paise}]::bigint[])`.execute(
    db,
  )

const valueOf = async (db: Db, query: ReturnType<typeof sql<{ value: number }>>) =>
  (await query.execute(db)).rows[0]?.value ?? 0

async function expectEqual(db: Db, hotels: readonly number[]): Promise<void> {
  for (const hotel of hotels)
    for (const month of ['2031-01-01', '2031-02-01', '2031-03-01', '2031-04-01', 'infinity']) {
      const before = sql`case when ${month} = 'infinity' then 'infinity' else month_start(${month}::date) end`
      const oracle = sql<{ value: number }>`select coalesce(-sum(e.paise), 0)::bigint as value
        from ledger_entries e join ledger_postings p on p.id = e.posting_id where e.hotel_id = ${hotel} and p.at < ${before}`
      const asked = sql<{ value: number }>`select owed_to_hotel(${hotel}, ${before}) as value`
      expect(await valueOf(db, asked), `${hotel} before ${month}`).toBe(await valueOf(db, oracle))
    }
  const oracle = sql<{
    value: number
  }>`select coalesce(sum(paise), 0)::bigint as value from ledger_entries where account = 'corrections'`
  expect(await valueOf(db, sql`select balance_of_account('corrections') as value`)).toBe(await valueOf(db, oracle))
}

await describeBothEngines('sums of the ledger', (engine) => {
  it('balances equal the sum of all entries, however many are already in the sums', async () => {
    const { db } = engine
    const { int, pick } = random('sums of the ledger')
    const hotels = [(await givenHotel(db)).id, (await givenHotel(db)).id]
    for (let step = 0; step < 40; step++) {
      await correct(db, pick(hotels), pick(MONTHS), int(1, 90_000) - 45_500)
      if (int(0, 3) === 0) await sql`select mark_ledger_sums()`.execute(db)
      if (int(0, 2) === 0) await sql`select sum_ledger(${int(1, 5)})`.execute(db)
      if (step % 8 === 7) await expectEqual(db, hotels)
    }
    expect(await sumLedger({ db })).toBeGreaterThan(0)
    expect(await sumLedger({ db })).toBe(0)
    await expectEqual(db, hotels)
    expect(await compareSums(db)).toEqual([])
  })

  it('an entry for a posting that the sums may already contain is refused', async () => {
    const { db } = engine
    const { id } = await givenHotel(db)
    await correct(db, id, MONTHS[0] ?? '', 500)
    await sql`select mark_ledger_sums()`.execute(db)
    const late = sql`insert into ledger_entries (posting_id, line, account, paise) select max(id), 8, 'bank', 5 from ledger_postings`
    expect(await refusalOf(late.execute(db))).toBe('ledger_entries_of_new_postings')
  })

  it('the nightly check finds a sum that differs from the entries', async () => {
    const { db } = engine
    const { id } = await givenHotel(db)
    await correct(db, id, MONTHS[2] ?? '', 500)
    await sumLedger({ db })
    await sql`update ledger_hotel_months set paise = paise + 1 where hotel_id = ${id}`.execute(db)
    await sql`update ledger_days set paise = paise - 1 where account = 'corrections' and day = '2031-02-14'`.execute(db)
    expect((await compareSums(db)).map(({ what, subject }) => `${what} ${subject}`)).toEqual([
      'sum_of_day 2031-02-14 corrections correction',
      `sum_of_hotel ${id} 2031-02-01`,
    ])
    await sql`update ledger_hotel_months set paise = paise - 1 where hotel_id = ${id}`.execute(db)
    await sql`update ledger_days set paise = paise + 1 where account = 'corrections' and day = '2031-02-14'`.execute(db)
  })

  it('the serving role can read the sums and run the job, but not change a sum itself', async () => {
    const { db } = engine
    await sql`create role sums_reader`.execute(db)
    try {
      await grantRows(db, 'sums_reader')
      const { rows } = await sql<{ table: string }>`
        select t as table from unnest('{ledger_days,ledger_hotel_months,ledger_summed}'::text[]) t
        where has_table_privilege('sums_reader', t, 'insert, update, delete, truncate') or not has_table_privilege('sums_reader', t, 'select')`.execute(
        db,
      )
      expect(rows).toEqual([])
      await db.transaction().execute(async (trx) => {
        await sql`set local role sums_reader`.execute(trx)
        await sumLedger({ db: trx })
      })
    } finally {
      await sql`drop owned by sums_reader`.execute(db)
      await sql`drop role sums_reader`.execute(db)
    }
  })
})

const postgres = await startPostgres()

it.skipIf(isMissing(postgres))(
  'a posting that commits late is not missed, and the job does not wait for it',
  async () => {
    if (isMissing(postgres)) return
    const databaseUrl = await postgres.createDatabase('late_posting')
    const [one, other] = [await openDb({ databaseUrl, dataDir: '' }), await openDb({ databaseUrl, dataDir: '' })]
    try {
      const [late, early] = [await givenHotel(one.db), await givenHotel(one.db)]
      const owed = ({ id }: { id: number }) => valueOf(other.db, sql`select owed_to_hotel(${id}) as value`)
      await one.db.transaction().execute(async (trx) => {
        await correct(trx, late.id, MONTHS[2] ?? '', 700)
        await correct(other.db, early.id, MONTHS[2] ?? '', 300)
        expect(await sumLedger(other)).toBe(0)
        expect([await owed(late), await owed(early)]).toEqual([0, 300])
      })
      expect(await sumLedger(other)).toBe(2)
      expect([await owed(late), await owed(early)]).toEqual([700, 300])
      expect(await compareSums(one.db)).toEqual([])
    } finally {
      await one.close()
      await other.close()
      await postgres.stop()
    }
  },
)
