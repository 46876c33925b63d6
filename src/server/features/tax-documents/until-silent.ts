/** Stops after this many consecutive failures, so that a silent provider does not hold up a job for hours. */
export function untilSilent<Item>(most: number, work: (item: Item) => Promise<boolean>) {
  let failures = 0
  return async (item: Item): Promise<boolean> => {
    if (failures >= most) return false
    try {
      const isDone = await work(item)
      failures = 0
      return isDone
    } catch (error) {
      failures += 1
      throw error
    }
  }
}
