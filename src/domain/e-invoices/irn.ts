import type { EInvoicePayload } from './payload.ts'

/**
 * Builds the text whose SHA-256 in hexadecimal is the IRN: the supplier's GSTIN, the financial year ('2026-27'), the
 * type and the number.
 */
export function irnText({ SellerDtls, DocDtls }: Pick<EInvoicePayload, 'SellerDtls' | 'DocDtls'>): string {
  const [, month = '', year = ''] = DocDtls.Dt.split('/')
  const begins = Number(month) >= 4 ? Number(year) : Number(year) - 1
  return `${SellerDtls.Gstin}${begins}-${String((begins + 1) % 100).padStart(2, '0')}${DocDtls.Typ}${DocDtls.No}`
}
