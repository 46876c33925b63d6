import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FileStore } from './file-store.ts'

export type StoreUnderTest = { store: FileStore; close: () => Promise<void> }

const WEBP = { contentType: 'image/webp' }

/** The contract of the port: a read returns what was written, until it is deleted. */
export function describeFileStore(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(`${name} as a file store`, () => {
    let under: StoreUnderTest
    beforeAll(async () => {
      under = await open()
    })
    afterAll(() => under.close())

    it.each([1, 100, 3_000_000])('the file store returns %i bytes unchanged', async (size) => {
      const bytes = randomBytes(size)
      const key = `pictures/2026-12-01/size-${size}`
      await under.store.put(key, bytes, WEBP)
      expect((await under.store.get(key))?.equals(bytes)).toBe(true)
    })

    it('the file store finds nothing that was never written', async () => {
      expect(await under.store.get('pictures/2026-12-01/nowhere')).toBeUndefined()
      expect(await under.store.get('nowhere')).toBeUndefined()
    })

    it('the file store deletes a file, and deleting it again does no harm', async () => {
      await under.store.put('pictures/a', Buffer.from('one'), WEBP)
      await under.store.put('pictures/ab', Buffer.from('two'), WEBP)
      await under.store.delete('pictures/a')
      expect(await under.store.get('pictures/a')).toBeUndefined()
      await under.store.delete('pictures/a')
      expect((await under.store.get('pictures/ab'))?.toString()).toBe('two')
    })

    it('the file store keeps the last of two writes', async () => {
      await under.store.put('pictures/twice', Buffer.from('the first, and longer'), WEBP)
      await under.store.put('pictures/twice', Buffer.from('the second'), WEBP)
      expect((await under.store.get('pictures/twice'))?.toString()).toBe('the second')
    })

    it('the file store accepts the same file twice in parallel', async () => {
      const bytes = randomBytes(300_000)
      const puts = Array.from({ length: 8 }, () => under.store.put('pictures/at-once', bytes, WEBP))
      expect((await Promise.allSettled(puts)).map(({ status }) => status)).toEqual(puts.map(() => 'fulfilled'))
      expect((await under.store.get('pictures/at-once'))?.equals(bytes)).toBe(true)
    })

    it.each([
      '',
      '/',
      '/etc/passwd',
      '../up',
      'a/../../up',
      'a//b',
      'a/',
      'a/.b',
      'a.b',
      'A',
      'a b',
      'a\0b',
      'a%2fb',
      'a?b',
      'a\\b',
      '-a',
      'é',
      'a'.repeat(201),
    ])('the file store refuses the key %j', async (key) => {
      await expect(under.store.put(key, Buffer.from('x'), WEBP)).rejects.toThrow('not a key')
      await expect(under.store.get(key)).rejects.toThrow('not a key')
      await expect(under.store.delete(key)).rejects.toThrow('not a key')
    })
  })
}
