import { expect, test } from 'vitest'
import type * as english from '#english/plural.ts'

const FILES = import.meta.glob<typeof english>('./*/plural.ts', { eager: true })

test.each(Object.entries(FILES))('the plurals of %s follow the rules of the language', (path, { plural }) => {
  const [, language] = path.split('/')
  const rules = new Intl.PluralRules(language)
  for (const count of [...Array(200).keys(), 0.5, 1.5, 1000, 100_000])
    expect(plural(count, 'one', 'other'), String(count)).toBe(rules.select(count))
})
