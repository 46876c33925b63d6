import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ATTRIBUTION_LINKS } from './attribution-links.ts'

test('every attribution of the demo’s plans leads to its licence', () => {
  const lines = globSync('demo/maps/*.json').flatMap(
    (file) => (JSON.parse(readFileSync(file, 'utf8')) as { attribution: string[] }).attribution,
  )
  expect(new Set(lines).size).toBeGreaterThan(3)
  expect(lines.filter((line) => !ATTRIBUTION_LINKS.some(({ words }) => line.includes(words)))).toEqual([])
})
