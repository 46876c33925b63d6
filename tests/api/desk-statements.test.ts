import { expect } from 'vitest'
import { closeStatement } from '#server/features/ledger/close-statement.ts'
import { buildHotel, buildStaff } from '../builders.ts'
import { agreeTerms, goTo, ledgerTest as test, twoOperators } from './ledger-test.ts'
import { staySignedIn } from './stay-signed-in.ts'

const SUNDAY_NOON = '2026-12-06T12:00:00+05:30'

test('a manager reads the hotel’s months, stay by stay, both open and closed months', async ({
  api,
  agreed,
  guest,
  steps,
}) => {
  const manager = await buildStaff(api.db, agreed, { role: 'manager' })
  const get = (path: string) => api.get(`/desk/statements${path}`, { headers: manager.headers })
  expect((await get('')).body).toEqual([])
  await steps.paid(guest, agreed, { payAtHotel: true })
  goTo(api, SUNDAY_NOON)
  await steps.runJob('end-stays')
  expect((await get('')).body).toEqual([
    {
      hotel: { id: agreed.id, name: expect.any(String) },
      month: '2026-12',
      stays: 1,
      net: 4_050,
      closing: 4_050,
      paid: 0,
      closed_at: null,
    },
  ])
  const { body } = await get('/2026-12')
  expect(body).toMatchObject({
    opening: 0,
    closing: 4_050,
    closed_at: null,
    gst: 'registered',
    payouts: [],
    others: [],
  })
  expect(body.stays).toMatchObject([
    { slot: 3, outcome: 'stayed', is_change: false, value: 150_000, at_desk: 126_000, net: 4_050 },
  ])
  expect(body.totals).toMatchObject({ commission: 22_500, gst_on_commission: 4_050, tcs: 750, tds: 150, net: 4_050 })
  expect(JSON.stringify(body)).not.toContain(guest.id)
  const { one } = await twoOperators(api)
  goTo(api, '2027-01-01T00:00:00+05:30')
  await closeStatement(api.services, { hotelId: agreed.id, month: '2026-12', operatorId: one, reason: 'month’s end' })
  await staySignedIn(api)
  expect((await get('/2026-12')).body).toEqual({ ...body, closed_at: '2027-01-01T00:00:00+05:30' })
  const file = await get('/2026-12/csv')
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename="[a-z0-9-]+-2026-12\.csv"$/)
  expect(file.body.split('\r\n')[2]).toContain('1500.00,75.00,315.00,1260.00')
})

test('a manager reads no other hotel’s months and no future ones, and other desk staff read none', async ({
  api,
  agreed,
  city,
  guest,
  steps,
}) => {
  const other = await buildHotel(api.db, city, { rooms: 1 })
  await agreeTerms(api, other)
  await steps.paid(guest, agreed)
  goTo(api, SUNDAY_NOON)
  await steps.runJob('end-stays')
  const elsewhere = await buildStaff(api.db, other, { role: 'manager' })
  const get = (path: string, { headers } = elsewhere) => api.get(`/desk/statements${path}`, { headers })
  expect((await get('')).body).toEqual([])
  expect((await get('/2026-12')).body).toMatchObject({ stays: [], closing: 0 })
  expect((await get('/2027-01')).status).toBe(404)
  expect((await get('/2026-13')).status).toBe(422)
  const desk = await buildStaff(api.db, other)
  expect((await get('/2026-12', desk)).body.error.code).toBe('MANAGERS_ONLY')
})
