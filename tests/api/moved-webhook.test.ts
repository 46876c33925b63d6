/** Tests both hotels' webhooks when one cannot take its guests and they choose the other. */
import { expect } from 'vitest'
import { buildStaff } from '../builders.ts'
import { atCheckin, buildNear, relocationTest } from './relocation-test.ts'
import { add, startProgram } from './webhook-test.ts'

const test = relocationTest.extend('programs', async ({ api }, { onCleanup }) => {
  const programs = [await startProgram(api), await startProgram(api)] as const
  onCleanup(() => {
    for (const program of programs) program.close()
  })
  return programs
})

test('webhooks tell the old hotel that its rooms are free, and the new hotel that it has a booking', async ({
  api,
  place,
  first,
  guest,
  steps,
  programs: [atFirst, atSecond],
}) => {
  const second = await buildNear(api.db, place)
  const manager = await buildStaff(api.db, first, { role: 'manager' })
  await add(api, manager, atFirst.url)
  await add(api, await buildStaff(api.db, second, { role: 'manager' }), atSecond.url)
  const { id } = await steps.paid(guest, first)
  await api.worker.drain()
  const back = atCheckin(api, -60)
  await api.post(`/desk/bookings/${id}/cannot-take`, { reason: 'guest_stays' }, { headers: manager.headers })
  await api.worker.drain()
  // Until the guests choose, the booking still belongs to this hotel.
  expect(atFirst.heard.map(({ body }) => body.event)).toEqual(['booking.new'])
  const { booking } = (await steps.moveTo(guest, id, second)).body
  await api.worker.drain()
  back()
  expect(atFirst.heard.map(({ body }) => [body.event, body.booking.id, body.booking.rooms])).toEqual([
    ['booking.new', id, [expect.any(String)]],
    ['booking.moved', id, []],
  ])
  expect(atSecond.heard.map(({ body }) => [body.event, body.booking.id, body.booking.rooms])).toEqual([
    ['booking.new', booking.id, [expect.any(String)]],
  ])
})
