/**
 * Where the product posts to another account than the rules, until it is mended or the rules say so: questions 29 and
 * 30 of questions.md. No difference changes what a hotel, a guest or the state gets.
 */
import { transfer, type Entry, type Posting } from './ledger.ts'
import type { Move } from './played-moves.ts'
import type { Facts } from './stay.ts'

type Fact = Pick<Posting, 'on' | 'of'>

const couponOf = (facts: Facts | null): bigint =>
  facts === null || facts.moved === null ? 0n : BigInt(facts.hotelCoupon) * 100n

/** The product posts a first hotel's coupon, which Uncle pays once the guests are moved, to `tax_borne`. */
export function couponOfFirstHotel(fact: Fact, before: Facts | null, after: Facts | null): Entry[] {
  return transfer(fact, 'tax_borne', 'coupons', couponOf(after) - couponOf(before))
}

/** The product posts what goes back because the other room is cheaper to `goodwill`. */
export function restOfCheaperRoom({ of }: Pick<Fact, 'of'>, { on, what, rupees }: Move): Entry[] {
  return what === 'rest refunded' ? transfer({ on, of }, 'goodwill', 'relocations', BigInt(rupees) * 100n) : []
}
