import { createHash } from 'node:crypto'

/** Most statements that get a name, and so the most plans that one connection keeps in PostgreSQL's memory. */
export const MAX_NAMES = 250
/** Texts seen once: most of them never come again, such as a list of just this length. */
const MAX_CANDIDATES = 250
/** Characters. A longer text has been put together for one occasion, such as an import's rows. */
const LONGEST_TEXT = 10_000

/**
 * Rooms taken in a whole city at some time: how many rows that finds depends on the city and the time, and a plan for
 * any city and any time reads too much (decision 0019).
 */
const PLANNED_EACH_TIME = /\bcity_id = \S+ and \(s\.occupied && /

/** One statement that is planned: no `savepoint`, and no migration, which is many statements in one text. */
const IS_PLANNED = /^\s*(?:\/\*[^*]*\*\/\s*)?(?:select|insert|update|delete|with)\b[^;]*$/

const isNameable = (text: string) =>
  text.length <= LONGEST_TEXT && IS_PLANNED.test(text) && !PLANNED_EACH_TIME.test(text)

/** At most 63 bytes, or PostgreSQL cuts it. */
const nameFor = (text: string, generation: number) =>
  `${generation}_${createHash('sha256').update(text).digest('hex').slice(0, 40)}`

export type StatementNames = {
  /** The name under which a text is prepared; undefined for one that is planned each time. */
  nameOf: (text: string) => string | undefined
  /** After a migration: every text gets another name, and with it a new plan on every connection. */
  forgetAll: () => void
}

/** Names texts that come again, for all connections of a pool. Both lists are bounded, whatever is sent. */
export function statementNames(): StatementNames {
  const names = new Map<string, string>()
  const candidates = new Set<string>()
  let generation = 0

  const admit = (text: string) => {
    candidates.add(text)
    if (candidates.size <= MAX_CANDIDATES) return
    const [oldest] = candidates
    if (oldest !== undefined) candidates.delete(oldest)
  }

  return {
    nameOf(text) {
      const known = names.get(text)
      if (known !== undefined || names.size >= MAX_NAMES || !isNameable(text)) return known
      if (!candidates.delete(text)) {
        admit(text)
        return undefined
      }
      const name = nameFor(text, generation)
      names.set(text, name)
      return name
    },
    forgetAll() {
      generation++
      names.clear()
    },
  }
}
