import type { Paise } from '#domain/ledger/accounts.ts'

export type BankAccount = { ifsc: string; number: string }

/** Money to a hotel's bank account. */
export type PayoutOrder = {
  /** our payout's id: repeating the order pays it only once */
  reference: string
  amount: Paise
  account: BankAccount & { holder: string }
  /** under which our bank knows the account: at most 13 letters and digits */
  beneficiary: string
  /** text on the hotel's bank statement: at most 30 letters, digits and blanks */
  narration: string
}

/**
 * Orders that are sent together: the same number always has the same orders, whenever it is sent. `debit`: our account
 * that pays them; files made before migration 188 name none.
 */
type PayoutBatch = { number: number; madeAt: Date; debit: BankAccount | null }

/**
 * `unknown`: the bank reports the outcome itself, by a file or through a person. `bankReference` (UTR) is known once it
 * is paid.
 */
type PayoutState = {
  status: 'unknown' | 'queued' | 'paid' | 'failed'
  bankReference: string | null
}

/**
 * The only port that pays hotels. A sender either pays itself (RazorpayX: one request per order, idempotent by its
 * reference) or writes a file that a person uploads at the bank, which is `file`. A rejection means that the outcome is
 * unknown: send the same orders again, under the same number.
 */
export type PayoutSender = {
  name: string
  send: (orders: readonly PayoutOrder[], batch: PayoutBatch) => Promise<{ file: { name: string; text: string } | null }>
  find: (reference: string) => Promise<PayoutState>
}
