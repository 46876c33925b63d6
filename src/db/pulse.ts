import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'

const EVERY_MILLISECONDS = 300
const ANSWERS_WITHIN_MILLISECONDS = 700
/**
 * A single missed heartbeat may only mean a busy moment. With this limit, a hanging database is found within 1.7
 * seconds.
 */
const MAX_SILENT_BEATS = 1

/** Tells whether the database responds at this moment. */
export type Pulse = {
  readonly isBeating: () => boolean
  /** when the database last responded, by `performance.now()`; undefined while it responds */
  readonly goneSince: () => number | undefined
  readonly stop: () => Promise<void>
}

/** The embedded engine lives in this process, so it responds as long as the process runs. */
export const alwaysAvailable: Pulse = {
  isBeating: () => true,
  goneSince: () => undefined,
  stop: () => Promise.resolve(),
}

export type PulseOptions = {
  /** Sends an empty query over its own connection. */
  beat: () => Promise<unknown>
  /**
   * Counts the bytes that all connections have received from the database, because a busy database is slow but not
   * silent.
   */
  bytesHeard: () => number
  /** Called after each check while the database counts as gone, to end the wait of pending queries. */
  onMissed: () => void
}

/**
 * Checks a few times per second whether the database responds. A hanging database, such as a paused machine or a lost
 * route, gives no sign. Without the heartbeat each request would wait for its own time-out, and a guest for twenty
 * seconds.
 */
export function startPulse({ beat, bytesHeard, onMissed }: PulseOptions): Pulse {
  let isBeating = true
  let silentBeats = 0
  let answeredAt = performance.now()
  const stopping = new AbortController()
  const { signal } = stopping

  const look = async (): Promise<Heard> => {
    const before = bytesHeard()
    const asked = beat().then(
      () => 'answered' as const,
      () => 'refused' as const,
    )
    const inTime = await Promise.race([asked, late(signal)])
    if (inTime !== 'late') return inTime
    // This process may itself have been too busy to read the answer, so it checks once more for received bytes.
    const afterAll = await Promise.race([asked, nextTurns(3)])
    if (afterAll !== 'late') return afterAll
    return bytesHeard() === before ? 'silent' : 'busy'
  }

  const judge = (heard: Heard, began: number) => {
    silentBeats = heard === 'silent' ? silentBeats + 1 : 0
    if (heard === 'answered') {
      isBeating = true
      answeredAt = began
    }
    if (heard === 'refused' || silentBeats > MAX_SILENT_BEATS) {
      isBeating = false
      onMissed()
    }
  }

  const run = async () => {
    while (!signal.aborted) {
      const began = performance.now()
      const heard = await look()
      if (!signal.aborted) judge(heard, began)
      await pause(EVERY_MILLISECONDS, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    isBeating: () => isBeating,
    goneSince: () => (isBeating ? undefined : answeredAt),
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

type Heard = 'answered' | 'refused' | 'busy' | 'silent'

const late = (signal: AbortSignal) =>
  pause(ANSWERS_WITHIN_MILLISECONDS, 'late' as const, { signal, ref: false }).catch(() => 'late' as const)

/** Waits for several turns of the event loop, in which sockets are read. */
async function nextTurns(count: number): Promise<'late'> {
  for (let turn = 0; turn < count; turn++) await nextTurn()
  return 'late'
}
