import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')

/**
 * The parts of Tesseract's data that reading digits requires: the network, the character set, its coding and the
 * version.
 */
const KEPT = new Set([17, 21, 22, 23])

/** Removes the English word lists from Tesseract's data. They make up 70 % of it, and digits do not need them. */
function withoutWords(data: Buffer): Buffer {
  const count = data.readInt32LE(0)
  const head = Buffer.alloc(4 + 8 * count)
  head.writeInt32LE(count, 0)
  const starts = Array.from({ length: count }, (_part, at) => Number(data.readBigInt64LE(4 + 8 * at)))
  const parts: Buffer[] = []
  let length = head.length
  for (const [part, start] of starts.entries()) {
    const isKept = start >= 0 && KEPT.has(part)
    head.writeBigInt64LE(BigInt(isKept ? length : -1), 4 + 8 * part)
    if (!isKept) continue
    const end = Math.min(data.length, ...starts.filter((other) => other > start))
    parts.push(data.subarray(start, end))
    length += end - start
  }
  return Buffer.concat([head, ...parts])
}

test('the reader’s data equal the package @tesseract.js-data/eng without its word lists', () => {
  const packed = readFileSync(join(ROOT, 'node_modules/@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'))
  const kept = readFileSync(join(import.meta.dirname, 'digits.traineddata'))
  expect(withoutWords(gunzipSync(packed)).equals(kept)).toBe(true)
})
