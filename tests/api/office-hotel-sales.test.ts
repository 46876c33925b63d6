import { expect } from 'vitest'
import { buildHotel } from '../builders.ts'
import { bookingRow } from '../database/given.ts'
import { putClock } from './desk-acts.ts'
import { codeOf, get, officeTest as test } from './office-steps.ts'
import type { Body } from './start-api.ts'

const codes = ({ bookings }: Body) => bookings.map(({ code }: Body) => code)

test('a hotel’s bookings can be filtered by state and day, and include no other hotel’s', async ({
  api,
  city,
  hotel,
  guest,
  steps,
  support,
}) => {
  putClock(api, '2026-12-01T09:00:00+05:30')
  const { short_id: evening } = await steps.paid(guest, hotel, { name: 'Asha Rao' })
  const other = await buildHotel(api.db, city)
  await steps.paid(guest, other)
  const list = (query = '') => get(api, support, `/office/hotels/${hotel.id}/bookings?${query}`)
  expect(await list()).toMatchObject({
    has_more: false,
    bookings: [{ code: evening, guest: 'Asha Rao', status: 'completed', slot: 3, rooms: 1, is_over: false }],
  })
  expect(codes(await list('state=coming'))).toEqual([evening])
  expect(codes(await list('state=coming&day=2026-12-05'))).toEqual([evening])
  expect(codes(await list('day=2026-12-06'))).toEqual([])
  for (const state of ['here', 'past', 'cancelled', 'unpaid']) expect(codes(await list(`state=${state}`))).toEqual([])
  putClock(api, '2026-12-05T22:00:00+05:30')
  expect(codes(await list('state=here'))).toEqual([evening])
  putClock(api, '2026-12-06T10:00:00+05:30')
  expect((await list('state=past')).bookings).toMatchObject([{ code: evening, is_over: true }])
  putClock(api, '2026-12-01T09:00:00+05:30')
})

test('the pages of a hotel’s bookings list each booking once', async ({ api, hotel, guest, support }) => {
  const count = 65
  await api.db
    .insertInto('bookings')
    .values(
      Array.from({ length: count }, (_, index) => {
        // Two bookings begin at each moment, so that some pages end between two bookings of the same moment.
        const at = new Date(Date.parse('2026-12-10T10:00:00+05:30') + Math.floor(index / 2) * 3_600_000)
        const place = { id: hotel.id, cityId: hotel.cityId, localityId: 0, rooms: [] }
        const until = new Date(at.getTime() + 36_000_000)
        return bookingRow(place, guest.id, {
          checkin_at: at,
          checkout_at: until,
          status: 'pending',
          hold_expires_at: at,
        })
      }),
    )
    .execute()
  await api.db.updateTable('bookings').set({ status: 'expired' }).where('hotel_id', '=', hotel.id).execute()
  for (const query of ['', 'state=unpaid']) {
    const seen: string[] = []
    let after = ''
    for (;;) {
      const page = await get(api, support, `/office/hotels/${hotel.id}/bookings?${query}${after && `&after=${after}`}`)
      seen.push(...codes(page))
      if (!page.has_more) break
      after = page.bookings.at(-1).id
    }
    expect(seen).toHaveLength(count)
    expect(new Set(seen).size).toBe(count)
  }
})

test('a hotel’s next fourteen days show rooms that are booked and rooms that the hotel has blocked', async ({
  api,
  hotel,
  guest,
  steps,
  support,
}) => {
  putClock(api, '2026-12-01T09:00:00+05:30')
  await steps.paid(guest, hotel)
  const { rooms, days } = await get(api, support, `/office/hotels/${hotel.id}/sales`)
  expect(rooms).toBe(3)
  expect(days).toHaveLength(14)
  expect(days[0]).toEqual({ day: '2026-12-01', by_day: { sold: 0, blocked: 0 }, by_night: { sold: 0, blocked: 0 } })
  expect(days.find(({ day }: Body) => day === '2026-12-05')).toEqual({
    day: '2026-12-05',
    by_day: { sold: 0, blocked: 0 },
    by_night: { sold: 1, blocked: 0 },
  })
})

test('an unknown hotel, another hotel’s booking and an invalid day list no bookings', async ({
  api,
  hotel,
  support,
}) => {
  const ask = (path: string) => api.get(path, { headers: support.headers })
  for (const part of ['bookings', 'sales', 'details'])
    expect(codeOf(await ask(`/office/hotels/999999/${part}`)), part).toBe('NOT_FOUND')
  expect(codeOf(await ask(`/office/hotels/${hotel.id}/bookings?after=x`))).toBe('NOT_FOUND')
  expect(codeOf(await ask(`/office/hotels/${hotel.id}/bookings?day=2026-02-31`))).toBe('DAY_INVALID')
  expect((await ask(`/office/hotels/${hotel.id}/bookings?day=soon`)).status).toBe(422)
  const none = await ask(`/office/hotels/${hotel.id}/bookings?after=3618a398-4b95-4b0e-9d11-0123456789ab`)
  expect(none.body).toEqual({ bookings: [], has_more: false })
})
