/** The most rows that a call counts, and that its CSV contains. */
export const MAX_COUNTED = 10_000

export const inThousands = (count: number): string => count.toLocaleString('en-IN')
