/** The desk finds walk-ins by name and bookings by phone, for as long as it may see the name or phone. */
import { expect } from 'vitest'
import { buildHotel, buildStaff } from '../builders.ts'
import { putClock } from './desk-acts.ts'
import type { Body } from './start-api.ts'
import { at, THREE_HOURS, walkInTest } from './walk-in-test.ts'

/** The guest's name has no digits, so a search for digits can match only the phone. */
const test = walkInTest.extend('guestWish', { name: 'Asha Rao' }).extend('found', ({ desk }) => ({
  walkIns: async (text: string): Promise<string[]> =>
    (await desk.get('find-walk-ins', { text })).body.map(({ id }: Body) => id),
  bookings: async (text: string): Promise<string[]> =>
    (await desk.get('find', { text })).body.map(({ id }: Body) => id),
}))

test('the desk finds a walk-in by part of the name, until two hours after they left', async ({
  api,
  marks,
  walkIns,
  desk,
  found,
}) => {
  const { id } = (await marks.walkIn(THREE_HOURS, { price: 0, price_reason: 'The owner’s guest' })).body
  expect(await found.walkIns('pat')).toEqual([id])
  expect(await found.walkIns(' SURESH ')).toEqual([id])
  expect(await found.walkIns('Kavya')).toEqual([])
  expect((await desk.get('find-walk-ins', { text: 'pat' })).body).toMatchObject([{ room: '101', name: 'Suresh Patil' }])
  putClock(api, at('16:05'))
  await walkIns.act(id, 'leave')
  putClock(api, at('18:04'))
  expect(await found.walkIns('pat')).toEqual([id])
  putClock(api, at('18:05'))
  expect(await found.walkIns('pat')).toEqual([])
  expect(await found.walkIns('  '), 'a walk-in whose name is closed').toEqual([])
})

test('the desk finds a walk-in who has been here for days by the first name', async ({ api, marks, found }) => {
  const { id } = (await marks.walkIn(THREE_HOURS)).body
  putClock(api, at('14:05', '08'))
  expect(await found.walkIns('suresh')).toEqual([id])
  expect(await found.walkIns('patil')).toEqual([])
})

test('the desk does not find another hotel’s walk-in', async ({ api, city, marks, found }) => {
  await marks.walkIn(THREE_HOURS)
  const { headers } = await buildStaff(api.db, await buildHotel(api.db, city))
  expect(await found.walkIns('suresh')).toHaveLength(1)
  expect((await api.get('/desk/find-walk-ins?text=suresh', { headers })).body).toEqual([])
})

test('the desk finds a booking by the last digits of the phone, only while it may see the phone', async ({
  api,
  hotel,
  guest,
  steps,
  found,
}) => {
  const { id } = await steps.paid(guest, hotel)
  const digits = guest.phone.slice('+91'.length)
  expect(await found.bookings(digits), 'seven hours before check-in').toEqual([])
  putClock(api, at('18:00'))
  for (const typed of [digits, guest.phone, `0${digits}`, `${digits.slice(0, 5)} ${digits.slice(5)}`, digits.slice(-4)])
    expect(await found.bookings(typed), typed).toEqual([id])
  expect(await found.bookings(digits.slice(-3))).toEqual([])
  expect(await found.bookings('9999')).toEqual([])
  putClock(api, at('11:59', '06'))
  expect(await found.bookings(digits)).toEqual([id])
  putClock(api, at('12:00', '06'))
  expect(await found.bookings(digits)).toEqual([])
})
