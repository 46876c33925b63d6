import type { SealedFor } from '../../ports/picture-seal.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { pictureSeal } from './picture-seal.ts'

const master = randomBytes(32)
const seal = pictureSeal(() => ({ current: master }))
const asha: SealedFor = { pictureId: randomUUID(), ownerId: randomUUID(), kind: 'identity' }
const picture = Buffer.from('RIFF....WEBP a picture of a document')

/** The errors of opening a file that was changed, moved or truncated. */
const SHUT = /unable to authenticate|cut short|sealed by a key that is neither/

const changedAt = (bytes: Buffer, at: number) => {
  const changed = Buffer.from(bytes)
  changed[at] = (changed[at] ?? 0) ^ 1
  return changed
}

describe('sealed pictures', () => {
  test('a sealed picture opens again, and neither file nor key reveals it', () => {
    const { sealed, encryptedKey } = seal.seal(picture, asha)
    expect(seal.open(sealed, encryptedKey, asha)).toEqual(picture)
    expect(Buffer.concat([sealed, encryptedKey]).includes('WEBP')).toBe(false)
    expect(sealed.length).toBe(picture.length + 28)
  })

  test('a sealed picture differs each time and has a different key each time', () => {
    const [one, two] = [seal.seal(picture, asha), seal.seal(picture, asha)]
    expect(one.sealed.equals(two.sealed)).toBe(false)
    expect(() => seal.open(one.sealed, two.encryptedKey, asha)).toThrow(SHUT)
  })

  test('a sealed picture stays sealed when any byte of the file is changed or missing', () => {
    const { sealed, encryptedKey } = seal.seal(picture, asha)
    for (let at = 0; at < sealed.length; at += 1)
      expect(() => seal.open(changedAt(sealed, at), encryptedKey, asha), String(at)).toThrow(SHUT)
    for (const length of [0, 5, 27, 28, sealed.length - 1])
      expect(() => seal.open(sealed.subarray(0, length), encryptedKey, asha), String(length)).toThrow(SHUT)
  })

  test('a sealed picture stays sealed when any byte of its key is changed or missing', () => {
    const { sealed, encryptedKey } = seal.seal(picture, asha)
    for (let at = 0; at < encryptedKey.length; at += 1)
      expect(() => seal.open(sealed, changedAt(encryptedKey, at), asha), String(at)).toThrow(SHUT)
    for (const length of [0, 4, 5, 32, encryptedKey.length - 1])
      expect(() => seal.open(sealed, encryptedKey.subarray(0, length), asha), String(length)).toThrow(SHUT)
  })

  test.each<[string, Partial<SealedFor>]>([
    ['another picture', { pictureId: randomUUID() }],
    ['another guest', { ownerId: randomUUID() }],
    ['another kind', { kind: 'profile' }],
  ])('a sealed picture stays sealed in the row of %s', (_name, other) => {
    const { sealed, encryptedKey } = seal.seal(picture, asha)
    expect(() => seal.open(sealed, encryptedKey, { ...asha, ...other })).toThrow(SHUT)
    expect(() => seal.renew(encryptedKey, { ...asha, ...other })).toThrow(SHUT)
  })

  test('a sealed picture stays sealed under another master key', () => {
    const { sealed, encryptedKey } = seal.seal(picture, asha)
    const stranger = pictureSeal(() => ({ current: randomBytes(32) }))
    expect(() => stranger.open(sealed, encryptedKey, asha)).toThrow('PICTURE_KEY')
  })

  test('a sealed picture opens with the previous key, and after renewal without that key', () => {
    const { sealed, encryptedKey } = seal.seal(picture, asha)
    const current = randomBytes(32)
    const rotated = pictureSeal(() => ({ current, previous: master }))
    const after = pictureSeal(() => ({ current }))
    expect(rotated.open(sealed, encryptedKey, asha)).toEqual(picture)
    expect(() => after.open(sealed, encryptedKey, asha)).toThrow('PICTURE_KEY')
    const renewed = rotated.renew(encryptedKey, asha)
    expect(after.open(sealed, renewed, asha)).toEqual(picture)
    expect(renewed.subarray(0, 5)).toEqual(rotated.currentMark())
    expect(encryptedKey.subarray(0, 5)).not.toEqual(rotated.currentMark())
  })
})
