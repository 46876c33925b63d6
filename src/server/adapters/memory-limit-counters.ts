import type { LimitCounters } from '../ports/limit-counters.ts'

/**
 * The maximum number of counters, which take about 20 MB. Beyond it, the oldest windows are dropped, because they would
 * end first.
 */
const MAX_WINDOWS = 100_000

type Window = { tries: number; endsAt: number }

/** Counts only in this process. `now` is in milliseconds and never goes backwards. */
export function memoryLimitCounters(now: () => number = () => performance.now()): LimitCounters {
  const windows = new Map<string, Window>()

  const forget = (moment: number) => {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > moment && windows.size < MAX_WINDOWS) return
      windows.delete(key)
    }
  }

  return {
    count: async (key, windowMilliseconds) => {
      const moment = now()
      const known = windows.get(key)
      if (known && known.endsAt > moment) {
        known.tries += 1
        return { tries: known.tries, endsInMilliseconds: known.endsAt - moment }
      }
      windows.delete(key)
      forget(moment)
      windows.set(key, { tries: 1, endsAt: moment + windowMilliseconds })
      return { tries: 1, endsInMilliseconds: windowMilliseconds }
    },
    close: async () => windows.clear(),
  }
}
