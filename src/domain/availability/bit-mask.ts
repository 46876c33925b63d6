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

/** The positions that are set in every mask. */
export function allOf([first, ...others]: [BitMask, ...BitMask[]]): BitMask {
  const joined = first.slice()
  for (const mask of others)
    for (let word = 0; word < joined.length; word++) joined[word] = (joined[word] ?? 0) & (mask[word] ?? 0)
  return joined
}

/** The positions that are set in any mask; `size` is that of the list. */
export function anyOf(masks: readonly BitMask[], size: number): BitMask {
  const joined = maskFor(size)
  for (const mask of masks)
    for (let word = 0; word < joined.length; word++) joined[word] = (joined[word] ?? 0) | (mask[word] ?? 0)
  return joined
}

/** The positions that are set in the first mask and not in the second. */
export function without(mask: BitMask, taken: BitMask): BitMask {
  const left = mask.slice()
  for (let word = 0; word < left.length; word++) left[word] = (left[word] ?? 0) & ~(taken[word] ?? 0)
  return left
}

export function countBits(mask: BitMask): number {
  let count = 0
  for (let at = 0; at < mask.length; at++) {
    let word = mask[at] ?? 0
    word -= (word >>> 1) & 0x55555555
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
    count += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}
