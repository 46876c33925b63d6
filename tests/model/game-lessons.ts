import type { Random } from '#domain/kernel/seeded-random.ts'

/** Something that somebody who cheats could do now; what it brings is learnt under its key. */
export type Choice<T> = { key: string; act: T }

/** What nobody has tried yet looks good, so that everything is tried. */
const UNTRIED = 1000
/** Every so many turns is a surprise. */
const SURPRISES = 0.2

/**
 * What each act brought in the lives before, in rupees of a purse: who cheats takes the one that pays most. The same
 * seeds in the same order learn the same.
 */
export class Lessons {
  readonly #learnt = new Map<string, { times: number; mean: number }>()

  choose<T>(draw: Random, choices: readonly Choice<T>[]): Choice<T> {
    if (draw.chance(SURPRISES)) return draw.pick(choices)
    const worth = ({ key }: Choice<T>) => this.#learnt.get(key)?.mean ?? UNTRIED
    const best = Math.max(...choices.map(worth))
    return draw.pick(choices.filter((choice) => worth(choice) === best))
  }

  learn(keys: readonly string[], rupees: number): void {
    for (const key of new Set(keys)) {
      const { times, mean } = this.#learnt.get(key) ?? { times: 0, mean: 0 }
      this.#learnt.set(key, { times: times + 1, mean: mean + (rupees - mean) / (times + 1) })
    }
  }

  /** The dearest lessons, to read what paid. */
  best(many: number): [string, number][] {
    const all = [...this.#learnt].map(([key, { mean }]): [string, number] => [key, Math.round(mean)])
    return all.toSorted(([, one], [, other]) => other - one).slice(0, many)
  }
}
