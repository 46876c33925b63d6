import type { Random } from '#domain/kernel/seeded-random.ts'

/** Something that a cheat can do now. Its result is remembered under its key. */
export type Choice<T> = { key: string; act: T }

/** What an untried action is assumed to earn. It is high, so that every action is tried. */
const UNTRIED = 1000
/** The share of turns in which a cheat takes a random action. */
const SURPRISES = 0.25

/**
 * Remembers the most that each action earned in earlier lives, in rupees, so that a cheat takes the action that earns
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

  /** Lists the actions that earned most, to be read after a run. */
  best(many: number): string[] {
    const all = [...this.#most].toSorted(([, one], [, other]) => other - one)
    return all.slice(0, many).map(([key, rupees]) => `${Math.round(rupees)} ${key}`)
  }
}
