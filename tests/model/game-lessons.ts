import type { Random } from '#domain/kernel/seeded-random.ts'

/** Something that somebody who cheats could do now; what it brings is learnt under its key. */
export type Choice<T> = { key: string; act: T }

/** What nobody has tried yet looks good, so that everything is tried. */
const UNTRIED = 1000
/** Every so many turns is a surprise. */
const SURPRISES = 0.25

/**
 * The most that each act ever brought in the lives before, in rupees of a purse: who cheats takes the one that pays
 * most. The same seed learns the same, life after life.
 */
export class Lessons {
  readonly #most = new Map<string, number>()

  choose<T>(draw: Random, choices: readonly Choice<T>[]): Choice<T> {
    if (draw.chance(SURPRISES)) return draw.pick(choices)
    const worth = ({ key }: Choice<T>) => this.#most.get(key) ?? UNTRIED
    const best = Math.max(...choices.map(worth))
    return draw.pick(choices.filter((choice) => worth(choice) === best))
  }

  learn(keys: readonly string[], rupees: number): void {
    for (const key of keys) this.#most.set(key, Math.max(rupees, this.#most.get(key) ?? rupees))
  }

  /** What paid most, to read after a run. */
  best(many: number): string[] {
    const all = [...this.#most].toSorted(([, one], [, other]) => other - one)
    return all.slice(0, many).map(([key, rupees]) => `${Math.round(rupees)} ${key}`)
  }
}
