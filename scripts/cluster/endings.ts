/** Ends what was started, the last first, and each although another fails. */
export function endings() {
  const all: (() => Promise<unknown>)[] = []
  return {
    add: (end: () => Promise<unknown>) => void all.push(end),
    run: async () => {
      for (const end of all.splice(0).toReversed()) await end().catch((error: unknown) => console.error(error))
    },
  }
}
