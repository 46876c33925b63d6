import { expect, test } from 'vitest'
import { TAX_RULES } from '#domain/bills/tax.ts'
import { readTaxRules } from './tax-rules.ts'

const rule = { from: '2027-04-01', threshold: 8000, percentUpTo: 6, percentAbove: 20 }
const written = (...rules: object[]) => JSON.stringify(rules)

test.each([undefined, '', '  '])('the variable %j leaves the built-in tax rules unchanged', (text) =>
  expect(readTaxRules(text)).toEqual(TAX_RULES),
)

test('a tax rule that starts on a later day is added in the order of the days', () => {
  const later = { ...rule, from: '2028-04-01' }
  expect(readTaxRules(written(later, rule))).toEqual([...TAX_RULES, rule, later])
})

test('a tax rule that starts on the same day replaces the built-in one', () => {
  const corrected = { ...rule, from: TAX_RULES[0]?.from ?? '' }
  expect(readTaxRules(written(corrected))).toEqual([corrected])
})

test.each([
  ['{', /GST_RULES is not valid JSON/],
  ['{}', /GST_RULES must be array/],
  ['[]', /GST_RULES must NOT have fewer than 1 items/],
  [written({ ...rule, threshold: 0 }), /GST_RULES\/0\/threshold must be >= 1/],
  [written({ ...rule, percentUpTo: 101 }), /GST_RULES\/0\/percentUpTo must be <= 100/],
  [written({ ...rule, percentAbove: 18.5 }), /GST_RULES\/0\/percentAbove must be integer/],
  [written({ ...rule, rate: 5 }), /GST_RULES\/0 must NOT have additional properties \(rate\)/],
  [written({ from: '2027-04-01' }), /GST_RULES\/0 must have required property 'threshold'/],
  [written({ ...rule, from: '1 April 2027' }), /GST_RULES\/0\/from must match pattern/],
  [written({ ...rule, from: '2027-02-30' }), /2027-02-30 is no day of the calendar/],
  [written(rule, rule), /two rules from 2027-04-01/],
])('the tax rules %s are refused with the reason', (text, reason) => expect(() => readTaxRules(text)).toThrow(reason))
