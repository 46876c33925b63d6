import { expect, test } from 'vitest'
import { readFilter } from './hotel-filter.ts'

test.each([
  ['', {}],
  ['text=%20Pune%20&state=draft', { text: 'Pune', state: 'draft' }],
  ['lacks=bank', { lacks: 'bank' }],
  ['state=asleep&lacks=roof&text=', {}],
])('the address of the list of hotels %j is read as %j', (query, filter) => {
  expect(readFilter(new URLSearchParams(query))).toEqual(filter)
})
