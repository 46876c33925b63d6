/** Tests invoice numbers on a real PostgreSQL, while many connections end stays and some of them roll back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDb, type OpenDb } from '#db/open-db.ts'
import { istInstant } from '#domain/kernel/ist.ts'
import { settleStay } from '#server/features/ledger/settle-stay.ts'
import { writeTaxDocuments } from '#server/features/tax-documents/write-tax-documents.ts'
import { givenBooking, givenPayment } from './given.ts'
import { isMissing, present, startPostgres } from './postgres.ts'

const CONNECTIONS = 16
const STAYS = 160
const OWN = ['29AAKCU2210P1ZX'] as const
const HOTELS = '27AAQFL8842M1ZE'
const EVE = new Date(istInstant('2027-04-01').getTime() - 1)
const NEW_YEAR = istInstant('2027-04-01')

const postgres = await startPostgres()
const reason = isMissing(postgres) ? ` (skipped: ${postgres.missing})` : ''

describe.skipIf(isMissing(postgres))(`invoice numbers on PostgreSQL${reason}`, () => {
  let opened: OpenDb
  let db: OpenDb['db']
  beforeAll(async () => {
    const databaseUrl = await present(postgres).createDatabase('tax_numbers')
    opened = await openDb({ databaseUrl, dataDir: '', maxConnections: CONNECTIONS })
    db = opened.db
  })
  afterAll(async () => {
    await opened.close()
    await present(postgres).stop()
  })

  class DiedBetween extends Error {}

  /** Ends a stay as the job does. With `dies`, fails after taking its number and before the commit. */
  const endStay = (bookingId: string, dies: boolean, now: Date) =>
    db.transaction().execute(async (trx) => {
      await trx.selectFrom('bookings').select('id').where('id', '=', bookingId).forUpdate().execute()
      await trx.updateTable('bookings').set({ ended_at: now }).where('id', '=', bookingId).execute()
      await settleStay(trx, bookingId, now)
      await writeTaxDocuments(trx, { bookingId, gstins: OWN }, now)
      if (dies) throw new DiedBetween()
    })

  it('invoice numbers leave no gap and no duplicate in each series and year', async () => {
    const stays: string[] = []
    for (let n = 0; n < STAYS; n++) {
      const booking = await givenBooking(db)
      await givenPayment(db, booking)
      // Every fourth stay is at a registered hotel. These hotels have one owner, and share a series.
      if (n % 4 === 0) {
        await db
          .insertInto('hotel_tax_details')
          .values({
            hotel_id: booking.hotel.id,
            valid_from: '2026-04-01',
            gstin: HOTELS,
            legal_name: 'Lantern LLP',
            address: '1 Lake Road',
            pan_state: 'given',
          })
          .execute()
      }
      stays.push(booking.id)
    }
    // Each stay is ended twice: some first tries roll back, and the second half end after 1 April begins.
    let died = 0
    const queue = stays.flatMap((id, n) =>
      [id, id].map((stay, turn) => ({ stay, dies: turn === 0 && n % 3 === 0, now: n < STAYS / 2 ? EVE : NEW_YEAR })),
    )
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        try {
          await endStay(next.stay, next.dies, next.now)
        } catch (error) {
          if (!(error instanceof DiedBetween)) throw error
          died += 1
        }
      }
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, work))
    expect(died).toBe(Math.ceil(STAYS / 3))

    const written = await db
      .selectFrom('tax_documents')
      .innerJoin('tax_series', 'tax_series.id', 'tax_documents.series_id')
      .select(['gstin', 'financial_year', 'serial', 'number', 'booking_id'])
      .where('kind', '=', 'invoice')
      .orderBy('serial')
      .execute()
    expect(new Set(written.map(({ booking_id }) => booking_id)).size).toBe(STAYS)
    expect(new Set(written.map(({ number }) => number)).size).toBe(STAYS)
    expect(written).toHaveLength(STAYS)
    const series = Map.groupBy(written, ({ gstin, financial_year }) => `${gstin} ${financial_year}`)
    expect(Object.fromEntries([...series].map(([name, { length }]) => [name, length]))).toEqual({
      [`${OWN[0]} 2026`]: 60,
      [`${OWN[0]} 2027`]: 60,
      [`${HOTELS} 2026`]: 20,
      [`${HOTELS} 2027`]: 20,
    })
    for (const [name, documents] of series)
      expect(
        documents.map(({ serial }) => serial),
        name,
      ).toEqual(documents.map((_document, index) => index + 1))
  }, 60_000)
})
