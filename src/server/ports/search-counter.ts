/** Counts guests' searches per quarter of an hour, independently of the request. */
export type SearchCounter = {
  /** Never waits and never fails. */
  count: () => void
  /** Adds this process's counts to those of the others. */
  flush: () => Promise<void>
  stop: () => Promise<void>
}
