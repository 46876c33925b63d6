import type { Account, Entry } from './accounts.ts'
import { formatPaise } from './paise-words.ts'

/** The kinds of posting. The database has the same list. */
export const POSTING_KINDS = [
  'payment_settled',
  'refund_asked',
  'refund_processed',
  'credit',
  'stay',
  'gateway_settled',
  'payout_paid',
  'payout_returned',
  'correction',
  'tax_paid',
  'tax_taken_back',
  'dispute_opened',
  'dispute_won',
  'dispute_lost',
  'bank_charges',
  'bank_interest',
] as const
export type PostingKind = (typeof POSTING_KINDS)[number]

export const POSTING_WORDS: Record<PostingKind, string> = {
  payment_settled: 'The guest paid',
  refund_asked: 'Money is to go back to the guest',
  refund_processed: 'It went back to the guest',
  credit: 'Credit moved',
  stay: 'The stay was settled with its hotel',
  gateway_settled: 'The gateway paid to our bank',
  payout_paid: 'The hotel was paid',
  payout_returned: 'The bank sent a payout back',
  correction: 'The office corrected the hotel’s account',
  tax_paid: 'Tax was paid to the state',
  tax_taken_back: 'A payment of tax was entered wrongly',
  dispute_opened: 'The guest’s bank disputes the payment',
  dispute_won: 'The dispute ended without a loss',
  dispute_lost: 'The dispute was lost',
  bank_charges: 'The bank took its charges',
  bank_interest: 'The bank paid interest',
}

/** The meaning of an account, and of an increase or decrease in it. Debits are positive, credits negative. */
type AccountWords = { name: string; up: string; down: string }

export const ACCOUNT_WORDS: Record<Account, AccountWords> = {
  gateway: { name: 'Payment gateway', up: 'came to the gateway', down: 'left the gateway' },
  bank: { name: 'Our bank', up: 'came to our bank', down: 'left our bank' },
  disputed: {
    name: 'Disputed, held by the gateway',
    up: 'is held back by the gateway',
    down: 'is not held back any more',
  },
  guest_money: {
    name: 'Guests’ money for stays',
    up: 'is not held for the guest any more',
    down: 'is held for the guest’s stay',
  },
  guest_refunds: { name: 'Refunds owed', up: 'of the refund is on its way', down: 'is owed back to the guest' },
  guest_credits: { name: 'Guests’ credits', up: 'of credit was used or lapsed', down: 'of credit is the guest’s' },
  hotel: { name: 'Hotels', up: 'was paid to the hotel, or is owed by it', down: 'is owed to the hotel' },
  commission: { name: 'Commission', up: 'of commission was taken back', down: 'is our commission' },
  coupons: { name: 'Coupons we pay', up: 'of the coupon is paid by us', down: 'of the coupon came back to us' },
  referral_discounts: {
    name: 'Discounts of invited guests',
    up: 'off the first booking is paid by us',
    down: 'off the first booking came back to us',
  },
  credits_given: { name: 'Credit given', up: 'of credit was given by us', down: 'of credit lapsed or was taken back' },
  relocations: {
    name: 'Relocation costs',
    up: 'of difference to the other hotel is paid by us',
    down: 'of difference stayed with us',
  },
  goodwill: { name: 'Goodwill', up: 'is given by us', down: 'came back to us' },
  tax_borne: { name: 'GST we pay', up: 'of GST is paid by us', down: 'of GST came back to us' },
  rounding: { name: 'Rounding', up: 'of rounding is paid by us', down: 'of rounding stayed with us' },
  gateway_fees: { name: 'Gateway’s fees', up: 'was the gateway’s fee', down: 'of the fee came back' },
  bank_charges: { name: 'Bank charges', up: 'was the bank’s charge', down: 'of the charge came back' },
  bank_interest: { name: 'Interest from the bank', up: 'of interest was taken back', down: 'of interest is ours' },
  dispute_losses: { name: 'Lost disputes', up: 'of a lost dispute is paid by us', down: 'of a lost dispute came back' },
  corrections: { name: 'Corrections', up: 'is given by us', down: 'is taken by us' },
  gst_commission: {
    name: 'GST on commission',
    up: 'of GST on our commission is not owed any more',
    down: 'of GST on our commission is owed to the state',
  },
  gst_rooms: {
    name: 'GST on rooms, section 9(5)',
    up: 'of GST on the room is not owed any more',
    down: 'of GST on the room is owed by us to the state',
  },
  gst_input: {
    name: 'GST on gateway’s fees, input credit',
    up: 'of GST on the gateway’s fees is ours to take off',
    down: 'of input credit was used or came back',
  },
  tcs: { name: 'TCS', up: 'of TCS is not owed any more', down: 'of TCS was collected for the state' },
  tds: { name: 'TDS', up: 'of TDS is not owed any more', down: 'of TDS was deducted for the state' },
}

/** Describes one entry in a sentence, such as '₹40.50 is owed to the hotel'. */
export function entryWords({ account, paise }: Pick<Entry, 'account' | 'paise'>): string {
  const { up, down } = ACCOUNT_WORDS[account]
  return `${formatPaise(Math.abs(paise))} ${paise > 0 ? up : down}`
}
