export type OneAtATime = {
  /** Starts the work, or has it start again after the run that is under way. Resolves after the last such run. */
  trigger: () => Promise<number>
  /** No run begins any more; resolves when the last has ended. */
  stop: () => Promise<void>
}

/** Work that never runs twice at once: a caller during a run gets another one after it. The work returns how much it did. */
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
      // In the same step as the last check of `isWanted`: a nudge after it starts its own run.
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
    stop: async () => {
      life.isStopped = true
      await running?.catch(() => undefined)
    },
  }
}
