import { csvText } from '#domain/kernel/csv-text.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { rupeesText } from '#domain/ledger/statement.ts'
import type { Clock } from '../ports/clock.ts'
import type { PayoutSender } from '../ports/payout-sender.ts'

const HEADINGS = ['account', 'IFSC', 'amount', 'name', 'reference', 'narration']

/**
 * Writes payouts as a file for the upload of a bank: nothing is sent from here, and what was paid is entered by a person
 * with the bank's reference.
 */
export const bankFileSender = (clock: Clock): PayoutSender => ({
  name: 'bank-file',
  send: async (orders) => ({
    file: {
      name: `payouts-${istDateOf(clock.now())}.csv`,
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
