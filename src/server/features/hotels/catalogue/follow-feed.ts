import { setTimeout as pause } from 'node:timers/promises'
import type { ChangeFeed, Reading } from '../../../ports/change-feed.ts'

/** Milliseconds between two readings while the catalogue is used. */
const EVERY = 250
/** What was read longer ago, in milliseconds, is not trusted. */
const MOST_AGE = 1000
/** So long, in milliseconds, a request waits for a reading before the database answers it. */
const MOST_WAIT = 200
/** After so many milliseconds without a question the reading rests. */
const RESTS_AFTER = 30_000

type Following = {
  feed: ChangeFeed
  /** takes what was read into memory */
  apply: (reading: Reading) => Promise<void>
  /** how often this process wrote to the database */
  writes: () => number
  failed: (error: unknown) => void
}

export type Follower = {
  /** True while memory has every change of the last second and every write of this process; false: do not trust it. */
  isCurrent: () => boolean | Promise<boolean>
  ageMilliseconds: () => number
  stop: () => Promise<void>
}

/** Keeps memory level with the feed while somebody asks. */
export function followFeed({ feed, apply, writes, failed }: Following): Follower {
  let [readAt, writesRead, lastAsked] = [Number.NEGATIVE_INFINITY, -1, Number.NEGATIVE_INFINITY]
  let running: { turn: Promise<void>; since: number } | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const isCurrentSince = (written: number) => performance.now() - readAt <= MOST_AGE && writesRead >= written

  const read = async (): Promise<void> => {
    // Both taken before the reading: what comes during it counts as not read.
    const [began, written] = [performance.now(), writes()]
    try {
      await apply(await feed.read())
      readAt = began
      writesRead = written
    } catch (error) {
      // The changes of this reading may be lost: begin from nothing.
      await apply({ from: 'restart' })
      failed(error)
    }
  }

  const turn = (): Promise<void> => {
    running ??= {
      since: performance.now(),
      turn: read().finally(() => {
        running = undefined
      }),
    }
    return running.turn
  }

  const schedule = (): void => {
    if (timer || isStopped) return
    timer = setTimeout(() => {
      timer = undefined
      if (performance.now() - lastAsked > RESTS_AFTER) return
      void turn().then(schedule)
    }, EVERY).unref()
  }

  /** The turn under way may have begun before the write. */
  const catchUp = async (written: number): Promise<boolean> => {
    await turn()
    if (!isCurrentSince(written)) await turn()
    return isCurrentSince(written)
  }

  return {
    isCurrent: () => {
      lastAsked = performance.now()
      schedule()
      const written = writes()
      if (isStopped || isCurrentSince(written)) return !isStopped
      if (running && performance.now() - running.since > MOST_WAIT) return false
      return Promise.race([catchUp(written), pause(MOST_WAIT, false, { ref: false })])
    },
    ageMilliseconds: () => performance.now() - readAt,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running?.turn
    },
  }
}
