export type DecodingQueue = {
  /** Whether the queue is full. Check this before reading the bytes. */
  isFull: () => boolean
  /** Runs the work when its turn comes. Returns `full` if too many tasks are already waiting. */
  run: <Value>(work: () => Promise<Value>) => Promise<Value | 'full'>
}

/**
 * Limits how many pictures a process decodes concurrently and how many wait. A decoded picture is many times larger
 * than its file, and an immediate refusal is better than a minute's wait.
 */
export function decodingQueue({ maxAtOnce, maxWaiting }: { maxAtOnce: number; maxWaiting: number }): DecodingQueue {
  let running = 0
  const waiting: (() => void)[] = []
  const isFull = () => running >= maxAtOnce && waiting.length >= maxWaiting

  /** Hands the slot to the next task instead of freeing it, so that no later caller gets in between. */
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  const enter = async () => {
    if (running < maxAtOnce) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }

  return {
    isFull,
    run: async (work) => {
      if (isFull()) return 'full'
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
