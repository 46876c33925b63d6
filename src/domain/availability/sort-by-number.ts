/** The number of bits by which each round sorts. */
const BITS = 11
const MASK = (1 << BITS) - 1

/** Sorts positions by the part of their numbers that begins at bit `shift`. Equal numbers keep their order. */
function sortedByPart(from: Int32Array, numbers: Int32Array, shift: number): Int32Array {
  const starts = new Int32Array(MASK + 2)
  const partOf = (position: number) => ((numbers[position] ?? 0) >>> shift) & MASK
  for (const position of from) starts[partOf(position) + 1] = (starts[partOf(position) + 1] ?? 0) + 1
  for (let part = 1; part < starts.length; part++) starts[part] = (starts[part] ?? 0) + (starts[part - 1] ?? 0)
  const to = new Int32Array(from.length)
  for (const position of from) {
    const part = partOf(position)
    const at = starts[part] ?? 0
    to[at] = position
    starts[part] = at + 1
  }
  return to
}

/**
 * Sorts positions by numbers from 0 to `most`. Equal numbers keep their order. Sorting a hundred thousand positions
 * takes one or two milliseconds, whereas comparing pairs of hotels takes a hundred.
 */
export function sortByNumber(positions: Int32Array, numbers: Int32Array, most: number): Int32Array {
  let sorted = positions
  for (let shift = 0; shift < 32 && most >>> shift > 0; shift += BITS) sorted = sortedByPart(sorted, numbers, shift)
  return sorted
}
