import { expect, test } from 'vitest'
import { paramsOf } from '../list-filter.ts'
import { readFilter } from './booking-filter.ts'

const read = (query: string) => readFilter(new URLSearchParams(query))

test.each([
  ['', {}],
  ['state=unseen&city=3&hotel=%20Mogra%20&of=booked', { state: 'unseen', city: 3, hotel: 'Mogra', of: 'booked' }],
  ['from=2026-12-05&to=2026-12-06', { from: '2026-12-05', to: '2026-12-06' }],
  ['days=today&from=2026-12-05', { days: 'today' }],
  ['state=gone&money=lots&city=Pune&from=2026-02-31&days=someday', {}],
  ['city=0', {}],
  ['city=9999999999', {}],
])('the address %j is read as %j', (query, filter) => {
  expect(read(query)).toEqual(filter)
})

test('a filter written to the address is read back unchanged', () => {
  const filter = { state: 'coming', money: 'due_at_hotel', city: 3, hotel: 'The & Mogra', to: '2026-12-05' } as const
  expect(read(new URLSearchParams(paramsOf(filter)).toString())).toEqual(filter)
})
