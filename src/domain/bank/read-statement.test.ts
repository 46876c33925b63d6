import { describe, expect, test } from 'vitest'
import { MAX_STATEMENT_LINES, readStatement } from './read-statement.ts'
import { statementFaultSentence } from './statement-fault-words.ts'

const TODAY = '2026-12-07'
const tableOf = (text: string) => text.split('\n').map((line) => line.split('|'))
const read = (text: string) => readStatement(tableOf(text), TODAY)
const faultsOf = (text: string) => {
  const found = read(text)
  return found.ok ? [] : found.refusal.map(statementFaultSentence)
}

const HDFC = `Uncle Stays Pvt Ltd|||||||
Account No : 50200012345678|||||||

Date|Narration|Chq./Ref.No.|Value Dt|Withdrawal Amt.|Deposit Amt.|Closing Balance
05/12/26|NEFT CR-RAZORPAY SOFTWARE|0000HDFCN26341008812|05/12/26||1,53,783.00|2,53,783.00
||||||
|SETTLEMENT SETL RMW4P8DFYK93NV|||||
07/12/26|NEFT DR-LANTERN COURT|N341263456789|07/12/26|40.50||2,53,742.50
********
STATEMENT SUMMARY :-
Opening Balance|Dr Count|Cr Count|Debits|Credits|Closing Bal
1,00,000.00|1|1|40.50|1,53,783.00|2,53,742.50`
const ICICI = `S No.|Value Date|Transaction Date|Cheque Number|Transaction Remarks|Withdrawal Amount (INR )|Deposit Amount (INR )|Balance (INR )
2|07/12/2026|07/12/2026|-|NEFT-N341263456789-LANTERN|40.50|0.00|2,53,742.50
1|05/12/2026|05/12/2026|-|NEFT-HDFCN26341008812-RAZORPAY|0.00|1,53,783.00|2,53,783.00`
const KOTAK = `Sl. No.|Date|Description|Chq / Ref No.|Amount|Dr / Cr|Balance|Dr / Cr
1|05-Dec-2026|NEFT RAZORPAY|HDFCN26341008812|1,53,783.00|CR|2,53,783.00|CR
2|07-Dec-2026|LANTERN COURT|N341263456789|40.50|DR|2,53,742.50|CR`
const SBI = `Txn Date|Value Date|Description|Ref No./Cheque No.|        Debit|Credit|Balance
|| BROUGHT FORWARD|||| 1,00,000.00
5 Dec 2026|5 Dec 2026|BY TRANSFER-NEFT*HDFCN26341008812|TRANSFER FROM 1| |1,53,783.00|2,53,783.00
7 Dec 2026|7 Dec 2026|TO TRANSFER-N341263456789| |40.50| |2,53,742.50`
const YES = `Transaction Date,Description,Cheque No/Reference No,Withdrawals,Deposits,Running Balance
2026-12-05,NEFT,HDFCN26341008812,,153783.00,253783.00
2026-12-07 09:02:11,NEFT,N341263456789,40.50,,253742.50`.replaceAll(',', '|')
const OVERDRAWN = `Date|Particulars|UTR No|Debit|Credit|Balance
06/12/2026|NEFT|N3412634567|500.00||300.00 Dr
07/12/2026|NEFT|N3412634568||800.00|500.00 Cr.`

describe('a bank statement', () => {
  test.each([
    ['with words of the bank around it', HDFC],
    ['the newest line first', ICICI],
    ['amounts in one column, with their side', KOTAK],
    ['carried forward, and months in words', SBI],
    ['ISO days and plain numbers', YES],
  ])('the reader accepts a bank statement in the bank’s own format: %s', (_what, text) => {
    const found = read(text)
    expect(found, JSON.stringify(found)).toMatchObject({
      ok: true,
      value: {
        opening: 10_000_000,
        lines: [
          { day: '2026-12-05', paise: 15_378_300, balance: 25_378_300 },
          { day: '2026-12-07', paise: -4_050, balance: 25_374_250 },
        ],
      },
    })
  })

  test('a statement line keeps its reference and a description that the bank wrapped', () => {
    const found = read(HDFC)
    expect(
      found.ok && found.value.lines.map(({ line, reference, description }) => [line, reference, description]),
    ).toEqual([
      [5, '0000HDFCN26341008812', 'NEFT CR-RAZORPAY SOFTWARE SETTLEMENT SETL RMW4P8DFYK93NV'],
      [8, 'N341263456789', 'NEFT DR-LANTERN COURT'],
    ])
  })

  test('an overdrawn account has negative balances', () => {
    expect(read(OVERDRAWN)).toMatchObject({
      value: { opening: 20_000, lines: [{ balance: -30_000 }, { paise: 80_000, balance: 50_000 }] },
    })
  })
})

const HEAD = 'Date|Narration|Reference|Debit|Credit|Balance'
const line = (change: Partial<Record<'day' | 'debit' | 'credit' | 'balance', string>> = {}) => {
  const { day, debit, credit, balance } = { day: '05/12/2026', debit: '', credit: '100', balance: '100', ...change }
  return `${HEAD}\n${day}|NEFT|N341263456789|${debit}|${credit}|${balance}`
}

describe('a bank statement with a fault changes nothing', () => {
  test.each([
    [
      'no reference',
      'Date|Narration|Debit|Credit|Balance\n',
      ['Line 1: the column is missing (UTR, reference or cheque number).'],
    ],
    [
      'no table',
      'Dear customer',
      ['Line 1: the column is missing (date).', 'Line 1: the column is missing (description or narration).'],
    ],
    ['no lines', HEAD, ['Line 1: nothing follows the headings.']],
    ['a day to come', line({ day: '08/12/2026' }), ['Line 2: not a day, or a day to come (08/12/2026).']],
    ['an American day', line({ day: '12/31/2026' }), ['Line 2: not a day, or a day to come (12/31/2026).']],
    ['no day', line({ day: '' }), ['Line 2: not a day, or a day to come.']],
    ['words for an amount', line({ credit: 'ten' }), ['Line 2: an amount that we cannot read (ten 100).']],
    ['three decimals', line({ credit: '1.005' }), ['Line 2: an amount that we cannot read (1.005 100).']],
    ['both sides', line({ debit: '100' }), ['Line 2: neither a debit nor a credit, or both (100 100 100).']],
    ['no side', line({ credit: '0.00' }), ['Line 2: neither a debit nor a credit, or both (0.00 100).']],
    ['no balance', line({ balance: '' }), ['Line 2: an amount that we cannot read.']],
    [
      'another balance',
      KOTAK.replace('2,53,742.50', '2,53,742.51'),
      ['Line 3: the balance before and this amount make another balance (₹2,53,742.50).'],
    ],
    [
      'a line left out',
      SBI.replace(/5 Dec 2026.*\n/, ''),
      ['Line 3: the balance before and this amount make another balance (₹99,959.50).'],
    ],
  ])('the refusal says what is wrong: %s', (_what, text, sentences) => {
    expect(faultsOf(text).slice(0, 2)).toEqual(sentences)
  })

  test('the reader refuses a statement with too many lines', () => {
    const rows = Array.from(
      { length: MAX_STATEMENT_LINES + 1 },
      (_, index) => `05/12/2026|NEFT|N${index}|1||${-1 - index}`,
    )
    expect(read([HEAD, ...rows.slice(1)].join('\n')).ok).toBe(true)
    expect(faultsOf([HEAD, ...rows].join('\n'))).toEqual([
      `Line ${MAX_STATEMENT_LINES + 2}: more than 5000 lines: download shorter periods (5000).`,
    ])
  })
})
