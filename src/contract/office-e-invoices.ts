import { Type } from 'typebox'
import { CANCEL_CODES, MAX_REMARK } from '#domain/e-invoices/cancel-e-invoice.ts'
import { defineCall, KEY_REFUSALS } from './call.ts'
import { ADMIN_REFUSALS, byAdmin } from './office-parts.ts'
import { Nullable, OneOf, Uuid } from './primitives.ts'
import { EInvoiceRegistration } from './tax-documents.ts'

export const cancelEInvoice = defineCall({
  ...byAdmin,
  path: '/office/e-invoices/{document}/cancel',
  summary:
    'Cancels an e-invoice at the portal within 24 hours; a credit note takes the document back, and another one replaces it',
  params: Type.Object({ document: Uuid }),
  body: Type.Object(
    {
      code: OneOf(CANCEL_CODES, '1: a duplicate, 2: a mistake, 3: the order was cancelled, 4: another reason'),
      reason: Type.String({ maxLength: MAX_REMARK, description: 'why, for the portal and the log' }),
    },
    { examples: [{ code: '2', reason: 'Wrong address of the hotel' }] },
  ),
  response: Type.Object({
    e_invoice: EInvoiceRegistration,
    credit_note: Type.String({ description: 'its number' }),
    replacement: Nullable(Type.String({ description: 'its number; null: nothing is supplied any more' })),
  }),
  refusals: [
    ...ADMIN_REFUSALS,
    'NOT_FOUND',
    'ALREADY_DECIDED',
    'E_INVOICE_TOO_LATE',
    'E_INVOICE_BUILT_ON',
    'PORTAL_REFUSED',
    'PORTAL_UNAVAILABLE',
    ...KEY_REFUSALS,
  ],
  isIdempotent: true,
})
