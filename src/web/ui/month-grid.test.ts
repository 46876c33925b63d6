import { describe, expect, it } from 'vitest'
import { weeksOf } from './month-grid.tsx'

describe('weeks of a month', () => {
  it.each([
    ['a month that begins on a Tuesday', '2026-12', '2026-11-30', '2027-01-03', 5],
    ['a month that begins on a Monday and fills four weeks', '2027-02', '2027-02-01', '2027-02-28', 4],
    ['a month that begins on a Sunday', '2026-11', '2026-10-26', '2026-12-06', 6],
    ['a February with 29 days', '2028-02', '2028-01-31', '2028-03-05', 5],
  ])('the calendar shows the weeks of %s', (_, month, first, last, count) => {
    const weeks = weeksOf(month)
    expect(weeks).toHaveLength(count)
    expect(weeks[0]?.[0]).toBe(first)
    expect(weeks.at(-1)?.[6]).toBe(last)
    expect(weeks.every((week) => week.length === 7)).toBe(true)
  })
})
