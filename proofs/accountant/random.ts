export type Random = {
  /** Returns a whole number from 0 to limit − 1. */
  upTo(limit: number): number
  isOneIn(count: number): boolean
  oneOf<T>(list: readonly [T, ...T[]]): T
}

/** Uses mulberry32, a small seeded generator with the same results on every machine. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const upTo = (limit: number) => (limit < 1 ? 0 : next() % limit)
  return { upTo, isOneIn: (count) => upTo(count) === 0, oneOf: (list) => list[upTo(list.length)] ?? list[0] }
}
