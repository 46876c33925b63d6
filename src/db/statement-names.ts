import { createHash } from 'node:crypto'

/** The most named statements, and so the most plans that each connection keeps in PostgreSQL's memory. */
export const MAX_NAMES = 250
/** The most texts remembered after one use: most never recur, such as a query with a list of this exact length. */
const MAX_CANDIDATES = 250
/** In characters. Longer texts are used only once, such as an import's rows. */
const LONGEST_TEXT = 10_000

/**
 * Queries for occupied rooms in a whole city at some time. Their row count depends on the city and the time, and a
 * generic plan reads too much (decision 0019).
 */
const PLANNED_EACH_TIME = /\bcity_id = \S+ and \(s\.occupied && /

/**
 * Matches a single statement that is planned, but no `savepoint` and no migration, which has many statements in one
 * text.
 */
const IS_PLANNED = /^\s*(?:\/\*[^*]*\*\/\s*)?(?:select|insert|update|delete|with)\b[^;]*$/

const isNameable = (text: string) =>
  text.length <= LONGEST_TEXT && IS_PLANNED.test(text) && !PLANNED_EACH_TIME.test(text)

/** Uses at most 63 bytes, because PostgreSQL cuts longer names. */
const nameFor = (text: string, generation: number) =>
  `${generation}_${createHash('sha256').update(text).digest('hex').slice(0, 40)}`

export type StatementNames = {
  /** Returns the name under which a text is prepared; undefined for one that is planned each time. */
  nameOf: (text: string) => string | undefined
  /** Call it after a migration: every text gets another name, and so a new plan on every connection. */
  forgetAll: () => void
}

/**
 * Names the texts that recur, for all connections of a pool. Both lists are bounded, so that one-off texts never fill
 * the memory.
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
