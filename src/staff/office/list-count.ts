/** The most rows that a call counts, which is also the most rows of its CSV. */
export const MAX_COUNTED = 10_000

export const inThousands = (count: number): string => count.toLocaleString('en-IN')
