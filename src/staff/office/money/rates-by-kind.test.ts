import { expect, test } from 'vitest'
import type { Rate } from '#contract/office-terms.ts'
import { rateWords, ratesByKind, readRate } from './rates-by-kind.ts'

test.each([
  ['tcs', 50, '0.5%'],
  ['tds_free_up_to', 500_000, '₹5,00,000'],
] as const)('the rate %s of %d reads %s', (kind, value, words) => expect(rateWords({ kind, value })).toBe(words))

test.each([
  ['tcs', '0.5', 50],
  ['tcs', '500000', undefined],
  ['tcs_desk_share', '100', 10_000],
  ['tds_free_up_to', '500000', 500_000],
  ['tds_free_up_to', '5,00,000', undefined],
  ['tds_free_up_to', '0.5', undefined],
] as const)('the rate %s typed as %j is read as %s', (kind, typed, value) => expect(readRate(kind, typed)).toBe(value))

const rate = (status: Rate['status'], from: string, value: number): Rate => ({
  id: value,
  status,
  kind: 'tcs',
  from,
  value,
  proposed_by: null,
  reason: null,
  is_own: false,
  confirmed_by: null,
})

test('the page of rates lists the current rate of each kind, then the nearest future one', () => {
  const listed = [
    rate('proposed', '2028-04-01', 5),
    rate('ahead', '2027-10-01', 4),
    rate('ahead', '2027-04-01', 3),
    rate('current', '2024-07-10', 2),
    rate('earlier', '2018-10-01', 1),
    { ...rate('current', '2020-10-01', 6), kind: 'tds' as const },
  ]
  const [tcs, tds, ...more] = ratesByKind(listed)
  expect(more).toEqual([])
  expect(tcs).toMatchObject({ now: { value: 2 }, proposed: [{ value: 5 }], earlier: [{ value: 1 }] })
  expect(tcs?.next.map(({ value }) => value)).toEqual([3, 4])
  expect(tds).toMatchObject({ kind: 'tds', now: { value: 6 }, next: [], proposed: [], earlier: [] })
})
