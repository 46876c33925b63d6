import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CONFIGURATION } from '#server/env.ts'

const ROOT = join(import.meta.dirname, '../..')
const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')

test('the configuration table names every variable with its default', () => {
  for (const [name, { default: fallback }] of Object.entries(CONFIGURATION)) {
    const row = readme.split('\n').find((line) => line.startsWith('|') && line.includes(`\`${name}\``))
    expect(row, name).toBeDefined()
    if (fallback !== undefined) expect(row, name).toContain(`\`${fallback as string}\``)
  }
})

test('every link and picture of the documents leads somewhere', () => {
  for (const [, target = ''] of readme.matchAll(/\]\(([^)#]+)\)/g)) {
    expect(existsSync(join(ROOT, target)), target).toBe(true)
  }
})
