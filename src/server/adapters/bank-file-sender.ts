import { csvText } from '#domain/kernel/csv-text.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { rupeesText } from '#domain/ledger/statement.ts'
import type { PayoutSender } from '../ports/payout-sender.ts'

const HEADINGS = ['account', 'IFSC', 'amount', 'name', 'reference', 'narration']

/**
 * Writes payouts as a file for a bank, and sends nothing itself. A person uploads the file, and later enters what was
 * paid with the bank's reference. The same batch gives the same file, byte for byte.
 */
export const bankFileSender = (): PayoutSender => ({
  name: 'bank-file',
  send: async (orders, { number, madeAt }) => ({
    file: {
      name: `payouts-${number}-${istDateOf(madeAt)}.csv`,
      text: csvText([
        HEADINGS,
        ...orders.map(({ reference, amount, account, narration }) => [
          account.number,
          account.ifsc,
          rupeesText(amount),
          account.holder,
          reference,
          narration,
        ]),
      ]),
    },
  }),
  find: async () => ({ status: 'unknown', bankReference: null }),
})
