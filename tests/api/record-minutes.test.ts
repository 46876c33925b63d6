/**
 * Tests the figure in our record that says how long turned-away guests wait until a second hotel has seen their booking
 * (decision 0101).
 */
import { expect } from 'vitest'
import { countMonth } from '#server/features/record/count-month.ts'
import { buildStaff } from '../builders.ts'
import { atCheckin, buildNear, relocationTest } from './relocation-test.ts'

const test = relocationTest

test('a night’s record counts the minutes until a second hotel has seen the turned-away guests’ booking', async ({
  api,
  place,
  first,
  guest,
  steps,
}) => {
  const other = await buildNear(api.db, place)
  const booked = await steps.paid(guest, first)
  const back = atCheckin(api, 5)
  await steps.turnedAway(guest, booked.id)
  const moved = (await steps.moveTo(guest, booked.id, other)).body.booking
  await api.services.drain()
  api.clock.advance(2)
  const { headers } = await buildStaff(api.db, other)
  expect((await api.post(`/desk/bookings/${moved.id}/seen`, {}, { headers })).status).toBe(200)
  const { minutesToSeen, seenInTime, turnedAway } = await countMonth(api.db, '2026-12-05')
  expect(minutesToSeen.map(Math.round)).toEqual([2])
  expect([seenInTime, turnedAway]).toEqual([{ of: 2, well: 1 }, 1])
  back()
  api.clock.advance(-2)
})
