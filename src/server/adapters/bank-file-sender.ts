import { csvText } from '#domain/kernel/csv-text.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { paymentMode } from '#domain/ledger/payment-mode.ts'
import { rupeesText } from '#domain/ledger/statement.ts'
import type { BankAccount, PayoutOrder, PayoutSender } from '../ports/payout-sender.ts'

const HEADINGS = ['account', 'IFSC', 'amount', 'name', 'reference', 'narration']
const DEBIT_HEADINGS = ['debit account', 'mode', 'beneficiary code']

const lineOf = ({ reference, amount, account, narration }: PayoutOrder): string[] => [
  account.number,
  account.ifsc,
  rupeesText(amount),
  account.holder,
  reference,
  narration,
]

const debitOf = ({ amount, account, beneficiary }: PayoutOrder, debit: BankAccount): string[] => [
  debit.number,
  paymentMode({ amount, from: debit.ifsc, to: account.ifsc }),
  beneficiary,
]

/**
 * Writes payouts as a file for a bank, and sends nothing itself. A person uploads the file, and later enters what was
 * paid with the bank's reference. The same batch always gives the same file, byte for byte, so a batch without a debit
 * account gets no columns for it.
 */
export const bankFileSender = (): PayoutSender => ({
  name: 'bank-file',
  send: async (orders, { number, madeAt, debit }) => ({
    file: {
      name: `payouts-${number}-${istDateOf(madeAt)}.csv`,
      text: csvText([
        [...HEADINGS, ...(debit ? DEBIT_HEADINGS : [])],
        ...orders.map((order) => [...lineOf(order), ...(debit ? debitOf(order, debit) : [])]),
      ]),
    },
  }),
  find: async () => ({ status: 'unknown', bankReference: null }),
})
