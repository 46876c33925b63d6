import { randomInt, randomUUID } from 'node:crypto'
import { rupeesText } from '#domain/ledger/statement.ts'
import { correctNow } from './correct-now.ts'
import { goOn, officeBooksTest } from './office-books-steps.ts'

export const utr = () => `HDFCR${randomUUID().slice(0, 8).toUpperCase()}`
export type BankLine = { day?: string; utr?: string; words?: string; paise: number }

/** Builds a bank statement file with correct running balances. */
export const bankStatement = (lines: readonly BankLine[], opening = 100_000_000) => {
  let balance = opening
  const rows = lines.map(({ day = '04/01/2027', utr: reference = '', words = 'NEFT', paise }) => {
    balance += paise
    const amount = rupeesText(Math.abs(paise))
    return [day, words, reference, ...(paise < 0 ? [amount, ''] : ['', amount]), rupeesText(balance)].join(',')
  })
  return ['Uncle Stays Pvt Ltd', '', 'Date,Narration,Chq/Ref No,Debit,Credit,Balance', ...rows].join('\r\n')
}
export const bankFile = (lines: readonly BankLine[], account = String(randomInt(1000, 9999))) => ({
  account,
  file_name: 'C:\\bank\\january.csv',
  table: bankStatement(lines),
})

/** Extends the tests of the books with a hotel whose payout of ₹1,000 the bank paid, with its UTR. */
export const bankTest = officeBooksTest.extend('paid', async ({ api, hotel, admin, other }) => {
  const fields = {
    holder: 'Lantern LLP',
    number: '50100412340417',
    ifsc: 'HDFC0000123',
    bank: 'HDFC Bank',
  }
  const [account] = (await admin.do(`hotels/${hotel.id}/bank-accounts`, fields)).body
  await other.do('bank-accounts/decide', { proposal_id: account.id, decision: 'confirm' })
  await correctNow(api, { hotelId: hotel.id, paise: 100_000, reason: 'December' })
  await goOn(api, '2027-01-04T09:00:00+05:30')
  await admin.do(`statements/${hotel.id}/2026-12/close`)
  const { run } = (await admin.do('payouts/propose', { month: '2026-12', hotels: [hotel.id] })).body
  await other.do('payouts/confirm', { run_id: run.id })
  await admin.do('payouts/send', { run_id: run.id })
  const payout_id = run.payouts[0].id as string
  const bank_reference = utr()
  const pay = () => admin.do('payouts/paid', { payout_id, bank_reference })
  return { hotel, payout_id, utr: bank_reference, pay }
})
