import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ROOT = new URL('../../', import.meta.url).pathname
const text = readFileSync(`${ROOT}tests/coverage/accessibility.tsv`, 'utf8')
const rows = text
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))

/** WCAG 2.2 has 31 criteria at level A and 24 at AA; 4.1.1 was removed. */
test('every criterion at levels A and AA is answered once', () => {
  const numbers = rows.map(([number]) => number)
  expect(new Set(numbers).size).toBe(55)
  expect(numbers).toHaveLength(55)
  expect(rows.filter(([, , level]) => level === 'A')).toHaveLength(31)
  expect(rows.filter(([, , , how, tried]) => !how || !tried)).toEqual([])
})

test('every test that a criterion names exists', () => {
  const named = [...text.matchAll(/`([\w-]+\.spec\.ts)`(?: "([^"]+)")?/g)]
  expect(named.length).toBeGreaterThan(10)
  for (const [, file = '', title] of named) {
    const path = `${ROOT}tests/e2e/${file}`
    expect(existsSync(path), file).toBe(true)
    if (title) expect(readFileSync(path, 'utf8'), `${file}: ${title}`).toContain(title)
  }
})
