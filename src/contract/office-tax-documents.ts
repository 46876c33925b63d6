import { Type } from 'typebox'
import { defineCall } from './call.ts'
import { OFFICE_REFUSALS } from './office-bookings.ts'
import { IdParams, Image, Uuid } from './primitives.ts'
import { TaxDocument } from './tax-documents.ts'

export const officeTaxDocuments = defineCall({
  method: 'GET',
  path: '/office/bookings/{id}/tax-documents',
  tag: 'Office',
  summary:
    'Tax invoices and credit notes of a booking as they were written, the oldest first; without a name and address that only the guest asked to have printed',
  rights: 'office',
  params: IdParams,
  response: Type.Object({ documents: Type.Array(TaxDocument) }),
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND'],
  limitPerMinute: 120,
})

export const officeTaxDocumentPdf = defineCall({
  method: 'GET',
  path: '/office/bookings/{id}/tax-document',
  tag: 'Office',
  summary: 'One of them as a PDF',
  rights: 'office',
  params: IdParams,
  query: Type.Object({ document: Uuid }),
  response: Image,
  answers: 'pdf',
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND', 'NO_SUCH_DOCUMENT'],
  limitPerMinute: 30,
})
