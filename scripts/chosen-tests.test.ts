import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test as base } from 'vitest'
import { chosenTests } from './chosen-tests.ts'

/** A clone with a test and two journeys, all committed. */
const test = base.extend('clone', () => {
  const root = mkdtempSync(join(tmpdir(), 'chosen-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: root })
  const write = (path: string, text: string) => writeFileSync(join(root, path), text)
  for (const folder of ['src', 'tests/e2e']) mkdirSync(join(root, folder), { recursive: true })
  write('src/price.test.ts', "test('adds tax', () => {})")
  write('tests/e2e/pay.spec.ts', "test('pays', () => {})")
  write('tests/e2e/cancel.spec.ts', "test('cancels', () => {})")
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'First')
  return { root, write }
})

const argsOf = (runs: readonly { args: string[] }[] = []) => runs.map(({ args }) => args)

test('the test command without an argument chooses all tests', ({ clone }) =>
  expect(chosenTests(clone.root, [])).toBeUndefined())

test('a word on the command line chooses tests by file name and title', ({ clone }) => {
  const chosen = chosenTests(clone.root, ['adds', 'tax'])
  expect(argsOf(chosen?.vitest)).toEqual([['src/price.test.ts', '-t', 'adds tax']])
  expect(chosen?.playwright).toEqual([])
})

test('a missing path on the command line is named', ({ clone }) =>
  expect(() => chosenTests(clone.root, ['src/price.test.ts', 'src/prices.test.ts'])).toThrow(
    'There is no file src/prices.test.ts.',
  ))

test('paths on the command line choose whole files', ({ clone }) => {
  const chosen = chosenTests(clone.root, ['tests/e2e/pay.spec.ts', 'src/price.test.ts'])
  expect(argsOf(chosen?.vitest)).toEqual([['src/price.test.ts']])
  expect(argsOf(chosen?.playwright)).toEqual([['tests/e2e/pay.spec.ts']])
})

test('the option --changed chooses the tests that Vitest finds and the journeys that changed', ({ clone }) => {
  expect(chosenTests(clone.root, ['--changed'])?.playwright).toEqual([])
  clone.write('tests/e2e/cancel.spec.ts', "test('cancels late', () => {})")
  clone.write('tests/e2e/new.spec.ts', '')
  const chosen = chosenTests(clone.root, ['--changed'])
  expect(argsOf(chosen?.vitest)).toEqual([['--passWithNoTests', '--changed']])
  expect(argsOf(chosen?.playwright)).toEqual([['tests/e2e/cancel.spec.ts', 'tests/e2e/new.spec.ts']])
  expect(argsOf(chosenTests(clone.root, ['--changed', 'HEAD'])?.vitest)).toEqual([
    ['--passWithNoTests', '--changed=HEAD'],
  ])
})

test('the option --watch leaves out the journeys', ({ clone }) =>
  expect(chosenTests(clone.root, ['--watch', 'tests/e2e/pay.spec.ts', 'src/price.test.ts'])).toMatchObject({
    vitest: [{ args: ['src/price.test.ts'] }],
    playwright: [],
    isWatched: true,
  }))

test('an unknown Git reference throws an error that names it', ({ clone }) =>
  expect(() => chosenTests(clone.root, ['--changed', 'nowhere'])).toThrow('nowhere'))
