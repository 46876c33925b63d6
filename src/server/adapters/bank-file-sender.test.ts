import { expect, test } from 'vitest'
import { bankFileSender } from './bank-file-sender.ts'

const ORDER = {
  reference: '4D2F6A1C9B7E43F08A11',
  amount: 2_50_000_00,
  account: { holder: 'Lantern Court, Pvt Ltd', number: '50100412340417', ifsc: 'SBIN0001234' },
  beneficiary: 'UNC0000042',
  narration: 'Uncle 2026 11',
}
const MADE_AT = new Date('2026-12-01T09:00:00+05:30')

const fileOf = async (debit: { ifsc: string; number: string } | null) =>
  (await bankFileSender().send([ORDER], { number: 7, madeAt: MADE_AT, debit })).file

test('a bank file names our account, and the mode and beneficiary of each payment', async () => {
  expect(await fileOf({ ifsc: 'HDFC0000240', number: '50200048801234' })).toEqual({
    name: 'payouts-7-2026-12-01.csv',
    text: [
      'account,IFSC,amount,name,reference,narration,debit account,mode,beneficiary code\r\n50100412340417,SBIN0001234',
      '250000.00,"Lantern Court, Pvt Ltd",4D2F6A1C9B7E43F08A11,Uncle 2026 11,50200048801234,RTGS,UNC0000042\r\n',
    ].join(),
  })
})

test('a bank file from before debit accounts were stored has the same bytes as then', async () => {
  expect((await fileOf(null))?.text).toBe(
    'account,IFSC,amount,name,reference,narration\r\n50100412340417,SBIN0001234,250000.00,"Lantern Court, Pvt Ltd",4D2F6A1C9B7E43F08A11,Uncle 2026 11\r\n',
  )
})
