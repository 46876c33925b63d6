/** A bit for each position of a list, 32 to a word: filters of thousands of hotels are joined in microseconds. */
export type BitMask = Uint32Array

export const maskFor = (size: number): BitMask => new Uint32Array((size + 31) >>> 5)

export const hasBit = (mask: BitMask, position: number): boolean =>
  (((mask[position >>> 5] ?? 0) >>> (position & 31)) & 1) === 1

export function setBit(mask: BitMask, position: number): void {
  mask[position >>> 5] = (mask[position >>> 5] ?? 0) | (1 << (position & 31))
}

export function clearBit(mask: BitMask, position: number): void {
  mask[position >>> 5] = (mask[position >>> 5] ?? 0) & ~(1 << (position & 31))
}

/** The positions that are set in any mask; `size` is that of the list. */
export function anyOf(masks: readonly BitMask[], size: number): BitMask {
  const joined = maskFor(size)
  for (const mask of masks)
    for (let word = 0; word < joined.length; word++) joined[word] = (joined[word] ?? 0) | (mask[word] ?? 0)
  return joined
}

type Numbers = Int16Array | Int32Array

/** The positions of numbers strictly between these bounds, a word at a time. */
export function between(numbers: Numbers, { above, below }: { above: number; below: number }): BitMask {
  const mask = maskFor(numbers.length)
  for (let word = 0, at = 0; word < mask.length; word++) {
    let bits = 0
    const end = Math.min(at + 32, numbers.length)
    for (let bit = 0; at < end; at++, bit++) {
      const number = numbers[at] ?? 0
      // Both differences are negative: their signs are the bit, without a branch.
      bits |= (((above - number) & (number - below)) >>> 31) << bit
    }
    mask[word] = bits
  }
  return mask
}

const MOST_OF_INT16 = 32_767

/** The positions of numbers of at least so much, a word at a time. */
export const atLeast = (numbers: Int16Array, least: number): BitMask =>
  between(numbers, { above: least - 1, below: MOST_OF_INT16 + 1 })

/** How many of 32 bits are set. */
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

/** The positions that are set, in ascending order. */
export function positionsIn(mask: BitMask): number[] {
  const positions: number[] = []
  for (let word = 0; word < mask.length; word++) {
    // The lowest bit is taken away until none is left.
    for (let bits = mask[word] ?? 0; bits !== 0; bits &= bits - 1)
      positions.push(word * 32 + 31 - Math.clz32(bits & -bits))
  }
  return positions
}
