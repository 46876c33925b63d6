import { istDateOf } from '../kernel/ist.ts'
import type { DocumentKind } from '../tax-documents/document-number.ts'
import { DOCUMENT_TITLES } from '../tax-documents/document-words.ts'
import { rupeesText, type CompanyDocument } from './statement.ts'

/** The table of the hotel's GSTR-1 that lists documents to registered recipients one by one. */
const TABLES: Record<DocumentKind, string> = { invoice: '4', credit_note: '9B' }

const HEADINGS = [
  'table of GSTR-1',
  'document',
  'number',
  'date',
  'corrects',
  'booking',
  'GSTIN of the company',
  'company',
  'place of supply',
  'GST %',
  'taxable value',
  'CGST',
  'SGST',
  'IGST',
  'total of the document',
  'GSTIN of the hotel',
]

/**
 * Lists the hotel's documents to companies for its accountant, with one row for each document and rate, the oldest
 * first, and amounts in rupees. The total repeats on each row of a document.
 */
export const companyRows = (documents: readonly CompanyDocument[]): (string | number)[][] => [
  HEADINGS,
  ...documents.flatMap((document) =>
    document.parts.map(({ percent, value, cgst, sgst, igst }) => [
      TABLES[document.kind],
      DOCUMENT_TITLES[document.kind],
      document.number,
      istDateOf(document.issuedAt),
      document.corrects.join(' '),
      document.code,
      document.company.gstin,
      document.company.name,
      `${document.placeOfSupply.code} ${document.placeOfSupply.name}`,
      percent,
      ...[value, cgst, sgst, igst, document.total].map(rupeesText),
      document.supplierGstin,
    ]),
  ),
]
