/**
 * A ring books a cheap honest hotel, claims to be turned away, and moves to its accomplice's hotel, which was always
 * dearer. Uncle would then pay the difference for a room that nobody uses (decision 0062).
 */
import { expect } from 'vitest'
import { checkBooks } from '#server/features/ledger/check-books.ts'
import { buildGuest, buildOperator, buildStaff } from '../../builders.ts'
import { agreeTerms, goTo, owedTo } from '../ledger-test.ts'
import { buildNear, relocationTest } from '../relocation-test.ts'
import { AFTER, attendingOf, DURING } from './attend-steps.ts'

const test = relocationTest.extend('clockGoesHome', { auto: true }, ({ api }, { onCleanup }) => {
  const before = api.clock.advancedMinutes()
  onCleanup(() => api.clock.advance(before - api.clock.advancedMinutes()))
  return true
})

test('colluding phones and a hotel next door that fakes everything gain nothing', async ({
  api,
  place,
  first,
  steps,
}) => {
  const dear = await buildNear(api.db, place, { kilometres: 0.1, rooms: 3, prices: { 3: 3000 } })
  await agreeTerms(api, dear)
  const staff = await buildStaff(api.db, dear)
  const attending = attendingOf(api, steps, staff)
  const phones = await Promise.all(Array.from({ length: 3 }, () => buildGuest(api.db)))
  const ids: string[] = []
  let paid = 0
  for (const phone of phones) {
    const { id, bill } = await steps.paid(phone, first)
    ids.push(id)
    paid += bill.payable_now
  }
  goTo(api, DURING)
  for (const [index, phone] of phones.entries()) {
    await steps.turnedAway(phone, ids[index] ?? '')
    const { booking, waits_for_office } = (await steps.moveTo(phone, ids[index] ?? '', dear)).body
    expect(waits_for_office).toBe(false)
    await attending.greet(booking.id)
    await attending.scan(phone, booking.id)
    await attending.confirm(phone, booking.id)
  }
  goTo(api, AFTER)
  await steps.runJob('end-stays')
  await steps.runJob('check-books')
  expect((await owedTo(api, dear)) / 100 - paid).toBeLessThanOrEqual(0)
  expect(await checkBooks(api.services, api.clock.now())).toEqual([])
})

test('a hotel that took in an honest couple gets its full price once the office has called both hotels', async ({
  api,
  place,
  first,
  guest,
  steps,
}) => {
  const dear = await buildNear(api.db, place, { kilometres: 0.1, prices: { 3: 3000 } })
  await agreeTerms(api, dear)
  const staff = await buildStaff(api.db, dear)
  const attending = attendingOf(api, steps, staff)
  const { id } = await steps.paid(guest, first)
  goTo(api, DURING)
  await steps.turnedAway(guest, id)
  const { booking } = (await steps.moveTo(guest, id, dear)).body
  await attending.scan(guest, booking.id)
  await attending.greet(booking.id)
  goTo(api, AFTER)
  await steps.runJob('end-stays')
  const { headers } = await buildOperator(api.db, { role: 'admin' })
  const waiting = (await api.get('/office/waiting-money', { headers })).body
  expect(waiting).toContainEqual(
    expect.objectContaining({ booking_id: booking.id, what: 'stay', paise: 189_000, waits_for: 'office' }),
  )
  const release = { what: 'stay', reason: 'Rang both hotels' }
  expect((await api.post(`/office/bookings/${booking.id}/release-money`, release, { headers })).status).toBe(200)
  expect(await owedTo(api, dear)).toBe(315_000 - 45_000 - 8_100 - 1_500 - 300)
})

test('a hotel that earned us enough commission that month is paid the difference without the office', async ({
  api,
  place,
  first,
  guest,
  steps,
}) => {
  const dear = await buildNear(api.db, place, { kilometres: 0.1, rooms: 3, prices: { 3: 1500 } })
  await agreeTerms(api, dear)
  const staff = await buildStaff(api.db, dear)
  const attending = attendingOf(api, steps, staff)
  for (const other of [await buildGuest(api.db), await buildGuest(api.db)]) await steps.paid(other, dear)
  const { id } = await steps.paid(guest, first)
  goTo(api, DURING)
  await steps.turnedAway(guest, id)
  const { booking } = (await steps.moveTo(guest, id, dear)).body
  await attending.scan(guest, booking.id)
  await attending.greet(booking.id)
  goTo(api, AFTER)
  await steps.runJob('end-stays')
  await steps.runJob('check-books')
  expect(await owedTo(api, dear)).toBe(3 * (157_500 - 22_500 - 4_050 - 750 - 150))
})
