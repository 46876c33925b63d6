/** Tests notifications that are refused, retried or no longer wanted (decision 0111). */
import { expect } from 'vitest'
import { listDeadLetters } from '#server/features/dead-letters/list-dead-letters.ts'
import { buildHotel, buildStaff } from '../builders.ts'
import { codeOf } from './office-steps.ts'
import { left, newPhone, pushRows, pushTest as test } from './push-test.ts'

test('nothing is sent to former staff, or for a paused or different hotel, even if it was queued before', async ({
  api,
  first,
  guest,
  steps,
  push,
  city,
}) => {
  const [gone, staff, elsewhere] = [
    await buildStaff(api.db, first),
    await buildStaff(api.db, first),
    await buildStaff(api.db, await buildHotel(api.db, city)),
  ]
  const phones = [newPhone(), newPhone(), newPhone('500-')] as const
  await push.desk(gone, phones[0])
  await push.desk(elsewhere, phones[1])
  await push.desk(staff, phones[2])
  await api.db
    .updateTable('hotel_staff')
    .set({ ended_at: api.clock.now(), ended_by: 'test' })
    .where('id', '=', gone.id)
    .execute()
  const { id } = await steps.paid(guest, first)
  expect(await push.got(phones[0])).toEqual([])
  expect(await push.got(phones[1])).toEqual([])
  api.faults.splice(0)
  expect(await pushRows(api, id)).toMatchObject([{ attempts: 1, done_at: null }])
  const until_at = new Date(api.clock.now().getTime() + 3_600_000)
  await api.db.insertInto('sales_pauses').values({ hotel_id: first.id, why: 'desk', until_at }).execute()
  await api.db.updateTable('outbox').set({ available_at: api.clock.now() }).where('done_at', 'is', null).execute()
  await api.worker.drain()
  const [row] = await pushRows(api, id)
  expect(row?.done_at).not.toBeNull()
})

test.for([
  ['404-', 0],
  ['410-', 0],
  ['429-', 1],
  ['500-', 1],
] as const)(
  'a push service that answers %s leaves the phone %i subscriptions',
  async ([fault, kept], { api, first, guest, steps, push }) => {
    const phone = newPhone(fault)
    await push.desk(await buildStaff(api.db, first), phone)
    const { id } = await steps.paid(guest, first)
    await api.worker.drain()
    expect(await left(api, phone)).toBe(kept)
    const [row] = await pushRows(api, id)
    if (kept === 0) return expect(row).toMatchObject({ last_error: null, attempts: 1 })
    expect(api.faults.splice(0)).not.toEqual([])
    expect(row).toMatchObject({ done_at: null, failed_at: null, attempts: 1 })
    expect(row?.last_error).toContain(fault.slice(0, 3))
    const waits = (row?.available_at.getTime() ?? 0) - api.clock.now().getTime()
    if (fault === '429-') expect(waits).toBeGreaterThan(100_000)
    else expect(waits).toBeLessThanOrEqual(5_000)
  },
)

test('a notification is not retried after its stay, and a given-up notification is listed', async ({
  api,
  first,
  guest,
  steps,
  push,
}) => {
  const [phone, broken] = [newPhone('500-'), newPhone('500-')]
  await push.desk(await buildStaff(api.db, first), phone)
  const { id, checkout_date } = await steps.paid(guest, first)
  await api.worker.drain()
  const due = { available_at: api.clock.now() }
  await push.desk(await buildStaff(api.db, first), broken)
  await api.db
    .updateTable('outbox')
    .set({ ...due, attempts: 17 })
    .where('kind', '=', 'push')
    .where('done_at', 'is', null)
    .execute()
  await api.worker.drain()
  api.faults.splice(0)
  const [given] = await pushRows(api, id)
  expect(given?.failed_at).not.toBeNull()
  expect(await listDeadLetters(api.db)).toContainEqual(
    expect.objectContaining({ id: `outbox:${given?.id}`, what: 'push new_booking' }),
  )
  const late = (Date.parse(checkout_date) - api.clock.now().getTime()) / 60_000 + 1
  api.clock.advance(late)
  await api.db
    .updateTable('outbox')
    .set({ available_at: api.clock.now(), attempts: 1, failed_at: null })
    .where('id', '=', given?.id ?? 0)
    .execute()
  await api.worker.drain()
  expect((await pushRows(api, id))[0]).toMatchObject({ failed_at: null, done_at: expect.any(Date) })
  api.clock.advance(-late)
})

test.for([
  ['an address in our network', { endpoint: 'https://10.0.0.1/x' }, 'ENDPOINT_INVALID'],
  ['an address without TLS', { endpoint: 'http://fcm.googleapis.com/x' }, 'ENDPOINT_INVALID'],
  ['a key that is no point', { p256dh: `B${'A'.repeat(86)}` }, 'P256DH_INVALID'],
  ['a short secret', { auth: 'abc' }, 'AUTH_INVALID'],
] as const)('a subscription with %s is refused', async ([, fields, code], { guest, push }) => {
  expect(codeOf(await push.guest(guest, { ...newPhone(), ...fields }))).toBe(code)
})
