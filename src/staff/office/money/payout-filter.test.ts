import { expect, test } from 'vitest'
import { readFilter } from './payout-filter.ts'

test.each([
  ['', {}],
  ['state=sent&month=2026-11&hotel=%20Mogra%20', { state: 'sent', month: '2026-11', hotel: 'Mogra' }],
  ['month=last_month', { month: 'last_month' }],
  ['state=gone&month=2026-13&hotel=%20', {}],
])('the address of the list of payouts %j is read as %j', (query, filter) => {
  expect(readFilter(new URLSearchParams(query))).toEqual(filter)
})
