import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withSourceLines } from './source-lines.ts'

const root = mkdtempSync(join(tmpdir(), 'uncle-lines-'))
afterAll(() => rmSync(root, { recursive: true }))

/** Builds a file whose second line comes from the third line of its source. */
beforeAll(() => {
  mkdirSync(join(root, 'build'))
  const map = { version: 3, sources: ['../src/rooms.ts'], names: [], mappings: ';AAEA' }
  writeFileSync(join(root, 'build/main.js.map'), JSON.stringify(map))
})

test('a line of a built file is replaced by its source line', () => {
  const built = pathToFileURL(join(root, 'build/main.js')).href
  const source = relative(process.cwd(), join(root, 'src/rooms.ts'))
  expect(withSourceLines(`Error: full\n    at book (${built}:2:7)\n    at ${built}:2:9`)).toBe(
    `Error: full\n    at book (${source}:3:1)\n    at ${source}:3:1`,
  )
})

test('all other lines of a stack stay unchanged', () => {
  const package_ = pathToFileURL(join(root, 'build/package.js')).href
  const stack = `Error: full\n    at ${package_}:1:1\n    at node:internal/process:5:6\n    at ${root}/src/rooms.ts:3:1`
  expect(withSourceLines(stack)).toBe(stack)
})
