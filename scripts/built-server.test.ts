import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashOf } from './built-server.js'

const ROOT = join(import.meta.dirname, '..')
const MODULE = join(import.meta.dirname, 'built-server.js')

const FOLDER = join(ROOT, `.cache/built-server-${process.pid}`)
const SOURCE = join(FOLDER, 'source.ts')
const write = (text: string) => writeFileSync(SOURCE, text)

/** A build with a single source file. */
beforeEach(() => {
  mkdirSync(join(FOLDER, 'server'), { recursive: true })
  write('export const rooms = 1')
  const sources = { [relative(ROOT, SOURCE)]: hashOf('export const rooms = 1') }
  writeFileSync(join(FOLDER, 'server/sources.json'), JSON.stringify(sources))
})
afterEach(() => rmSync(FOLDER, { recursive: true }))

function isFresh(): boolean {
  const program = `import { isServerBuilt } from ${JSON.stringify(MODULE)}; console.log(isServerBuilt())`
  const env = { ...process.env, BUILD_FOLDER: relative(ROOT, FOLDER) }
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { env, encoding: 'utf8' })
  return JSON.parse(stdout) as boolean
}

test('a built server is reused while its sources have not changed', () => {
  expect(isFresh()).toBe(true)
  write('export const rooms = 1')
  expect(isFresh()).toBe(true)
})

test('a built server is stale once a source has changed', () => {
  write('export const rooms = 2')
  expect(isFresh()).toBe(false)
})

test('a built server is stale once a source is deleted', () => {
  rmSync(SOURCE)
  expect(isFresh()).toBe(false)
})

test('a server that was never built is stale', () => {
  rmSync(join(FOLDER, 'server'), { recursive: true })
  expect(isFresh()).toBe(false)
})
