/** Pictures that this page has shown, by booking. The desk can confirm a match only after viewing all of them. */
const opened = new Map<string, Set<number>>()

export function recordOpenedHere(bookingId: string, n: number): void {
  opened.set(bookingId, (opened.get(bookingId) ?? new Set()).add(n))
}

/** Whether all pictures of a booking were shown; false if there are none. */
export const areOpenedHere = (bookingId: string, papers: ReadonlyArray<{ n: number }>): boolean =>
  papers.length > 0 && papers.every(({ n }) => opened.get(bookingId)?.has(n) === true)
