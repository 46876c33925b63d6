/**
 * Pages with money must show the same figures before and after a posting enters the ledger's sums (decision 0108).
 * Until it does, they read all entries.
 */
import { expect } from 'vitest'
import { buildHotel } from '../builders.ts'
import { correctNow } from './correct-now.ts'
import { goOn, officeBooksTest as test } from './office-books-steps.ts'

const PAGES = [
  'books',
  'taxes',
  'owing',
  'statements',
  'statements?month=2026-12',
  'months/2026-12',
  'months/2027-01',
  'trial-balance/2026-12-31',
  'trial-balance/2027-01-15',
  'returns/2026-12',
  'now',
] as const

test('pages with money show the same figures from the ledger’s sums as from all its entries', async ({
  api,
  city,
  agreed,
  guest,
  steps,
  admin,
  support,
}) => {
  const owes = await buildHotel(api.db, city)
  await steps.paid(guest, agreed)
  await steps.paid(guest, agreed, { payAtHotel: true })
  await goOn(api, '2026-12-06T12:00:00+05:30')
  await steps.runJob('end-stays')
  await correctNow(api, { hotelId: owes.id, paise: -2500, reason: 'December' })
  await goOn(api, '2027-01-20T09:00:00+05:30')
  await admin.do('months/2026-12/close')
  await correctNow(api, { hotelId: owes.id, paise: 900, reason: 'January' })
  await correctNow(api, { hotelId: agreed.id, paise: -400_000, reason: 'January' })

  const shown = async () => ({
    ...Object.fromEntries(await Promise.all(PAGES.map(async (page) => [page, await support.read(page)] as const))),
    hotel: await support.read(`statements?hotel=${agreed.id}`),
    statement: await support.read(`statements/${agreed.id}/2027-01`),
  })
  const before = await shown()
  expect(before.statement.closing).toBe(-265_900)
  expect(before.hotel.statements).toMatchObject([{ month: '2027-01', closing: -265_900 }, { month: '2026-12' }])
  await steps.runJob('sum-ledger')
  expect(await shown()).toEqual(before)

  await correctNow(api, { hotelId: owes.id, paise: 5000, reason: 'January' })
  const later = await shown()
  expect(later).not.toEqual(before)
  await steps.runJob('sum-ledger')
  expect(await shown()).toEqual(later)
  await steps.runJob('check-books')
  expect(api.faults).toEqual([])
})
