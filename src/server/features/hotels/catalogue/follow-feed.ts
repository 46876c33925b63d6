import { setTimeout as pause } from 'node:timers/promises'
import { isUnavailable } from '#db/unavailable.ts'
import type { ChangeFeed, Reading } from '../../../ports/change-feed.ts'
import { isStillValid } from '../../../ports/outage.ts'

/** Milliseconds between two readings while the catalogue is in use. */
const EVERY = 250
/** Milliseconds after which a reading is no longer trusted. */
const MAX_AGE = 1000
/** How many milliseconds a request waits for a reading before the database answers it. */
const MAX_WAIT = 200
/** Milliseconds without a query after which the feed is no longer read. */
const RESTS_AFTER = 30_000

type Following = {
  feed: ChangeFeed
  /** applies a reading to memory */
  apply: (reading: Reading) => Promise<void>
  /** how often this process wrote to the database */
  writes: () => number
  failed: (error: unknown) => void
  /** when the database last answered, by `performance.now()`; undefined while it answers */
  goneSince?: () => number | undefined
}

export type Follower = {
  /**
   * Whether memory may answer: it must have every change up to a second ago and every write of this process. While the
   * database is down, whether memory was current when the outage began, at most half a minute ago.
   */
  isCurrent: () => boolean | Promise<boolean>
  /**
   * Returns when the latest reading of the feed began, by `performance.now()`. A call also keeps the feed being read.
   */
  heardAt: () => number
  /** age of the newest reading; 0 while reading is paused for lack of queries */
  ageMilliseconds: () => number
  stop: () => Promise<void>
}

/** Keeps memory up to date with the feed while it is queried. */
export function followFeed({ feed, apply, writes, failed, goneSince = () => undefined }: Following): Follower {
  let [readAt, writesRead, lastAsked] = [Number.NEGATIVE_INFINITY, -1, Number.NEGATIVE_INFINITY]
  let running: { turn: Promise<void>; since: number } | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  /** readings that have not been fully applied to memory */
  const owed: Reading[] = []

  const isCurrentSince = (written: number) => performance.now() - readAt <= MAX_AGE && writesRead >= written

  const rests = () => performance.now() - lastAsked > RESTS_AFTER

  const wasCurrentAt = (gone: number) =>
    isStillValid({ age: performance.now() - readAt, outage: performance.now() - gone })

  const takeIn = async (): Promise<void> => {
    for (let next = owed[0]; next; next = owed[0]) {
      await apply(next)
      owed.shift()
    }
  }

  const read = async (): Promise<void> => {
    // Take both values before the reading, so that a write during it counts as not read.
    const [began, written] = [performance.now(), writes()]
    try {
      await takeIn()
      owed.push(await feed.read())
      await takeIn()
      readAt = began
      writesRead = written
    } catch (error) {
      failed(error)
      // No change is lost while the database is down: the next reading continues from the last successful one.
      if (isUnavailable(error)) return
      owed.length = 0
      await apply({ from: 'restart' })
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
      if (rests()) return
      void turn().then(schedule)
    }, EVERY).unref()
  }

  /** Reads again: the current reading may have begun before the write. */
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
      const gone = goneSince()
      if (gone !== undefined) return wasCurrentAt(gone)
      if (running && performance.now() - running.since > MAX_WAIT) return false
      return Promise.race([catchUp(written), pause(MAX_WAIT, false, { ref: false })])
    },
    heardAt: () => {
      lastAsked = performance.now()
      schedule()
      return readAt
    },
    ageMilliseconds: () => (rests() ? 0 : performance.now() - readAt),
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running?.turn
    },
  }
}
