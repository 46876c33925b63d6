/** `tries`: in the running window, this one included. */
export type CountedTries = { tries: number; endsInMilliseconds: number }

/**
 * Counts tries by key in windows that begin with the first try. It never rejects and never answers late: a limit that
 * cannot be counted is no limit. Windows run in real time, not by the movable clock.
 */
export type LimitCounters = {
  count(key: string, windowMilliseconds: number): Promise<CountedTries>
  close(): Promise<void>
}
