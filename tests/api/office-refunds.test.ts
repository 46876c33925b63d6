import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { buildOperator } from '../builders.ts'
import { apiTest } from './api-test.ts'
import { codeOf, get, officeOf, post } from './office-steps.ts'
import type { Body } from './start-api.ts'

const reason = 'The guest waits for it'
const UTR = 'HDFCR52026120471'

type Refund = {
  id: string
  bookingId: string
  /** replaces the refund with a refund in this state that neither the gateway nor the ledger has */
  as: (status: 'pending' | 'failed') => Promise<void>
}

// Does not extend `bookingTest`, because the books keep what the deleted refund posted.
const test = apiTest
  .extend('admin', ({ api }) => buildOperator(api.db, { role: 'admin', name: 'Ritu Bansal' }))
  .extend('support', ({ api }) => buildOperator(api.db, { name: 'Meenal Joshi' }))
  .extend('refund', async ({ api, hotel, guest, steps }) => {
    const booking = await steps.paid(guest, hotel)
    await steps.cancel(guest, booking.id)
    await api.worker.drain()
    const [made] = (await steps.read(guest, booking.id)).refunds
    const refund: Refund = {
      id: made.id,
      bookingId: booking.id,
      as: async (status) => {
        const old = api.db.deleteFrom('refunds').where('id', '=', refund.id).returningAll()
        const row = await old.executeTakeFirstOrThrow()
        refund.id = randomUUID()
        const fresh = { id: refund.id, status, processed_at: null, reference: null, provider_ref: null }
        await api.db
          .insertInto('refunds')
          .values({ ...row, ...fresh })
          .execute()
      },
    }
    return refund
  })

describe('a refund that failed or is late', () => {
  test('a late refund can be requested again from Now and from the booking, and the gateway pays it once', async ({
    api,
    refund,
    support,
  }) => {
    const path = () => `/office/refunds/${refund.id}/ask-again`
    expect(codeOf(await post(api, support, path(), { reason })), 'it is processed').toBe('ACT_NOT_POSSIBLE')
    await refund.as('pending')
    expect(codeOf(await post(api, support, path(), { reason })), 'it is not late yet').toBe('ACT_NOT_POSSIBLE')
    await sql`update refunds set due_by = ${api.clock.now()}::timestamptz - interval '1 hour' where id = ${refund.id}::uuid`.execute(
      api.db,
    )
    const work = (await get(api, support, '/office/now')).work.filter(({ key }: Body) => key === `refund:${refund.id}`)
    expect(work).toMatchObject([{ kind: 'refund_late', booking: { id: refund.bookingId } }])
    const four = await Promise.all([1, 2, 3, 4].map(() => post(api, support, path(), { reason })))
    // A press that comes after the gateway has paid is refused.
    expect(four.map(({ status }) => status)).toContain(200)
    expect(four.every(({ status }) => [200, 409].includes(status))).toBe(true)
    await api.worker.drain()
    expect(await get(api, support, `/office/bookings/${refund.bookingId}/refunds`)).toMatchObject([
      { id: refund.id, status: 'processed', acts: [] },
    ])
    const made = await sql<{
      n: number
    }>`select count(*)::int as n from dev_gateway_refunds where idempotency_key = ${refund.id}`.execute(api.db)
    expect(made.rows).toEqual([{ n: 1 }])
    expect((await officeOf(api, support).log('act=refund_asked_again'))[0]).toMatchObject({ reason })
  })

  test('a failed refund is paid from our bank once, and only after two people have confirmed it', async ({
    api,
    refund,
    admin,
    support,
  }) => {
    await refund.as('failed')
    const path = `/office/refunds/${refund.id}/by-hand`
    const body = { reference: UTR, reason }
    expect(codeOf(await post(api, support, path, body))).toBe('ADMINS_ONLY')
    const proposed = await post(api, admin, path, body)
    expect(proposed.status, JSON.stringify(proposed.body)).toBe(200)
    const twice = await post(api, admin, path, body)
    expect(twice.body, 'a second window proposes the same').toEqual(proposed.body)
    const other = await post(api, admin, path, { reference: 'ICICR52026120999', reason })
    const state = async () => (await get(api, admin, `/office/bookings/${refund.bookingId}/refunds`))[0]
    expect(await state()).toMatchObject({ status: 'failed', waits: true })
    const own = await officeOf(api, admin).decide(proposed.body.proposal_id, 'confirm')
    expect(codeOf(own)).toBe('SAME_PERSON')
    expect(await state()).toMatchObject({ status: 'failed' })

    const second = officeOf(api, await buildOperator(api.db, { role: 'admin', name: 'Arif Khan' }))
    expect((await second.decide(proposed.body.proposal_id, 'confirm')).status).toBe(200)
    expect(await state()).toMatchObject({ status: 'processed', reference: UTR, acts: [], waits: true })
    expect(codeOf(await second.decide(other.body.proposal_id, 'confirm')), 'paid once').toBe('NOTHING_WAITS')
    const { rows } = await sql<{ account: string }>`
      select e.account from ledger_postings p join ledger_entries e on e.posting_id = p.id
      where p.kind = 'refund_processed' and p.fact = ${refund.id} and e.paise < 0 order by p.id desc limit 1`.execute(
      api.db,
    )
    expect(rows).toEqual([{ account: 'bank' }])
    const [line] = await officeOf(api, admin).log('act=refund_settled')
    expect(line).toMatchObject({ who: 'Arif Khan', proposed_by: 'Ritu Bansal', detail: { reference: UTR } })
    await second.decide(other.body.proposal_id, 'decline')
  })
})
