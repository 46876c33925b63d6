import type { AnsweredSearch } from '#domain/figures/demand.ts'

/**
 * Counts guests' searches, independently of the request: the total per quarter of an hour, and what guests searched
 * for.
 */
export type SearchCounter = {
  /** Never waits and never fails. If no search is given, counts only that there was one. */
  count: (search?: AnsweredSearch) => void
  /** Adds this process's counts to those of the others. */
  flush: () => Promise<void>
  stop: () => Promise<void>
}
