import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { areInstalled, installCommand, leavesOut, needsTools, readPackages } from './installed-packages.js'

const wanted = {
  '': { version: '0.1.0' },
  'node_modules/fastify': { version: '5.0.0' },
  'node_modules/vitest': { version: '5.1.0', dev: true },
  'node_modules/sharp-mac': { version: '1.0.0', optional: true },
  'node_modules/typescript': { version: '7.0.2', devOptional: true },
  'node_modules/uncle-proofs': { link: true },
  proofs: { version: '0.1.0' },
}
const serving = { 'node_modules/fastify': { version: '5.0.0' } }
const everything = { ...serving, 'node_modules/vitest': { version: '5.1.0' } }

describe('a clone', () => {
  test.each([
    ['with nothing', {}, false, false],
    ['with what serving needs', serving, true, false],
    ['with everything', everything, true, true],
    ['with the tools only', { 'node_modules/vitest': { version: '5.1.0' } }, false, false],
    ['with an older package', { ...everything, 'node_modules/fastify': { version: '4.9.0' } }, false, false],
    ['with an older tool', { ...everything, 'node_modules/vitest': { version: '5.0.9' } }, true, false],
  ])('the clone %s is ready to serve: %s, and ready for development: %s', (_name, found, serves, develops) => {
    expect(areInstalled({ wanted, found }, false)).toBe(serves)
    expect(areInstalled({ wanted, found }, true)).toBe(develops)
  })

  test.each([
    ['start', {}, false],
    ['start', serving, false],
    ['uncle', serving, false],
    ['uncle', {}, false],
    ['unknown', serving, true],
    ['start', everything, true],
    ['start', { 'node_modules/vitest': { version: '5.0.9' } }, true],
    ['test', {}, true],
    ['test', serving, true],
    ['mutate', serving, true],
    ['dev', serving, true],
  ])('the command %s in a clone with %j installs the development tools: %s', (command, found, tools) =>
    expect(needsTools(command, { wanted, found })).toBe(tools),
  )

  test.each([
    ['no copy of the lock file', undefined, {}],
    ['half a copy', '{"packages": {"node_mod', {}],
    ['an empty copy', '{}', {}],
    ['a copy', JSON.stringify({ packages: serving }), serving],
  ])('the check reads the packages of a clone with %s', (_name, copy, found) => {
    const folder = mkdtempSync(join(tmpdir(), 'packages-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }))
    if (copy !== undefined) {
      mkdirSync(join(folder, 'node_modules'))
      writeFileSync(join(folder, 'node_modules/.package-lock.json'), copy)
    }
    expect(readPackages(folder)).toEqual({ wanted, found })
  })

  test('a clone without a lock file causes an error and does not count as complete', () => {
    const folder = mkdtempSync(join(tmpdir(), 'packages-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    expect(() => readPackages(folder)).toThrow('ENOENT')
  })
})

test('an install names each group of packages, so that no environment setting leaves one out', () => {
  expect(installCommand(false).args).toEqual(expect.arrayContaining(['--omit=dev', '--include=optional', '--no-save']))
  expect(installCommand(true).args).toEqual(
    expect.arrayContaining(['--include=dev', '--include=optional', '--no-save']),
  )
})

test.each([
  ['18.20.4', true],
  ['20.18.3', true],
  ['20.19.0', false],
  ['21.7.3', true],
  ['22.11.0', true],
  ['22.12.0', false],
  ['24.0.0', false],
  ['26.1.0', false],
])('the npm of Node %s leaves out the page builder: %s', (version, expected) => {
  expect(leavesOut(version)).toBe(expected)
})
