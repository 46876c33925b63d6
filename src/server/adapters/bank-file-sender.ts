import { csvText } from '#domain/kernel/csv-text.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { rupeesText } from '#domain/ledger/statement.ts'
import type { PayoutSender } from '../ports/payout-sender.ts'

const HEADINGS = ['account', 'IFSC', 'amount', 'name', 'reference', 'narration']

/**
 * Writes payouts as a file for the upload of a bank: nothing is sent from here, and what was paid is entered by a person
 * with the bank's reference. The same batch is the same file to the byte.
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
