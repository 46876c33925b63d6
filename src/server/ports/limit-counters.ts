/** `tries` counts the tries in the current window, including this one. */
export type CountedTries = { tries: number; endsInMilliseconds: number }

/**
 * Counts tries by key in windows that begin with the first try. Never rejects and never answers late, so that limits
 * always apply. Windows use real time, not the movable clock.
 */
export type LimitCounters = {
  count(key: string, windowMilliseconds: number): Promise<CountedTries>
  close(): Promise<void>
}
