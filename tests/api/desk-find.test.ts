import { expect } from 'vitest'
import { deskTest as test, putClock } from './desk-acts.ts'
import type { Body } from './start-api.ts'

const START = '2026-12-01T09:00:00+05:30'
const OPEN = '2026-12-05T18:00:00+05:30'

const codes = (rows: Body[]) => rows.map(({ code }: Body) => code)

test('the desk finds a booking by its whole code at any time, and by name only while it may see the name', async ({
  api,
  hotel,
  guest,
  steps,
  desk,
}) => {
  putClock(api, START)
  await api.db
    .updateTable('desk_sessions')
    .set({ expires_at: new Date('2027-12-31') })
    .execute()
  const { short_id: code } = await steps.paid(guest, hotel, { name: 'Asha Rao' })
  const find = async (text: string) =>
    codes((await api.get(`/desk/find?text=${encodeURIComponent(text)}`, { headers: desk.headers })).body)
  expect(await find(code.toLowerCase())).toEqual([code])
  expect(await find('Rao')).toEqual([])
  putClock(api, OPEN)
  expect(await find('rao')).toEqual([code])
  expect(await find('%%')).toEqual([])
  putClock(api, '2026-12-20T09:00:00+05:30')
  expect(await find(code), 'weeks later, for a charger that was forgotten').toEqual([code])
  expect(await find('rao')).toEqual([])
  putClock(api, '2027-03-10T09:00:00+05:30')
  expect(await find(code)).toEqual([])
  putClock(api, START)
})
