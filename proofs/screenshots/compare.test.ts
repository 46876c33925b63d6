import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compareFolders, type Folders } from './compare.ts'

let root: string
let folders: Folders
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'uncle-compare-'))
  folders = { before: join(root, 'before'), after: join(root, 'after'), out: join(root, 'out') }
})
afterEach(() => rmSync(root, { recursive: true }))

async function draw(folder: string, name: string, { height = 40, bar = 0, album = 'album' } = {}): Promise<void> {
  mkdirSync(join(folder, album), { recursive: true })
  const paper = sharp({ create: { width: 40, height, channels: 3, background: 'white' } })
  const marked =
    bar > 0
      ? await sharp({ create: { width: 40, height: bar, channels: 3, background: 'black' } })
          .png()
          .toBuffer()
      : undefined
  await paper
    .composite(marked ? [{ input: marked, top: 0, left: 0 }] : [])
    .png()
    .toFile(join(folder, album, `${name}.png`))
}

test('the comparison page names changed, new and missing pictures, the most changed first', async () => {
  for (const name of ['same', 'little', 'much', 'longer', 'gone']) await draw(folders.before, name)
  await draw(folders.after, 'same')
  await draw(folders.after, 'little', { bar: 4 })
  await draw(folders.after, 'much', { bar: 20 })
  await draw(folders.after, 'longer', { height: 60, bar: 10 })
  await draw(folders.after, 'new')
  // A file that an earlier run of this album left behind.
  await draw(folders.after, 'old', { album: 'another' })
  const differences = await compareFolders(folders, 'v1', ['album'])
  expect(differences.map(({ name, kind }) => [name, kind])).toEqual([
    ['album/gone.png', 'gone'],
    ['album/new.png', 'new'],
    ['album/much.png', 'changed'],
    ['album/longer.png', 'changed'],
    ['album/little.png', 'changed'],
  ])
  expect(differences.at(-1)?.share).toBeCloseTo(0.1, 2)
  const page = readFileSync(join(folders.out, 'index.html'), 'utf8')
  expect(page).toContain('5 of 6 pictures changed since v1')
  for (const side of ['before', 'after', 'difference'])
    expect(existsSync(join(folders.out, side, 'album/much.png'))).toBe(true)
  expect(page).not.toContain('same.png')
})
