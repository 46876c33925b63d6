/**
 * A repeatable source of randomness. `fork(name)` returns an independent source, so that an additional draw leaves the
 * other sources unchanged.
 */
export interface Random {
  /** Returns a number from 0 to below 1. */
  next: () => number
  range: (low: number, high: number) => number
  /** Returns a whole number between these two numbers, including both. */
  int: (low: number, high: number) => number
  pick: <T>(list: readonly T[]) => T
  chance: (p: number) => boolean
  fork: (name: string) => Random
}

/**
 * Creates a source from a seed, using FNV-1a for the seed and then mulberry32. The same seed always gives the same
 * numbers.
 */
export function random(seed: string | number): Random {
  let state = 2166136261
  for (const character of String(seed)) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  next()
  return {
    next,
    range: (low, high) => low + next() * (high - low),
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: <T>(list: readonly T[]): T => {
      if (list.length === 0) throw new Error('There is nothing to pick from')
      return list[Math.floor(next() * list.length)] as T
    },
    chance: (p) => next() < p,
    fork: (name) => random(`${seed}/${name}`),
  }
}
