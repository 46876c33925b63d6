import type { Paise } from '#domain/ledger/accounts.ts'

export type BankAccount = { ifsc: string; number: string }

/** A payment to a hotel's bank account. */
export type PayoutOrder = {
  /** our payout's id; a repeated order pays it only once */
  reference: string
  amount: Paise
  account: BankAccount & { holder: string }
  /** the name under which our bank knows the account: at most 13 letters and digits */
  beneficiary: string
  /** text on the hotel's bank statement: at most 30 letters, digits and blanks */
  narration: string
}

/**
 * Orders that are sent together. The same number always has the same orders, whenever it is sent. `debit`: our account
 * from which they are paid; files made before migration 188 do not name it.
 */
type PayoutBatch = { number: number; madeAt: Date; debit: BankAccount | null }

/**
 * `unknown`: the bank itself reports the outcome, by a file or through a person. `bankReference` (UTR) is known once
 * the payout is paid.
 */
type PayoutState = {
  status: 'unknown' | 'queued' | 'paid' | 'failed'
  bankReference: string | null
}

/**
 * The only port that pays hotels. A sender either pays itself (RazorpayX: one request per order, idempotent by its
 * reference) or writes a file that a person uploads at the bank, which it returns as `file`. A rejection means that the
 * outcome is unknown, so send the same orders again with the same number.
 */
export type PayoutSender = {
  name: string
  send: (orders: readonly PayoutOrder[], batch: PayoutBatch) => Promise<{ file: { name: string; text: string } | null }>
  find: (reference: string) => Promise<PayoutState>
}
