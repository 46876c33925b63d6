import { expect } from 'vitest'
import { remindOwing } from '#server/features/desk/staff/remind-owing.ts'
import { buildHotel, buildStaff } from '../builders.ts'
import { correctNow } from './correct-now.ts'
import { goOn, officeBooksTest as test } from './office-books-steps.ts'
import { withQuery, type Api } from './start-api.ts'

const textsTo = async (api: Api, phone: string): Promise<string[]> => {
  await api.worker.drain()
  const { body } = await api.get(withQuery('/dev/outbox', { to: phone }))
  return body.map((message: { body: string }) => message.body)
}

test('the office sees which hotels owe us and since when, and their managers get one reminder a month', async ({
  api,
  city,
  hotel,
  admin,
  support,
}) => {
  const [owed, small] = [await buildHotel(api.db, city), await buildHotel(api.db, city)]
  const manager = await buildStaff(api.db, hotel, { role: 'manager' })
  const receptionist = await buildStaff(api.db, hotel, { role: 'desk' })
  const ofSmall = await buildStaff(api.db, small, { role: 'manager' })
  await correctNow(api, { hotelId: hotel.id, paise: -30_000, reason: 'December' })
  await correctNow(api, { hotelId: small.id, paise: -9_900, reason: 'December' })
  await correctNow(api, { hotelId: owed.id, paise: 50_000, reason: 'December' })
  expect(await remindOwing(api.services)).toBe(0)

  await goOn(api, '2027-01-20T12:00:00+05:30')
  await admin.do('months/2026-12/close')
  await correctNow(api, { hotelId: hotel.id, paise: 10_000, reason: 'January' })
  expect(await remindOwing(api.services)).toBe(0)
  expect(await support.read('owing')).toEqual({
    owes: 29_900,
    parts: [29_900, 0, 0, 0],
    hotels: [
      expect.objectContaining({ owes: 20_000, since: '2026-12', parts: [20_000, 0, 0, 0], reminded_at: null }),
      expect.objectContaining({ owes: 9_900 }),
    ],
    has_more: false,
  })

  await goOn(api, '2027-02-05T12:00:00+05:30')
  expect(await remindOwing(api.services)).toBe(1)
  expect(await remindOwing(api.services)).toBe(0)
  expect(await textsTo(api, manager.phone)).toEqual([expect.stringContaining('/desk/statements')])
  expect(await textsTo(api, receptionist.phone)).toEqual([])
  expect(await textsTo(api, ofSmall.phone)).toEqual([])
  const [first] = (await support.read('owing')).hotels
  expect(first).toMatchObject({ parts: [0, 20_000, 0, 0], reminded_at: '2027-02-05T12:00:00+05:30' })

  await correctNow(api, { hotelId: hotel.id, paise: 20_000, reason: 'February' })
  expect((await support.read('owing')).hotels).toMatchObject([{ owes: 9_900 }])
})
