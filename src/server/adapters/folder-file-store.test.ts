import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { describeFileStore } from '../ports/file-store.conformance.ts'
import { FileStoreError } from '../ports/file-store.ts'
import { folderFileStore } from './folder-file-store.ts'

const base = mkdtempSync(join(tmpdir(), 'uncle-files-'))
afterAll(() => rmSync(base, { recursive: true, force: true }))

describeFileStore('a folder', async () => ({
  store: folderFileStore(join(base, 'conformance')),
  close: async () => undefined,
}))

const WEBP = { contentType: 'image/webp' }
const mode = (path: string) => (statSync(path).mode & 0o777).toString(8)

test('the file store lets only the server’s user read files and folders, and leaves no temporary file', async () => {
  const root = join(base, 'modes')
  await folderFileStore(root).put('pictures/day/one', Buffer.from('x'), WEBP)
  expect(mode(root)).toBe('700')
  expect(mode(join(root, 'pictures/day'))).toBe('700')
  expect(mode(join(root, 'pictures/day/one'))).toBe('600')
  expect(readdirSync(join(root, 'pictures/day'))).toEqual(['one'])
})

test('the file store never reads a half-written file, and deletes it with its key', async () => {
  const root = join(base, 'halves')
  const store = folderFileStore(root)
  await store.put('pictures/other', Buffer.from('x'), WEBP)
  writeFileSync(join(root, 'pictures/half.part'), 'ha')
  expect(await store.get('pictures/half')).toBeUndefined()
  await store.delete('pictures/half')
  expect(existsSync(join(root, 'pictures/half.part'))).toBe(false)
})

test('a file store that cannot write reports the failure without naming the file', async () => {
  writeFileSync(join(base, 'occupied'), 'a file where the folder should be')
  const refused = folderFileStore(join(base, 'occupied')).put('pictures/one', Buffer.from('x'), WEBP)
  await expect(refused).rejects.toThrow(FileStoreError)
  await expect(refused).rejects.toThrow(/^the folder of files: writing failed: E[A-Z]+$/)
})
