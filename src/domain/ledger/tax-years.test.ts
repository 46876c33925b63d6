import { expect, test } from 'vitest'
import { taxRetainedSince } from './tax-years.ts'

test.each([
  // A stay in December 2026 belongs to the year that ends in March 2027, and is kept until March 2035.
  ['2035-03-31', '2026-04-01T00:00:00+05:30'],
  ['2035-04-01', '2027-04-01T00:00:00+05:30'],
  ['2036-01-01', '2027-04-01T00:00:00+05:30'],
  ['2026-11-23', '2018-04-01T00:00:00+05:30'],
])('the books on %s still contain everything since %s', (today, since) =>
  expect(taxRetainedSince(today)).toEqual(new Date(since)),
)
