/**
 * Where the product posts to another account than the rules, until it is mended or the rules say so: question 30 of
 * questions.md. It changes nothing that a hotel, a guest or the state gets.
 */
import { transfer, type Entry, type Posting } from './ledger.ts'
import type { Move } from './played-moves.ts'

/** The product posts what goes back because the other room is cheaper to `goodwill`. */
export function restOfCheaperRoom({ of }: Pick<Posting, 'of'>, { on, what, rupees }: Move): Entry[] {
  return what === 'rest refunded' ? transfer({ on, of }, 'goodwill', 'relocations', BigInt(rupees) * 100n) : []
}
