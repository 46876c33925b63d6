import type { DeskRow } from '#contract/desk.ts'
import type { DeskWords } from '#english/desk/desk.ts'

/** Only the booker and their partner can upload photo and ID. */
const MAX_WHO_SEND = 2

const whoSend = ({ guests }: Pick<DeskRow, 'guests'>): number => Math.min(guests, MAX_WHO_SEND)

/** Whether everybody who can upload photo and ID has done so. */
export const hasAllPapers = (booking: Pick<DeskRow, 'guests' | 'papers_in'>): boolean =>
  booking.papers_in >= whoSend(booking)

/** Says 'Superfast ready', or how many guests sent photo and ID. */
export function papersWords(row: Pick<DeskRow, 'guests' | 'papers_in'>, words: DeskWords): string {
  const of = whoSend(row)
  // Lists that an older release cached lack the count.
  return row.papers_in < of ? words.ofRegister.papersIn(row.papers_in, of) : words.word.superfast
}
