export type DecodingQueue = {
  /** True when nobody more may wait: ask before taking in the bytes. */
  isFull: () => boolean
  /** Runs the work once it is its turn; `full` when too many wait already. */
  run: <Value>(work: () => Promise<Value>) => Promise<Value | 'full'>
}

/**
 * Lets a few pictures be decoded at once in a process and a few more wait: a decoded picture is many times the size of
 * its file, and a guest who would wait for a minute is better told at once.
 */
export function decodingQueue({ mostAtOnce, mostWaiting }: { mostAtOnce: number; mostWaiting: number }): DecodingQueue {
  let running = 0
  const waiting: (() => void)[] = []
  const isFull = () => running >= mostAtOnce && waiting.length >= mostWaiting

  /** The place is handed on, not given up, so that nobody who comes later gets in between. */
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  const enter = async () => {
    if (running < mostAtOnce) running += 1
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
