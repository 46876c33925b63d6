import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readEnv } from '../../env.ts'
import { pictureKeys } from './picture-keys.ts'

const base = mkdtempSync(join(tmpdir(), 'uncle-keys-'))
afterAll(() => rmSync(base, { recursive: true, force: true }))

const keysIn = (folder: string, more = {}) => pictureKeys(readEnv({ DATA_DIR: join(base, folder), ...more }))

test('a local machine generates its picture key once and stores it privately', () => {
  const { current } = keysIn('one')()
  expect(current).toHaveLength(32)
  expect(keysIn('one')().current).toEqual(current)
  expect(keysIn('two')().current).not.toEqual(current)
  expect(readdirSync(join(base, 'one'))).toEqual(['picture.key'])
  expect((statSync(join(base, 'one/picture.key')).mode & 0o777).toString(8)).toBe('600')
})

test('the server generates no picture key before it needs one, or when the configuration has one', () => {
  keysIn('three')
  const [current, previous] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  const given = {
    PICTURE_KEY: current.toString('base64'),
    PICTURE_KEY_PREVIOUS: previous.toString('base64'),
  }
  expect(keysIn('three', given)()).toEqual({ current, previous })
  expect(readdirSync(base)).not.toContain('three')
})

test('a damaged picture key is refused and not replaced', () => {
  keysIn('four')()
  writeFileSync(join(base, 'four/picture.key'), 'c2hvcnQ=\n')
  expect(() => keysIn('four')()).toThrow('is not 32 bytes')
})
