/** Photos and IDs that this page has shown, by booking: who did not look on this phone cannot say that they match. */
const opened = new Map<string, Set<number>>()

export function noteOpenedHere(bookingId: string, n: number): void {
  opened.set(bookingId, (opened.get(bookingId) ?? new Set()).add(n))
}

/** Whether all of them were shown here; with none there is nothing to match. */
export const areOpenedHere = (bookingId: string, papers: ReadonlyArray<{ n: number }>): boolean =>
  papers.length > 0 && papers.every(({ n }) => opened.get(bookingId)?.has(n) === true)
