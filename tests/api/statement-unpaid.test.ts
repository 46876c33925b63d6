import { expect } from 'vitest'
import { closeStatement } from '#server/features/ledger/close-statement.ts'
import { buildStaff } from '../builders.ts'
import { deskOf } from './desk-acts.ts'
import { goTo, ledgerTest as test, twoOperators } from './ledger-test.ts'
import { staySignedIn } from './stay-signed-in.ts'

test('a statement lists what guests left unpaid, charges the full commission, and keeps the state in which the month was closed', async ({
  api,
  agreed,
  guest,
  steps,
}) => {
  const manager = await buildStaff(api.db, agreed, { role: 'manager' })
  const read = async () => (await api.get('/desk/statements/2026-12', { headers: manager.headers })).body
  const { id, checkin_date: checkin, bill } = await steps.paid(guest, agreed, { payAtHotel: true })
  const { act } = deskOf(api, manager)
  goTo(api, checkin)
  await act(id, 'arrive', { ids: 'originals' })
  goTo(api, '2026-12-06T09:00:00+05:30')
  await act(id, 'leave', { unpaid: 'Ran out of cash' })
  goTo(api, '2026-12-06T12:00:00+05:30')
  await steps.runJob('end-stays')
  const owed = 100 * bill.pay_at_hotel
  const { stays, totals } = await read()
  expect(stays).toMatchObject([{ outcome: 'stayed', value: 150_000, at_desk: owed, unpaid: owed }])
  expect(totals).toMatchObject({ commission: 22_500 })

  await act(id, 'take', { amount: 200, method: 'upi' })
  expect((await read()).stays).toMatchObject([{ at_desk: owed, unpaid: owed - 20_000 }])
  const { one } = await twoOperators(api)
  goTo(api, '2027-01-01T00:00:00+05:30')
  await closeStatement(api.services, { hotelId: agreed.id, month: '2026-12', operatorId: one, reason: 'month’s end' })
  await staySignedIn(api)
  goTo(api, '2027-01-02T12:00:00+05:30')
  await act(id, 'take', { amount: 100, method: 'upi' })
  expect((await read()).stays).toMatchObject([{ at_desk: owed, unpaid: owed - 20_000 }])
  const { body: file } = await api.get('/desk/statements/2026-12/csv', { headers: manager.headers })
  expect(file.split('\r\n')[2]).toMatch(/,1060\.00,,$/)
})
