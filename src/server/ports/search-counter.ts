import type { AnsweredSearch } from '#domain/figures/demand.ts'

/** Counts guests' searches, independently of the request: all per quarter of an hour, and by what was searched for. */
export type SearchCounter = {
  /** Never waits and never fails. Without a search it counts only that there was one. */
  count: (search?: AnsweredSearch) => void
  /** Adds this process's counts to those of the others. */
  flush: () => Promise<void>
  stop: () => Promise<void>
}
