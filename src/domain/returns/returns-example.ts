import type { DocumentSums, LineSums, ListedDocument } from './return-sources.ts'

export const OURS = '27AAKCU2210P1ZY'
export const OF_HOTEL = '27AAQFL8842M1ZE'
export const OF_OTHER = '29AAPFU0939F1ZV'
export const MAHARASHTRA = { code: '27', name: 'Maharashtra' }
export const KARNATAKA = { code: '29', name: 'Karnataka' }

export const TO_COMPANY: ListedDocument = {
  number: 'I1/2627/000007',
  dated: '2026-12-06',
  gstin: OF_OTHER,
  name: 'Asha Textiles LLP',
}

const DOCUMENT: DocumentSums = {
  kind: 'invoice',
  ownGstin: OURS,
  state: MAHARASHTRA,
  toCompany: null,
  percent: 5,
  value: 0,
  cgst: 0,
  sgst: 0,
  igst: 0,
}
const LINE: LineSums = {
  hotelId: 7,
  name: 'Lantern Court',
  gstin: OF_HOTEL,
  pan: 'AAQFL8842M',
  panState: 'given',
  ownGstin: OURS,
  state: MAHARASHTRA,
  isTakenBack: false,
  gstRate: 1800,
  tdsRate: 10,
  value: 0,
  commission: 0,
  gstOnCommission: 0,
  tcs: 0,
  tds: 0,
}

export const lineOf = (change: Partial<LineSums>): LineSums => ({ ...LINE, ...change })
export const roomOf = (change: Partial<DocumentSums>): DocumentSums => ({ ...DOCUMENT, ...change })
