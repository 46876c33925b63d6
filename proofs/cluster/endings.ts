const say = (error: unknown) => console.error(error)

/**
 * Ends everything that was started, the last first, even if some of it fails to end. Anything that starts afterwards is
 * ended immediately.
 */
export function endings() {
  const all: (() => Promise<unknown>)[] = []
  let isOver = false
  return {
    add: (end: () => Promise<unknown>) => {
      if (isOver) void end().catch(say)
      else all.push(end)
    },
    run: async () => {
      isOver = true
      for (const end of all.splice(0).toReversed()) await end().catch(say)
    },
  }
}
