/** The office calls a hotel that also sold a booked room on another site. */
import { expect } from 'vitest'
import { buildOperator } from '../builders.ts'
import { AT_OTHER, EVENING, givenSite, givenTwoSites } from './calendar-sites.ts'
import { deskTest as test } from './desk-test.ts'
import type { Body } from './start-api.ts'

test('Now lists a booked room that another site sold too, until the booking gets a different room', async ({
  api,
  hotel,
  guest,
  steps,
  desk,
}) => {
  const { headers } = await buildOperator(api.db)
  const soldTwice = async () =>
    (await api.get('/office/now', { headers })).body.work.filter(({ kind }: Body) => kind === 'sold_twice')
  const { id } = await steps.paid(guest, hotel)
  const { site, read } = await givenSite({ api, hotel })
  await read(0)
  expect(await soldTwice()).toEqual([])
  site.sells(EVENING)
  await read()
  const [work, ...others] = await soldTwice()
  expect(others).toEqual([])
  expect(work).toMatchObject({ booking: { id }, hotel_id: hotel.id, due: work.checkin, owner: null })
  expect((await desk.post(`bookings/${id}/room`, { from: '101', to: '102' })).status).toBe(200)
  expect(await soldTwice()).toEqual([])
})

test('a room that two other sites sold is the desk’s task, not the office’s', async ({ api, hotel, desk }) => {
  const { headers } = await buildOperator(api.db)
  const { site, other, read } = await givenTwoSites(api, hotel)
  site.sells(EVENING)
  other.sells(AT_OTHER)
  await read(0)
  expect((await desk.get('conflicts')).body).toHaveLength(1)
  const { work } = (await api.get('/office/now', { headers })).body
  expect(work.filter(({ kind }: Body) => kind === 'sold_twice')).toEqual([])
})
