import type { HeldTax } from './tax-payments.ts'
import type { CreditKind } from '../rewards/credits.ts'
import { unreachable } from '../kernel/result.ts'
import { balanced, type Entry, type Paise } from './accounts.ts'

/**
 * A row in another table that moves money or credit. The database itself posts it, in the statement that writes the
 * row. This file says what is posted, and a test compares both (decision 0030).
 */
export type Movement =
  | { kind: 'payment_settled'; guestId: string; paise: Paise }
  /** `held` is the ledger's balance for this booking when the refund is requested */
  | { kind: 'refund_asked'; guestId: string; paise: Paise; held: Paise }
  /** `from` is our bank if the gateway could not pay */
  | { kind: 'refund_processed'; guestId: string; paise: Paise; from: 'gateway' | 'bank' }
  /** posts nothing, because a failed refund is retried and is therefore still owed */
  | { kind: 'refund_failed' }
  /** signed as in `credit_entries`: negative if credit is spent or expires */
  | { kind: 'credit'; of: CreditKind; guestId: string; paise: Paise }
  /** a tax that we collected for the government and paid to it */
  | { kind: 'tax_paid'; tax: HeldTax; paise: Paise }
  | { kind: 'tax_taken_back'; tax: HeldTax; paise: Paise }
  /** `net` is the amount that arrived at our bank, and `tax` is the GST on the gateway's fee */
  | { kind: 'gateway_settled'; net: Paise; fee: Paise; tax: Paise }
  /** signed as on the bank's statement: incoming money is positive */
  | { kind: 'bank_charges' | 'bank_interest'; paise: Paise }

/** Returns the entries of a movement. */
export function entriesOfMovement(movement: Movement): Entry[] {
  switch (movement.kind) {
    case 'payment_settled': {
      const { guestId, paise } = movement
      return balanced([
        { account: 'gateway', paise },
        { account: 'guest_money', paise: -paise, guestId },
      ])
    }
    case 'refund_asked':
      return refundAsked(movement)
    case 'refund_processed': {
      const { guestId, paise, from } = movement
      return balanced([
        { account: 'guest_refunds', paise, guestId },
        { account: from, paise: -paise },
      ])
    }
    case 'refund_failed':
      return []
    case 'credit':
      return creditMoved(movement)
    case 'tax_paid':
      return taxAgainstBank(movement.tax, movement.paise)
    case 'tax_taken_back':
      return taxAgainstBank(movement.tax, -movement.paise)
    case 'gateway_settled': {
      const { net, fee, tax } = movement
      return balanced([
        { account: 'bank', paise: net },
        { account: 'gateway_fees', paise: fee },
        { account: 'gst_input', paise: tax },
        { account: 'gateway', paise: -net - fee - tax },
      ])
    }
    case 'bank_charges':
    case 'bank_interest':
      return balanced([
        { account: 'bank', paise: movement.paise },
        { account: movement.kind, paise: -movement.paise },
      ])
    default:
      return unreachable(movement)
  }
}

const taxAgainstBank = (tax: HeldTax, paise: Paise): Entry[] =>
  balanced([
    { account: tax, paise },
    { account: 'bank', paise: -paise },
  ])

/** Posts a refund request. Money that the hotel has already earned stays with the hotel, so Uncle pays that part. */
function refundAsked({ guestId, paise, held }: Extract<Movement, { kind: 'refund_asked' }>): Entry[] {
  const ofGuest = Math.min(paise, Math.max(0, held))
  return balanced([
    { account: 'guest_money', paise: ofGuest, guestId },
    { account: 'goodwill', paise: paise - ofGuest },
    { account: 'guest_refunds', paise: -paise, guestId },
  ])
}

/**
 * Posts a movement of credit. Spent credit is held with the money for its stay, and is released again if it is
 * returned.
 */
function creditMoved({ of, guestId, paise }: Extract<Movement, { kind: 'credit' }>): Entry[] {
  const other: Entry =
    of === 'spent' || of === 'returned'
      ? { account: 'guest_money', paise, guestId }
      : { account: 'credits_given', paise }
  return balanced([other, { account: 'guest_credits', paise: -paise, guestId }])
}

/** A movement of money by the office or the bank, entered by hand or imported from a file. */
export type BankMovement =
  | { kind: 'payout_paid'; hotelId: number; paise: Paise }
  | { kind: 'payout_returned'; hotelId: number; paise: Paise }
  /** signed in the hotel's favour */
  | { kind: 'correction'; hotelId: number; paise: Paise }
  /** credit that the hotel pays for, given to guests that it did not take */
  | { kind: 'compensation'; hotelId: number; paise: Paise }

export function entriesOfBankMovement(movement: BankMovement): Entry[] {
  switch (movement.kind) {
    case 'payout_paid':
      return hotelAgainst('bank', movement.hotelId, movement.paise)
    case 'payout_returned':
      return hotelAgainst('bank', movement.hotelId, -movement.paise)
    case 'correction':
      return hotelAgainst('corrections', movement.hotelId, -movement.paise)
    case 'compensation':
      return hotelAgainst('credits_given', movement.hotelId, movement.paise)
    default:
      return unreachable(movement)
  }
}

const hotelAgainst = (account: 'bank' | 'corrections' | 'credits_given', hotelId: number, paise: Paise): Entry[] =>
  balanced([
    { account: 'hotel', paise, hotelId },
    { account, paise: -paise },
  ])
