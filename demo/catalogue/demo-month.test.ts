import { expect, test } from 'vitest'
import { TAX_RULES } from '#domain/bills/tax.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { isGstin } from '#domain/tax-documents/gstin.ts'
import { DEMO_COMPANY, DEMO_TERMS, demoMonth } from './demo-month.ts'

const HOTEL = { prices: { 0: 1200, 1: 900, 2: 1800, 3: 1500 }, bathtubCharge: 0, taxRule: TAX_RULES[0] as never }

test.each([
  ['2026-11-23T00:05:00+05:30', '2026-10', 23],
  ['2027-01-01T00:00:00+05:30', '2026-12', 23],
  ['2027-03-31T23:59:00+05:30', '2027-02', 21],
])('the last whole month at %s is %s', (now, month, stays) => {
  const found = demoMonth(HOTEL, new Date(now))
  expect(found).toHaveLength(stays)
  expect(new Set(found.map(({ period }) => istDateOf(period.end).slice(0, 7)))).toEqual(new Set([month]))
  expect(new Set(found.map(({ visit }) => visit))).toEqual(new Set(['left']))
  expect(new Set(found.map(({ payAt }) => payAt))).toEqual(new Set(['online', 'hotel']))
})

test('the demo hotel and the demo company have valid GST numbers', () =>
  expect([DEMO_TERMS, DEMO_COMPANY].map(({ gstin }) => isGstin(gstin))).toEqual([true, true]))
