import { expect } from 'vitest'
import { expectBooksBalance } from './booking-steps.ts'
import { officeOf, officeTest as test } from './office-steps.ts'
import { buildNear } from './relocation-test.ts'

const PAID = 1260

test('a goodwill refund leaves the payment for extra hours untouched, and a later move refunds that payment in full', async ({
  api,
  place,
  first,
  guest,
  steps,
  support,
}) => {
  const office = officeOf(api, support)
  const other = await buildNear(api.db, place)
  const { id } = await steps.paid(guest, first)
  const { body: hours } = await steps.extend(guest, id, 2)
  await steps.press(hours.payment_url)
  await office.do(id, { act: 'refund', amount: 300 })
  await office.do(id, { act: 'move', hotelId: other.id, for: 'hotel' })
  const refunds = await api.db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select(['p.purpose', 'p.amount as paid', 'r.amount'])
    .where('p.booking_id', '=', id)
    .execute()
  expect(refunds).toContainEqual({ purpose: 'booking', paid: PAID, amount: 300 })
  const hoursBack = refunds.filter(({ purpose }) => purpose === 'extension')
  expect(hoursBack).toEqual([{ purpose: 'extension', paid: hoursBack[0]?.paid, amount: hoursBack[0]?.paid }])
  await expectBooksBalance(api)
})
