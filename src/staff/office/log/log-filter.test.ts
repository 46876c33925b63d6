import { expect, test } from 'vitest'
import { queryOf, readFilter } from './log-filter.ts'

test('the log’s filter includes the whole last day in India, and ignores empty and invalid values', () => {
  const filter = readFilter(new URLSearchParams('hotel=Mogra&from=2026-12-05&to=2026-12-06&who=&other=1'))
  expect(queryOf(filter)).toEqual({
    hotel: 'Mogra',
    since: '2026-12-05T00:00:00+05:30',
    until: '2026-12-07T00:00:00+05:30',
  })
  expect(queryOf({ from: 'today' })).toEqual({})
})
