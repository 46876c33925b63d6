import { expect, test } from 'vitest'
import { plural as english } from '#words/plural.ts'
import { plural as hindi } from '#hindi/plural.ts'
import { plural as tamil } from '#tamil/plural.ts'

test.each([
  ['en', english],
  ['hi', hindi],
  ['ta', tamil],
] as const)('the plurals of %s follow its rules', (language, plural) => {
  const rules = new Intl.PluralRules(language)
  for (const count of [...Array(200).keys(), 0.5, 1.5, 1000, 100_000])
    expect(plural(count, 'one', 'other'), String(count)).toBe(rules.select(count))
})
