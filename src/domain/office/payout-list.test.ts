import { expect, test } from 'vitest'
import { listedMonth, type PayoutListFilter } from './payout-list.ts'

test.each([
  [{}, '2026-12-05T10:00:00', undefined],
  [{ month: '2026-03' }, '2026-12-05T10:00:00', '2026-03'],
  [{ month: 'last_month' }, '2026-12-31T23:59:59', '2026-11'],
  [{ month: 'last_month' }, '2027-01-01T00:00:00', '2026-12'],
] satisfies [PayoutListFilter, string, string | undefined][])(
  'the filter %j at %s in India lists the month %s',
  (filter, now, month) => {
    expect(listedMonth(filter, new Date(`${now}+05:30`))).toBe(month)
  },
)
