import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'

const EVERY_MILLISECONDS = 500
const ANSWERS_WITHIN_MILLISECONDS = 1000

/** Whether the database answers at this moment. */
export type Pulse = { readonly isBeating: () => boolean; readonly stop: () => Promise<void> }

/** The embedded engine lives in this process: it answers as long as the process does. */
export const alwaysBeating: Pulse = { isBeating: () => true, stop: () => Promise.resolve() }

export type PulseOptions = {
  /** Asks the database for nothing, over a connection of its own. */
  beat: () => Promise<unknown>
  /** Called after every beat that failed: what waits for an answer should stop waiting. */
  onMissed: () => void
}

/**
 * Asks the database twice a second whether it is there. A database that hangs (a paused machine, a lost route) tells
 * nobody: without a pulse each request would wait for its own time-out, and a guest for twenty seconds.
 */
export function startPulse({ beat, onMissed }: PulseOptions): Pulse {
  let isBeating = true
  const stopping = new AbortController()
  const { signal } = stopping

  const answers = async (): Promise<boolean> => {
    const asked = beat().then(
      () => true,
      () => false,
    )
    const inTime = await Promise.race([asked, late(signal)])
    if (inTime !== LATE) return inTime
    // This process may itself have been too busy to read the answer: it takes one more look at what has arrived.
    return Promise.race([asked, nextTurns(3)])
  }

  const run = async () => {
    while (!signal.aborted) {
      isBeating = await answers()
      if (!isBeating && !signal.aborted) onMissed()
      await pause(EVERY_MILLISECONDS, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    isBeating: () => isBeating,
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

const LATE = 'late' as const

const late = (signal: AbortSignal) => pause(ANSWERS_WITHIN_MILLISECONDS, LATE, { signal, ref: false }).catch(() => LATE)

/** Some turns of the event loop later, in which sockets are read: false. */
async function nextTurns(count: number): Promise<false> {
  for (let turn = 0; turn < count; turn++) await nextTurn()
  return false
}
