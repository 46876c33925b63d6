import { expect, test } from 'vitest'
import { formatPaise } from './paise-words.ts'
import { rupeesText } from './statement.ts'
import { addMonths, isMonth, monthOf, monthPeriod } from './month.ts'

test.each([
  [0, '₹0', '0.00'],
  [5, '₹0.05', '0.05'],
  [-705, '−₹7.05', '-7.05'],
  [4_050, '₹40.50', '40.50'],
  [124_700, '₹1,247', '1247.00'],
  [10_000_001, '₹1,00,000.01', '100000.01'],
  [-1, '−₹0.01', '-0.01'],
])('the amount %i paise is shown as %s and written as %s', (paise, shown, written) => {
  expect(formatPaise(paise)).toBe(shown)
  expect(rupeesText(paise)).toBe(written)
})

test.each([
  ['2026-12-31T23:59:59+05:30', '2026-12'],
  ['2027-01-01T00:00:00+05:30', '2027-01'],
])('the moment %s belongs to the statement month %s', (moment, month) => expect(monthOf(new Date(moment))).toBe(month))

test.each([
  ['2026-12', 1, '2027-01'],
  ['2026-12', 0, '2026-12'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', -12, '2025-11'],
  ['2026-11', 14, '2028-01'],
])('the month %s plus %i months is %s', (month, count, wanted) => expect(addMonths(month, count)).toBe(wanted))

test('a month begins and ends at midnight in India', () =>
  expect(monthPeriod('2026-12')).toEqual({
    start: new Date('2026-12-01T00:00:00+05:30'),
    end: new Date('2027-01-01T00:00:00+05:30'),
  }))

test.each(['2026-00', '2026-13', '2026-1', '26-01', '2026-01-01', ''])('the text %o is refused as a month', (text) =>
  expect(isMonth(text)).toBe(false),
)
