import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { istDateOf } from '#domain/kernel/ist.ts'
import { taxRetainedSince } from '#domain/ledger/tax-years.ts'
import { apiTest as test } from './api-test.ts'
import { buildStay } from './build-stay.ts'
import { goTo } from './ledger-test.ts'

test('bookings lose their guests’ names on 1 April after the tax years for which they are kept, and keep their amounts', async ({
  api,
  hotel,
  guest,
}) => {
  const name = `Zubeida ${randomUUID().slice(0, 8)}`
  const id = await buildStay(api.db, hotel, guest, { guest_name: name, guest_email: 'zubeida@home.example' })
  await api.db.updateTable('bookings').set({ cancel_reason: 'Zubeida is ill' }).where('id', '=', id).execute()
  const asked = { name, address: 'Lane 6, Pune', asked_at: api.clock.now() }
  await api.db
    .insertInto('tax_recipients')
    .values({ booking_id: id, ...asked })
    .execute()
  const company = {
    gstin: '27AAPFU0939F1ZV',
    legal_name: name,
    address: 'Lane 6, Pune 411001',
    given_at: api.clock.now(),
  }
  await api.db
    .insertInto('tax_companies')
    .values({ booking_id: id, ...company })
    .execute()
  const read = () => api.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const forget = async () => (await api.post('/dev/jobs/forget-old-bookings')).body.done as number
  const before = await read()

  goTo(api, '2035-03-31T23:59:00+05:30')
  expect(taxRetainedSince(istDateOf(api.clock.now())) < before.leaves_at).toBe(true)
  expect([await forget(), (await read()).guest_name]).toEqual([0, name])

  goTo(api, '2035-04-01T00:00:00+05:30')
  expect(await forget()).toBeGreaterThan(0)
  const after = await read()
  expect(after).toMatchObject({
    guest_name: 'Forgotten guest',
    guest_email: `forgotten-${id}@erased.invalid`,
    guest_gender: null,
    guest_city: null,
    cancel_reason: null,
    total: before.total,
  })
  const { rows } = await sql<{ names: number }>`
    select (select count(*) from booking_guests where booking_id = ${id}::uuid and name = ${name})
      + (select count(*) from tax_recipients where booking_id = ${id}::uuid)
      + (select count(*) from tax_companies where booking_id = ${id}::uuid) as names`.execute(api.db)
  expect(Number(rows[0]?.names)).toBe(0)
  expect(await forget(), 'what is forgotten is not found again').toBe(0)
})
