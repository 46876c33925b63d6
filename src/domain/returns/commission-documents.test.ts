import { expect, test } from 'vitest'
import { documentNumber } from '../tax-documents/document-number.ts'
import { commissionDocuments, keyOfDocument } from './commission-documents.ts'
import { KARNATAKA, lineOf, OF_HOTEL, OF_OTHER } from './returns-example.ts'

const MONTH = lineOf({ value: 150_000, commission: 22_500, gstOnCommission: 4_050 })
const BACK = lineOf({ isTakenBack: true, value: -30_000, commission: -4_505, gstOnCommission: -811 })

test.each([
  ['nothing for a month without commission', [lineOf({ value: 100 })], []],
  ['an invoice', [MONTH], [['commission_invoice', OF_HOTEL, 22_500, 2_025, 2_025, 0, 26_550]]],
  [
    'one invoice for all stays, and a credit note for what was taken back of earlier months',
    [MONTH, MONTH, BACK],
    [
      ['commission_invoice', OF_HOTEL, 45_000, 4_050, 4_050, 0, 53_100],
      ['commission_credit_note', OF_HOTEL, 4_505, 406, 405, 0, 5_316],
    ],
  ],
  [
    'IGST where Uncle has no registration in the state',
    [lineOf({ ...MONTH, state: KARNATAKA })],
    [['commission_invoice', OF_HOTEL, 22_500, 0, 0, 4_050, 26_550]],
  ],
  [
    'an invoice for each registration of a hotel that changed it within the month',
    [MONTH, lineOf({ ...MONTH, gstin: OF_OTHER })],
    [
      ['commission_invoice', OF_HOTEL, 22_500, 2_025, 2_025, 0, 26_550],
      ['commission_invoice', OF_OTHER, 22_500, 2_025, 2_025, 0, 26_550],
    ],
  ],
  [
    'an invoice for a hotel without a registration',
    [lineOf({ ...MONTH, gstin: null })],
    [['commission_invoice', null, 22_500, 2_025, 2_025, 0, 26_550]],
  ],
])('a month’s commission needs %s', (_name, lines, expected) => {
  const documents = commissionDocuments(lines)
  expect(
    documents.map(({ kind, gstin, value, cgst, sgst, igst, total }) => [kind, gstin, value, cgst, sgst, igst, total]),
  ).toEqual(expected)
  expect(new Set(documents.map(keyOfDocument)).size).toBe(documents.length)
})

test.each([
  ['commission_invoice', 'M1/2627/000001'],
  ['commission_credit_note', 'N1/2627/000001'],
] as const)('a %s has a separate series, with the number %s', (kind, number) =>
  expect(documentNumber({ kind, series: 1, year: 2026, serial: 1 })).toBe(number),
)
