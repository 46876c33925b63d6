import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readOffice, testsIn } from '../coverage/read-coverage.ts'

const statements = readOffice().map(({ text, shownBy }) => ({
  text,
  tests: testsIn(shownBy),
  paths: [...shownBy.matchAll(/`([^`]+)`/g)].length,
}))

test('every statement about the office names a test by a part of its title', () => {
  expect(statements.length).toBeGreaterThan(25)
  expect(statements.filter(({ tests, paths }) => tests.length === 0 || tests.length !== paths)).toEqual([])
})

test('every test that a statement about the office names exists', () => {
  const gone = statements.flatMap(({ tests }) =>
    tests.filter(({ path, fragment }) => !existsSync(path) || !readFileSync(path, 'utf8').includes(fragment)),
  )
  expect(gone).toEqual([])
})
