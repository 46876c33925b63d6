/**
 * Guests who were turned away move to a dearer hotel, and then change to a cheap time there. The second hotel
 * would still earn the dear stay's price, at our cost.
 */
import { expect } from 'vitest'
import { buildGuest, buildStaff } from '../../builders.ts'
import { SUNDAY_MORNING } from '../../cast.ts'
import { deskOf } from '../desk-acts.ts'
import { buildNear, codeOf, relocationTest as test } from '../relocation-test.ts'

test('a booking that was moved to another hotel keeps its time, in the quote and in the change', async ({
  api,
  place,
  first,
  steps,
}) => {
  const guest = await buildGuest(api.db)
  const dearer = await buildNear(api.db, place, { prices: { 0: 400, 3: 2400 } })
  const booked = await steps.paid(guest, first)
  const desk = deskOf(api, await buildStaff(api.db, first, { role: 'manager' }))
  const said = await desk.act(booked.id, 'cannot-take', { reason: 'room_unusable' })
  expect(said.status, JSON.stringify(said.body)).toBe(200)
  const moved = await steps.moveTo(guest, booked.id, dearer)
  expect(moved.status, JSON.stringify(moved.body)).toBe(200)
  const { id, bill } = moved.body.booking
  expect(codeOf(await steps.modificationBill(guest, id, SUNDAY_MORNING))).toBe('MOVED_KEEPS_TIME')
  expect(codeOf(await steps.modify(guest, id, SUNDAY_MORNING))).toBe('MOVED_KEEPS_TIME')
  const after = await steps.read(guest, id)
  expect(after.bill).toEqual(bill)
  expect(after.refunds).toEqual([])
})
