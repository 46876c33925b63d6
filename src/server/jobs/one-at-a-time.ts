export type OneAtATime = {
  /** Starts the work, or schedules another run after the current one. Resolves after the last such run. */
  trigger: () => Promise<number>
  /** Resolves when the current run has ended, with how much work it did; immediately with 0 if there is none. */
  current: () => Promise<number>
  /** Prevents new runs; resolves when the current one has ended. */
  stop: () => Promise<void>
}

/**
 * Runs work that must never run twice concurrently. A call during a run starts another run after it. The work returns
 * how much it did.
 */
export function oneAtATime(work: () => Promise<number>): OneAtATime {
  let running: Promise<number> | undefined
  let isWanted = false
  const life = { isStopped: false }

  const run = async (): Promise<number> => {
    let done = 0
    try {
      do {
        isWanted = false
        done += await work()
      } while (isWanted && !life.isStopped)
      return done
    } finally {
      // There must be no `await` between this and the last check of `isWanted`, so that a later nudge starts its own
      // run.
      running = undefined
    }
  }

  return {
    trigger: () => {
      if (life.isStopped) return Promise.resolve(0)
      isWanted = true
      running ??= run()
      return running
    },
    current: () => running ?? Promise.resolve(0),
    stop: async () => {
      life.isStopped = true
      await running?.catch(() => undefined)
    },
  }
}
