/**
 * Makes a month's books wrong in one way after another, and tests that the check reports each. `check-books.test.ts`
 * tests a gateway that does not answer.
 */
import { globSync, readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { apiTest } from './api-test.ts'
import { expectBooksBalance } from './booking-steps.ts'
import { bookMonth, checkPlanted, differencesOf } from './planted-month.ts'
import { PLANTED } from './planted-rows.ts'
import { withIds } from './planted-sql.ts'

const test = apiTest.extend('month', { scope: 'file' }, ({ api, city, steps }) => bookMonth(api, city, steps))

test('the check of the books finds nothing in a month of bookings, refunds, disputes and payouts', async ({
  api,
  month,
}) => {
  expect(Object.values(month)).not.toContain(undefined)
  await expectBooksBalance(api)
  expect(await differencesOf(api)).toEqual([])
})

test.for(PLANTED)('the check of the books finds %s', async ([, change, found], { api, month }) => {
  expect(await checkPlanted(api, withIds(change, month))).toEqual(withIds(found, month).split(', '))
})

test('the check of the books finds nothing once each planted difference is undone', async ({ api }) => {
  expect(await differencesOf(api)).toEqual([])
})

/** Matches the kind of difference in the SQL of a comparison. */
const KIND = /(?:select|facts\()\s*'(\w+)'(?: as what|,\s*'|, hotel_id)/g

test('the list of planted differences has every kind that the check compares', () => {
  const sources = globSync('src/server/features/ledger/compare-*.ts').map((path) => readFileSync(path, 'utf8'))
  const kinds = sources.flatMap((source) => [...source.matchAll(KIND)].map(([, kind]) => kind))
  const planted = new Set(PLANTED.flatMap(([, , found]) => found.split(', ')).map((one) => one.split(' ')[0]))
  expect(kinds.length).toBeGreaterThanOrEqual(30)
  expect(kinds.filter((kind) => !planted.has(kind))).toEqual([])
})
