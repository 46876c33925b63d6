import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folderError, probeFolder } from './data-folder-error.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uncle-probe-'))
  await writeFile(join(folder, 'file'), '')
})
afterAll(() => rm(folder, { recursive: true }))

test.each([
  ['ENOSPC', 'its disk is full'],
  ['EROFS', 'it is on a read-only disk'],
  ['EACCES', 'this user may not write there'],
])('the database error %s becomes a sentence with the folder and the remedy', (code, why) => {
  const fault = folderError('/srv/uncle', Object.assign(new Error(code), { code }))
  expect(fault?.message).toBe(
    `The data folder /srv/uncle cannot be used: ${why}. Make room or change its rights, or set DATA_DIR to another folder.`,
  )
})

test('an unrelated error is not reported as a fault of the data folder', () =>
  expect(folderError('/srv', new Error('else'))).toBeUndefined())

test('checking a writable folder leaves it empty', async () => {
  expect(await probeFolder(folder)).toBeUndefined()
})

test('the check reports a folder below a file as not writable', async () => {
  expect((await probeFolder(join(folder, 'file')))?.message).toContain('a part of that path is a file')
})
