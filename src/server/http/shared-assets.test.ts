import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ASSET_RETENTION_DAYS, shareAssets } from './shared-assets.ts'

const NOW = new Date('2026-11-23T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60_000)

let folder = ''
const versions = () => ({ old: join(folder, 'old'), next: join(folder, 'next'), shared: join(folder, 'shared') })

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uncle-assets-'))
  const { old, next } = versions()
  await Promise.all([mkdir(old), mkdir(next)])
  await writeFile(join(old, 'page-aaaaaaaa.js'), 'old page')
  await writeFile(join(old, 'kit-cccccccc.js'), 'kit')
  await writeFile(join(next, 'page-bbbbbbbb.js'), 'new page')
  await writeFile(join(next, 'kit-cccccccc.js'), 'kit')
})
afterEach(() => rm(folder, { recursive: true }))

test('assets of two versions coexist', async () => {
  const { old, next, shared } = versions()
  await shareAssets(old, shared, NOW)
  await shareAssets(next, shared, NOW)
  expect((await readdir(shared)).toSorted()).toEqual(['kit-cccccccc.js', 'page-aaaaaaaa.js', 'page-bbbbbbbb.js'])
  expect(await readFile(join(shared, 'page-aaaaaaaa.js'), 'utf8')).toBe('old page')
})

test('two processes that start together leave complete assets and nothing else', async () => {
  const { old, next, shared } = versions()
  await Promise.all([old, next, old, next].map((version) => shareAssets(version, shared, NOW)))
  expect(await readdir(shared)).toHaveLength(3)
})

test('an asset of an older build is deleted when its storage time ends, and not a day earlier', async () => {
  const { old, next, shared } = versions()
  await shareAssets(old, shared, daysAgo(ASSET_RETENTION_DAYS))
  await shareAssets(next, shared, NOW)
  expect(await readdir(shared)).toContain('page-aaaaaaaa.js')
  const aged = join(shared, 'page-aaaaaaaa.js')
  await utimes(aged, daysAgo(ASSET_RETENTION_DAYS + 1), daysAgo(ASSET_RETENTION_DAYS + 1))
  await shareAssets(next, shared, NOW)
  expect(await readdir(shared)).not.toContain('page-aaaaaaaa.js')
})

test('a start of the same version renews the storage time of its assets', async () => {
  const { old, shared } = versions()
  await shareAssets(old, shared, daysAgo(90))
  await shareAssets(old, shared, NOW)
  expect((await stat(join(shared, 'page-aaaaaaaa.js'))).mtime).toEqual(NOW)
})
