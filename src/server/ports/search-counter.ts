/** Counts what guests look for, by the quarter of an hour and apart from the request. */
export type SearchCounter = {
  /** Never waits and never fails. */
  count: () => void
  /** Adds what this process counted to what the others did. */
  flush: () => Promise<void>
  stop: () => Promise<void>
}
