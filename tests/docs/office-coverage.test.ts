/** Keeps docs/office-coverage.md honest: every test that it names exists, and every statement names one. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync('docs/office-coverage.md', 'utf8')
const statements = page
  .split('\n')
  .filter((line) => /^\| (?!statement|-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, statement = '', shownBy = '']) => ({
    statement,
    tests: [...shownBy.matchAll(/`([^`]+)` "([^"]+)"/g)].map(([, path = '', fragment = '']) => ({ path, fragment })),
    paths: [...shownBy.matchAll(/`([^`]+)`/g)].length,
  }))

test('every statement of the office names a test, and each by a part of its title', () => {
  expect(statements.length).toBeGreaterThan(25)
  expect(statements.filter(({ tests, paths }) => tests.length === 0 || tests.length !== paths)).toEqual([])
})

test('no test of the office that is named is gone', () => {
  const gone = statements.flatMap(({ tests }) =>
    tests.filter(({ path, fragment }) => !existsSync(path) || !readFileSync(path, 'utf8').includes(fragment)),
  )
  expect(gone).toEqual([])
})
