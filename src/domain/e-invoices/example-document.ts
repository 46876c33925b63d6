import type { RegistrableDocument, RegistrableItem } from './payload.ts'

export const COMMISSION_ITEM: RegistrableItem = {
  what: 'Commission on stays',
  sac: '998552',
  percent: 18,
  value: 22_501,
  cgst: 0,
  sgst: 0,
  igst: 4_050,
}

/** A commission invoice for tests. */
export const COMMISSION: RegistrableDocument = {
  kind: 'invoice',
  number: 'M1/2627/000042',
  date: '2026-12-31',
  supplier: {
    name: 'Uncle Stays Private Limited',
    address: 'Second floor, 14 Lavender Lane, Koramangala 5th Block, Bengaluru 560095',
    gstin: '29AAKCU2210P1ZX',
  },
  recipient: { name: 'Lantern Court LLP', address: 'Lane 6, Koregaon Park, Pune 411001', gstin: '27AAQFL8842M1ZE' },
  placeOfSupply: '27',
  items: [COMMISSION_ITEM],
  rounding: 0,
  total: 26_551,
  corrects: [],
}
