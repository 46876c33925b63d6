import { expect, test } from 'vitest'
import { MAX_HOUSE_RULE, MAX_HOUSE_RULES, readHouseRules } from './house-rules.ts'

const many = (count: number) => Array.from({ length: count }, (_rule, index) => `Rule ${index}`)

test.each([
  [[' No  smoking ', '', 'No smoking'], { ok: true, value: ['No smoking'] }],
  [[], { ok: true, value: [] }],
  [['x'.repeat(MAX_HOUSE_RULE)], { ok: true, value: ['x'.repeat(MAX_HOUSE_RULE)] }],
  [['x'.repeat(MAX_HOUSE_RULE + 1)], { ok: false, refusal: 'RULES_WRONG' }],
  [['\u0000'], { ok: false, refusal: 'RULES_WRONG' }],
  [many(MAX_HOUSE_RULES), { ok: true, value: many(MAX_HOUSE_RULES) }],
  [many(MAX_HOUSE_RULES + 1), { ok: false, refusal: 'RULES_WRONG' }],
])('the typed house rules in row %# are cleaned up or refused', (typed, read) => {
  expect(readHouseRules(typed)).toEqual(read)
})
