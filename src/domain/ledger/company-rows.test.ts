import { expect, test } from 'vitest'
import { companyRows } from './company-rows.ts'
import { statementRows, type CompanyDocument, type Statement, type StatementStay } from './statement.ts'

const INVOICE: CompanyDocument = {
  kind: 'invoice',
  number: 'A1/26-27/000012',
  // 1 December in India
  issuedAt: new Date('2026-11-30T19:00:00Z'),
  code: '7K3M9QXZ',
  supplierGstin: '27AAQFL8842M1ZE',
  company: { gstin: '29AAPFU0939F1ZR', name: 'Asha Textiles' },
  placeOfSupply: { code: '27', name: 'Maharashtra' },
  corrects: [],
  parts: [{ percent: 5, value: 149_900, cgst: 3_748, sgst: 3_748, igst: 0 }],
  total: 157_400,
}

const CREDIT_NOTE: CompanyDocument = {
  ...INVOICE,
  kind: 'credit_note',
  number: 'AC1/26-27/000003',
  corrects: ['A1/26-27/000012'],
  parts: [
    { percent: 5, value: 100_000, cgst: 2_500, sgst: 2_500, igst: 0 },
    { percent: 18, value: 800_000, cgst: 72_000, sgst: 72_000, igst: 0 },
  ],
  total: 1_049_000,
}

const csv = (rows: readonly (readonly (string | number)[])[]) => rows.map((row) => row.join(','))
const rowsOf = (documents: CompanyDocument[]) => csv(companyRows(documents)).slice(1)

test.each<[string, CompanyDocument[], string[]]>([
  ['no document', [], []],
  [
    'an invoice, of the day in India',
    [INVOICE],
    [
      '4,Tax invoice,A1/26-27/000012,2026-12-01,,7K3M9QXZ,29AAPFU0939F1ZR,Asha Textiles,27 Maharashtra,5,1499.00,37.48,37.48,0.00,1574.00,27AAQFL8842M1ZE',
    ],
  ],
  [
    'a credit note of two rates, with the invoice that it corrects',
    [CREDIT_NOTE],
    [
      '9B,Credit note,AC1/26-27/000003,2026-12-01,A1/26-27/000012,7K3M9QXZ,29AAPFU0939F1ZR,Asha Textiles,27 Maharashtra,5,1000.00,25.00,25.00,0.00,10490.00,27AAQFL8842M1ZE',
      '9B,Credit note,AC1/26-27/000003,2026-12-01,A1/26-27/000012,7K3M9QXZ,29AAPFU0939F1ZR,Asha Textiles,27 Maharashtra,18,8000.00,720.00,720.00,0.00,10490.00,27AAQFL8842M1ZE',
    ],
  ],
])('the hotel’s accountant reads %s, one row for each rate', (_, documents, rows) => {
  expect(rowsOf(documents)).toEqual(rows)
})

test('each row has as many cells as there are headings', () => {
  const [headings, ...rows] = companyRows([INVOICE, CREDIT_NOTE])
  for (const row of rows) expect(row).toHaveLength(headings?.length ?? 0)
})

const STAY: StatementStay = {
  code: INVOICE.code,
  checkin: new Date('2026-11-30T03:30:00Z'),
  slot: 0,
  outcome: 'stayed',
  isChange: false,
  unpaid: 0,
  value: 149_900,
  tax: 7_496,
  paidOnline: 157_400,
  credits: 0,
  atDesk: 0,
  paidByUncle: 0,
  hotelCoupon: 0,
  commission: 22_485,
  gstOnCommission: 4_047,
  tcs: 750,
  tds: 150,
  gstRooms: 0,
  net: 129_968,
  given: 0,
  waits: 0,
}

const STATEMENT: Statement = {
  hotel: { id: 1, name: 'Mogra Residency' },
  month: '2026-12',
  opening: 0,
  stays: [STAY, { ...STAY, code: '4H8T2WNC' }],
  others: [],
  companyDocuments: [INVOICE],
  closing: 259_936,
  closedAt: null,
}

test('the statement’s table shows the company and its GSTIN next to the stays that were invoiced to it', () => {
  const [headings, , invoiced, other] = csv(statementRows(STATEMENT))
  expect(headings).toMatch(/,invoiced to the company,its GSTIN$/)
  expect(invoiced).toMatch(/^2026-11-30,7K3M9QXZ,.*,Asha Textiles,29AAPFU0939F1ZR$/)
  expect(other).toMatch(/^2026-11-30,4H8T2WNC,.*,0\.00,,$/)
})
