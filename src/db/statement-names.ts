import { createHash } from 'node:crypto'

/** The maximum number of named statements. PostgreSQL keeps a plan of each in memory, for every connection. */
export const MAX_NAMES = 250
/**
 * The maximum number of texts that are remembered after their first use. Most never recur, such as a query with a list
 * of exactly this length.
 */
const MAX_CANDIDATES = 250
/** The longest text, in characters, that gets a name. Longer texts, such as an import's rows, are used only once. */
const LONGEST_TEXT = 10_000

/**
 * Queries for the occupied rooms of a whole city at some time. How many rows they find depends on the city and the
 * time, and a generic plan reads too much (decision 0019).
 */
const PLANNED_EACH_TIME = /\bcity_id = \S+ and \(s\.occupied && /

/**
 * Matches a single statement that PostgreSQL plans. Excludes `savepoint`, and migrations, which have many statements in
 * one text.
 */
const IS_PLANNED = /^\s*(?:\/\*[^*]*\*\/\s*)?(?:select|insert|update|delete|with)\b[^;]*$/

const isNameable = (text: string) =>
  text.length <= LONGEST_TEXT && IS_PLANNED.test(text) && !PLANNED_EACH_TIME.test(text)

/** Keeps the name within 63 bytes, because PostgreSQL cuts longer names. */
const nameFor = (text: string, generation: number) =>
  `${generation}_${createHash('sha256').update(text).digest('hex').slice(0, 40)}`

export type StatementNames = {
  /** Returns the name under which a text is prepared; undefined if PostgreSQL should plan it each time. */
  nameOf: (text: string) => string | undefined
  /**
   * Forgets all names after a migration, so that every text gets a new name, and thus a new plan on every connection.
   */
  forgetAll: () => void
}

/**
 * Names the recurring texts for all connections of a pool. Both lists have a maximum length, so that texts used only
 * once never fill the memory.
 */
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
