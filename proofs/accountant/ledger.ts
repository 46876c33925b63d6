/**
 * Keeps double-entry accounts by the table in docs/accounting.md ("Postings"). Debits are above zero, credits below.
 */
import { paise, smaller } from './paise.ts'
import type { Facts } from './stay.ts'
import { billOf, settle } from './stay.ts'

/** The accounts, by their names in the trial balance. Each hotel has its own account. */
export type Account =
  | 'gateway'
  | 'bank'
  | 'guest_money'
  | 'guest_credits'
  | 'refunds_owed'
  | 'hotel'
  | 'commission'
  | 'coupons'
  | 'referral_discounts'
  | 'credits_given'
  | 'relocations'
  | 'goodwill'
  | 'tax_borne'
  | 'rounding'
  | 'gst_commission'
  | 'gst_rooms'
  | 'tcs'
  | 'tds'

/**
 * A debit (above zero) or credit (below zero) of a posting, in paise. `of` is the booking, or the event if there is no
 * booking.
 */
export type Entry = { on: string; of: string; account: Account; hotel?: string; paise: bigint }

/** `firstHotel` turned the guests away, if they were moved. `on` is the day on which the posting is booked. */
export type Posting = { on: string; of: string; hotel: string; firstHotel?: string }

type Side = [Account | { hotel: string }, bigint]

/** Makes the entries of one posting. Throws if its sides do not sum to zero. */
export function postingOf({ on, of }: Pick<Posting, 'on' | 'of'>, sides: Side[]): Entry[] {
  const sum = sides.reduce((whole, [, amount]) => whole + amount, 0n)
  if (sum !== 0n) throw new Error(`The sides of ${of} differ by ${sum}`)
  return sides
    .filter(([, amount]) => amount !== 0n)
    .map(([account, amount]) =>
      typeof account === 'string'
        ? { on, of, account, paise: amount }
        : { on, of, account: 'hotel', hotel: account.hotel, paise: amount },
    )
}

/** Debits one account and credits another with the same amount. */
export const transfer = (posting: Pick<Posting, 'on' | 'of'>, from: Side[0], to: Side[0], amount: bigint): Entry[] =>
  postingOf(posting, [
    [from, amount],
    [to, -amount],
  ])

/** Posts a settlement as its difference from the one before. Null means that the hotel earned nothing. */
export function settlementOf(posting: Posting, before: Facts | null, after: Facts | null): Entry[] {
  const taken = before === null ? [] : stayOf(posting, before).map((entry) => ({ ...entry, paise: -entry.paise }))
  return taken.concat(after === null ? [] : stayOf(posting, after))
}

function stayOf(posting: Posting, facts: Facts): Entry[] {
  const line = settle(facts)
  const paid = line.paidOnline + line.credits
  // The part of the guests' payment that Uncle refunded as a goodwill gesture.
  const givenBack = smaller(facts.givenBackPaise, paid)
  return postingOf(posting, [
    ['guest_money', paid - givenBack],
    ['goodwill', givenBack],
    ...giftsOf(posting, facts),
    ['rounding', line.rounding],
    ['commission', -line.commission],
    ['gst_commission', -line.gstOnCommission],
    ['gst_rooms', -line.gstRooms],
    ['tcs', -line.tcs],
    ['tds', -line.tds],
    [{ hotel: posting.hotel }, -line.net],
  ])
}

/** Lists the parts of the bill that Uncle pays, and the part that the first hotel pays for guests who were moved. */
function giftsOf(posting: Posting, facts: Facts): Side[] {
  if (facts.outcome === 'kept') return []
  const { moved } = facts
  const bill = billOf(facts)
  const coupons = paise(facts.uncleCoupon)
  const friend = paise(facts.friendDiscount)
  if (moved === null)
    return [
      ['coupons', coupons],
      ['referral_discounts', friend],
      ['tax_borne', bill.taxBorne],
    ]
  const difference = paise(moved.cost - moved.worth + (moved.restBack ?? 0))
  const isOfHotel = moved.borneBy === 'first_hotel' && difference > 0n
  // The first hotel's coupon does not lower the price at the other hotel, so Uncle pays for the coupon (question 29).
  const ofHotel = paise(facts.hotelCoupon)
  return [
    ['coupons', coupons + ofHotel],
    ['referral_discounts', friend],
    ['tax_borne', bill.byUncle - difference - coupons - ofHotel - friend],
    [isOfHotel ? { hotel: firstOf(posting) } : 'relocations', difference],
  ]
}

function firstOf({ of, firstHotel }: Posting): string {
  if (firstHotel === undefined) throw new Error(`${of} was not moved from a hotel`)
  return firstHotel
}

/**
 * Returns the balance of each account at the end of a day (YYYY-MM-DD), without zero balances. All hotels together are
 * one account.
 */
export function trialBalance(entries: Entry[], day: string): Map<Account, bigint> {
  const balances = new Map<Account, bigint>()
  for (const { on, account, paise: amount } of entries)
    if (on <= day) balances.set(account, (balances.get(account) ?? 0n) + amount)
  return new Map([...balances].filter(([, balance]) => balance !== 0n).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Lists the accounts whose balances differ, with both balances in paise. */
export function differencesOf(product: Map<string, bigint>, accountant: Map<string, bigint>): string[] {
  const accounts = [...new Set([...product.keys(), ...accountant.keys()])].sort()
  return accounts.flatMap((account) => {
    const [theirs, ours] = [product.get(account) ?? 0n, accountant.get(account) ?? 0n]
    return theirs === ours ? [] : [`${account}: product ${theirs}, accountant ${ours}`]
  })
}

/** Returns what Uncle owes a hotel at the end of a day. A negative amount is what the hotel owes Uncle. */
export const owedTo = (entries: Entry[], hotel: string, day: string): bigint =>
  entries.reduce((sum, entry) => (entry.hotel === hotel && entry.on <= day ? sum - entry.paise : sum), 0n)
