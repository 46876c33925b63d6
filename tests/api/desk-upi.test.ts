/** Managers set, under their own name, the UPI account to which guests pay their hotel (decision 0079). */
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { buildStaff } from '../builders.ts'
import { AT_9_PM, billTest as test, fieldOf } from './bill-test.ts'
import { putClock } from './desk-acts.ts'
import { codeOf } from './room-test.ts'

describe('UPI IDs of hotels', () => {
  const LANTERN = { vpa: ' Lantern@HDFCbank', payee: 'The  Lantern Court ' }

  test('a UPI ID is set by a manager, and bills say who set it and when', async ({ api, hotel, stay, bill, desk }) => {
    const manager = await buildStaff(api.db, hotel, { role: 'manager', name: 'Meera Shah' })
    const { headers } = manager
    const set = (body: object, key?: string) =>
      api.post('/desk/upi', body, { headers: { ...headers, ...(key && { 'idempotency-key': key }) } })
    expect((await bill.read()).upi).toBeNull()
    expect(codeOf(await desk.post('upi', LANTERN))).toEqual([403, 'MANAGERS_ONLY'])
    const account = { vpa: 'lantern@hdfcbank', payee: 'The Lantern Court', set_by: 'Meera Shah', set_at: AT_9_PM }
    expect((await set(LANTERN, 'once')).body).toEqual({ upi: account })
    await set(LANTERN, 'once')
    // Storing the same account again changes nothing, and keeps the name of the manager who set it.
    putClock(api, '2026-12-05T22:00:00+05:30')
    await set(LANTERN)
    expect(await bill.read()).toMatchObject({ upi: account, due: stay.stayDue })
    const log = await api.get('/desk/log', { headers })
    expect(log.body.entries[0]).toMatchObject({ what: 'upi_set', by: { name: 'Meera Shah' } })
    expect((await set({ vpa: null })).body).toEqual({ upi: null })
    expect((await api.get('/desk/log', { headers })).body.entries[0]).toMatchObject({ what: 'upi_removed' })
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from hotel_upi where hotel_id = ${hotel.id}`.execute(api.db)
    expect(rows).toEqual([{ n: 2 }])
  })

  test.for<[object, string]>([
    [{ vpa: 'lantern', payee: 'Lantern' }, 'vpa'],
    [{ vpa: 'lantern@hdfc bank', payee: 'Lantern' }, 'vpa'],
    [{ vpa: 'lantern@hdfcbank' }, 'payee'],
    [{ vpa: 'lantern@hdfcbank', payee: 'Lantern?am=1' }, 'payee'],
  ])('a UPI ID is refused at its field: %j', async ([body, field], { api, hotel }) => {
    const { headers } = await buildStaff(api.db, hotel, { role: 'manager' })
    expect(fieldOf(await api.post('/desk/upi', body, { headers }))).toEqual([422, field])
  })
})
