import { Type, type Static } from 'typebox'
import { COMMISSION_KINDS } from '#domain/tax-documents/document-number.ts'
import { defineCall } from './call.ts'
import { OFFICE_REFUSALS } from './office-bookings.ts'
import { Paise } from './office-parts.ts'
import { Image, Nullable, OneOf, Uuid } from './primitives.ts'
import { MonthParam } from './statements.ts'
import { EInvoiceRegistration } from './tax-documents.ts'

export const CommissionInvoice = Type.Object(
  {
    id: Type.String(),
    kind: OneOf(COMMISSION_KINDS),
    number: Type.String({ description: 'consecutive for Uncle’s registration and the financial year' }),
    month: Type.String({ description: 'of the commission; the last day is the date', examples: ['2026-11'] }),
    hotel: Type.Object({ id: Type.Integer(), name: Type.String() }),
    gstin: Nullable(Type.String({ description: 'of the hotel' })),
    taxable_value: Paise('commission'),
    cgst: Paise('central tax'),
    sgst: Paise('state tax'),
    igst: Paise('both in one'),
    total: Paise('tax included'),
    e_invoice: Nullable(EInvoiceRegistration),
    register_by: Nullable(
      Type.String({
        description: 'the last day on which the portal registers it, while it must be registered and is not',
        examples: ['2026-12-29'],
      }),
    ),
  },
  { title: 'CommissionInvoice' },
)
export type CommissionInvoice = Static<typeof CommissionInvoice>

const DocumentParams = Type.Object({ document: Uuid })

export const officeCommissionInvoices = defineCall({
  method: 'GET',
  path: '/office/commission-invoices',
  tag: 'Office',
  summary: 'Invoices and credit notes to hotels for the commission of a closed month, by number',
  rights: 'office',
  query: Type.Object({
    month: MonthParam,
    skip: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  }),
  response: Type.Object({ documents: Type.Array(CommissionInvoice, { maxItems: 50 }), has_more: Type.Boolean() }),
  refusals: OFFICE_REFUSALS,
})

export const officeCommissionInvoicePdf = defineCall({
  method: 'GET',
  path: '/office/commission-invoices/{document}/pdf',
  tag: 'Office',
  summary: 'One of them as a PDF',
  rights: 'office',
  params: DocumentParams,
  response: Image,
  answers: 'pdf',
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND'],
  limitPerMinute: 30,
})

export const deskCommissionInvoices = defineCall({
  method: 'GET',
  path: '/desk/commission-invoices',
  tag: 'Desk',
  summary: 'Uncle’s invoices and credit notes to the hotel for the commission of a closed month',
  rights: 'desk-manager',
  query: Type.Object({ month: MonthParam }),
  response: Type.Object({ documents: Type.Array(CommissionInvoice, { maxItems: 20 }) }),
  refusals: ['NO_SESSION', 'MANAGERS_ONLY'],
})

export const deskCommissionInvoicePdf = defineCall({
  method: 'GET',
  path: '/desk/commission-invoices/{document}/pdf',
  tag: 'Desk',
  summary: 'One of them as a PDF',
  rights: 'desk-manager',
  params: DocumentParams,
  response: Image,
  answers: 'pdf',
  refusals: ['NO_SESSION', 'MANAGERS_ONLY', 'NOT_FOUND'],
  limitPerMinute: 30,
})
