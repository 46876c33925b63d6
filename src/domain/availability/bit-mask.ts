/**
 * One bit for each position of a list, with 32 bits in a word. Combining such masks filters thousands of hotels in
 * microseconds.
 */
export type BitMask = Uint32Array

/** The sign bit of a 32-bit number. */
const SIGN = 0x8000_0000

export const maskFor = (size: number): BitMask => new Uint32Array((size + 31) >>> 5)

export const hasBit = (mask: BitMask, position: number): boolean =>
  (((mask[position >>> 5] ?? 0) >>> (position & 31)) & 1) === 1

export function setBit(mask: BitMask, position: number): void {
  mask[position >>> 5] = (mask[position >>> 5] ?? 0) | (1 << (position & 31))
}

export function clearBit(mask: BitMask, position: number): void {
  mask[position >>> 5] = (mask[position >>> 5] ?? 0) & ~(1 << (position & 31))
}

/** Returns the positions that are set in any of the masks. `size` is the length of the list. */
export function anyOf(masks: readonly BitMask[], size: number): BitMask {
  const joined = maskFor(size)
  for (const mask of masks)
    for (let word = 0; word < joined.length; word++) joined[word] = (joined[word] ?? 0) | (mask[word] ?? 0)
  return joined
}

/** Moves the last bits into place if a list ends within a word. Until then they are in the upper part of the word. */
function endMask(mask: BitMask, size: number, bits: number): BitMask {
  if ((size & 31) !== 0) mask[mask.length - 1] = bits >>> (32 - (size & 31))
  return mask
}

/** Returns the positions whose numbers lie strictly between these bounds, 32 positions at a time. */
export function between(numbers: Int32Array, { above, below }: { above: number; below: number }): BitMask {
  const mask = maskFor(numbers.length)
  let bits = 0
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] ?? 0
    // The bit is the sign bit that both differences share, which is set if both are negative. This avoids a branch.
    bits = (bits >>> 1) | ((above - number) & (number - below) & SIGN)
    if ((at & 31) === 31) mask[at >>> 5] = bits
  }
  return endMask(mask, numbers.length, bits)
}

/**
 * Returns the positions whose numbers reach a minimum. Uses a separate loop, because one loop for both kinds of arrays
 * takes twice as long.
 */
export function atLeast(numbers: Int16Array, least: number): BitMask {
  const mask = maskFor(numbers.length)
  let bits = 0
  for (let at = 0; at < numbers.length; at++) {
    bits = (bits >>> 1) | ((least - 1 - (numbers[at] ?? 0)) & SIGN)
    if ((at & 31) === 31) mask[at >>> 5] = bits
  }
  return endMask(mask, numbers.length, bits)
}

/** Counts the set bits of a 32-bit number. */
export function bitsOf(bits: number): number {
  let word = bits - ((bits >>> 1) & 0x55555555)
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
  return Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function countBits(mask: BitMask): number {
  let count = 0
  for (let word = 0; word < mask.length; word++) count += bitsOf(mask[word] ?? 0)
  return count
}

/** Lists the positions that are set, in ascending order. */
export function positionsIn(mask: BitMask): number[] {
  const positions: number[] = []
  for (let word = 0; word < mask.length; word++) {
    // Clears the lowest set bit repeatedly until none is left.
    for (let bits = mask[word] ?? 0; bits !== 0; bits &= bits - 1)
      positions.push(word * 32 + 31 - Math.clz32(bits & -bits))
  }
  return positions
}
