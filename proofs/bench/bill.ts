import type { Request } from 'autocannon'
import { join } from 'node:path'
import { openDb } from '../../src/db/open-db.ts'
import { addBillCoupon, billRequest, billWishes, type BillWish } from './bill-cast.ts'
import { withChildren } from './child.ts'
import { compared, type Bench, type Figure } from './figures.ts'
import { fillCity } from './full-city.ts'
import { load, warmUp, type Load } from './load.ts'
import { recordBill } from './record-bill.ts'
import { statementsFor, type Script } from './record-statements.ts'
import { replayStatements, withClients } from './replay-statements.ts'
import { interleave, refuseFailures } from './rounds.ts'
import { site } from './site.ts'

const CONNECTIONS = 16
const HOTELS = 1000
/** Hotel ids that cannot be confused with any other number in a bill's statements. */
const FIRST_HOTEL_ID = 500_001

type Stand = { databaseUrl: string; next: () => BillWish; plain: Script<BillWish>; withCoupon: Script<BillWish> }

async function prepare(bench: Bench): Promise<Stand> {
  const databaseUrl = await bench.postgres.createDatabase('bench_bill')
  const { db, close } = await openDb({ databaseUrl, dataDir: '' })
  try {
    // The city needs no stays, because a bill does not depend on which rooms are taken.
    const size = { hotels: HOTELS, roomsOfHotel: bench.city.roomsOfHotel, staysInHundred: 0, days: 1 }
    await fillCity(db, 'Bigtown', { ...size, firstHotelId: FIRST_HOTEL_ID }, bench.now)
    await addBillCoupon(db, bench.now)
    const hotels = await db.selectFrom('hotels').select('id').orderBy('id').execute()
    const next = billWishes(
      hotels.map(({ id }) => id),
      bench.now,
    )
    const [plain, withCoupon] = [await recordBill(databaseUrl, next()), await recordBill(databaseUrl, next())]
    return { databaseUrl, next, plain, withCoupon }
  } finally {
    await close()
  }
}

/** Compares visitors' bills over HTTP, every second one with a coupon, with the same SQL over as many connections. */
export async function bill(bench: Bench): Promise<Figure[]> {
  const { databaseUrl, next, plain, withCoupon } = await prepare(bench)
  const database = { databaseUrl, dataDir: join(bench.folder, 'bill-files') }
  const seconds = bench.secondsOfRound
  const statements = () => {
    const wish = next()
    return statementsFor(wish.couponCode === null ? plain : withCoupon, wish)
  }
  const rounds = await withChildren((start) =>
    withClients(databaseUrl, CONNECTIONS, async (clients) => {
      // Acts as one proxy in front of all visitors, because coupons are limited by the visitor's address.
      const { base } = await start(site(database, { DEMO_CATALOGUE: 'false', TRUST_PROXY: '1' }))
      const requests = [{ setupRequest: (request: Request) => ({ ...request, ...billRequest(next()) }) }]
      const asked: Load = { base, connections: CONNECTIONS, seconds, requests }
      await warmUp(asked)
      await replayStatements(clients, { next: statements, seconds: 1 })
      const subjects = {
        http: () => load(asked),
        sql: () => replayStatements(clients, { next: statements, seconds }),
      }
      return interleave(subjects, bench.rounds)
    }),
  )
  const what = `bill of a visitor, every second with a coupon, ${HOTELS.toLocaleString('en-IN')} hotels, PostgreSQL`
  refuseFailures(what, rounds.http)
  const name = `the same ${plain.length} statements, ${withCoupon.length} with a coupon, on ${CONNECTIONS} connections`
  return [compared(what, rounds.http, { name, rounds: rounds.sql })]
}
