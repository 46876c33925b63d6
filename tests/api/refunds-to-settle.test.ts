import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { addMinutes } from '#domain/kernel/ist.ts'
import { compareGateway } from '#server/features/ledger/compare-gateway.ts'
import { listRefundsToSettle, settleRefundIn } from '#server/features/bookings/refunds-to-settle.ts'
import { apiTest } from './api-test.ts'
import type { Api } from './start-api.ts'

const DAY_MINUTES = 24 * 60

/** Settles a refund as the second admin's confirmation does. */
const settle = ({ db, clock }: Api, id: string, reference: string) =>
  db.transaction().execute((trx) => settleRefundIn(trx, { id, reference }, clock.now()))

const test = apiTest
  .extend('booking', ({ guest, hotel, steps }) => steps.paid(guest, hotel))
  .extend('refunds', ({ api, booking, guest, steps }) => {
    /** Deletes the refund and inserts it with this status, because the database lets no processed refund fail. */
    async function refundOf(status: 'failed' | 'pending'): Promise<string> {
      const [made] = (await steps.read(guest, booking.id)).refunds
      const row = await api.db.deleteFrom('refunds').where('id', '=', made.id).returningAll().executeTakeFirstOrThrow()
      const id = randomUUID()
      await api.db
        .insertInto('refunds')
        .values({ ...row, id, status, processed_at: null, reference: null })
        .execute()
      return id
    }
    const listed = async () => (await listRefundsToSettle(api.db, api.clock.now())).map(({ id }) => id)
    return { refundOf, listed }
  })

test.beforeEach(async ({ api, booking, guest, steps }) => {
  await steps.cancel(guest, booking.id)
  await api.worker.drain()
})

describe('the operator’s list of refunds', () => {
  test('the operator’s list of refunds shows failed ones immediately, late ones after seven days, and no others', async ({
    api,
    booking,
    guest,
    refunds,
  }) => {
    expect(await refunds.listed()).toEqual([])
    const failed = await refunds.refundOf('failed')
    expect(await listRefundsToSettle(api.db, api.clock.now())).toMatchObject([
      { id: failed, amount: 1574, status: 'failed', short_id: booking.short_id, phone: guest.phone },
    ])
    await settle(api, failed, 'UTR431209876')
    expect(await refunds.listed()).toEqual([])
    // The books show the refund as paid from our bank, so nobody looks for it in the gateway's list.
    const { rows } =
      await sql`select e.account, e.paise from ledger_postings p join ledger_entries e on e.posting_id = p.id
      where p.kind = 'refund_processed' and p.fact = ${failed} order by e.line`.execute(api.db)
    expect(rows).toEqual([
      { account: 'guest_refunds', paise: 157_400 },
      { account: 'bank', paise: -157_400 },
    ])
    const emptyList = { ...api.services.gateway, list: async () => [] }
    const missing = await compareGateway(api.db, emptyList, addMinutes(api.clock.now(), 60))
    expect(new Set(missing.map(({ what }) => what))).toEqual(new Set(['gateway_payment']))
  })

  test('the operator’s list shows a late refund after its deadline, and lets nobody settle it', async ({
    api,
    refunds,
  }) => {
    const pending = await refunds.refundOf('pending')
    expect(await refunds.listed()).toEqual([])
    api.clock.advance(7 * DAY_MINUTES + 1)
    expect(await refunds.listed()).toEqual([pending])
    expect(await settle(api, pending, 'UTR431209876')).toBe('NOT_FAILED')
    api.clock.advance(-7 * DAY_MINUTES - 1)
    await api.db.deleteFrom('refunds').where('id', '=', pending).execute()
  })

  test('a guest is told a settled refund’s transfer number once', async ({ api, booking, guest, refunds, steps }) => {
    const failed = await refunds.refundOf('failed')
    expect((await steps.read(guest, booking.id)).refunds).toMatchObject([{ status: 'failed' }])
    const both = await Promise.all([settle(api, failed, 'UTR431209876'), settle(api, failed, 'UTR431209876')])
    expect(both.toSorted()).toEqual(['NOT_FAILED', 'settled'])
    expect(await settle(api, failed, 'ANOTHER1')).toBe('NOT_FAILED')
    expect((await steps.read(guest, booking.id)).refunds).toMatchObject([
      { id: failed, status: 'processed', reference: 'UTR431209876' },
    ])
    expect(await refunds.listed()).toEqual([])
  })

  test('an operator cannot settle a refund with an unknown id', async ({ api }) => {
    expect(await settle(api, randomUUID(), 'UTR431209876')).toBe('NOT_FOUND')
  })
})
