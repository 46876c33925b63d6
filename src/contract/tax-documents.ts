import { Type, type Static } from 'typebox'
import { DOCUMENT_KINDS } from '#domain/tax-documents/document-number.ts'
import { CAUSES } from '#domain/tax-documents/documents-due.ts'
import { defineCall } from './call.ts'
import { IdParams, Image, Instant, Nullable, OneOf, Uuid } from './primitives.ts'

const Paise = (description: string) => Type.Integer({ description: `${description}, in paise` })

const Party = Type.Object(
  {
    name: Type.String(),
    address: Type.String(),
    gstin: Nullable(Type.String({ description: 'null: not registered for GST' })),
  },
  { title: 'InvoiceParty' },
)

export const EInvoiceRegistration = Type.Object(
  {
    irn: Type.String({ description: 'the portal’s number of it, 64 hexadecimal digits' }),
    ack_no: Type.String({ description: 'of the portal’s acknowledgement' }),
    ack_at: Instant('of the portal’s acknowledgement'),
    cancelled_at: Nullable(Instant('when the portal cancelled it; another document replaces it')),
  },
  { title: 'EInvoiceRegistration' },
)

const Recipient = Type.Object(
  {
    name: Type.String(),
    address: Type.String(),
    gstin: Nullable(Type.String({ description: 'of the company for which the guest travelled; null: the guest' })),
  },
  { title: 'InvoiceRecipient' },
)

export const TaxDocument = Type.Object(
  {
    id: Type.String(),
    kind: OneOf(DOCUMENT_KINDS),
    cause: OneOf(CAUSES, 'kept: of a stay that was cancelled or missed'),
    number: Type.String({ description: 'consecutive for its supplier and financial year' }),
    issuedAt: Instant('when it was written'),
    taxableValue: Paise('before tax'),
    cgst: Paise('central tax'),
    sgst: Paise('state tax'),
    igst: Paise('both in one, where the supplier is registered in another state'),
    rounding: Paise('what the bill’s whole rupees differ by'),
    total: Paise('tax included'),
    inWords: Type.String({ description: 'the total' }),
    supplier: Party,
    isSuppliedByUs: Type.Boolean({ description: 'the hotel is not registered, and we pay its tax (section 9(5))' }),
    letBy: Nullable(Party),
    placeOfSupply: Type.Object({ code: Type.String(), name: Type.String() }),
    booking: Type.String({ description: 'its code' }),
    stay: Type.Object({
      from: Instant('check-in'),
      until: Instant('check-out'),
      guests: Type.Integer(),
      rooms: Type.Integer(),
    }),
    lines: Type.Array(
      Type.Object({
        what: Type.String(),
        sac: Type.String({ description: 'services accounting code' }),
        percent: Nullable(Type.Integer({ description: 'of GST; null where days of two rates are billed together' })),
        value: Paise('before tax'),
      }),
    ),
    received: Type.Array(
      Type.Object({
        by: OneOf(['online', 'desk', 'credit', 'uncle'] as const, 'uncle: coupons and differences that Uncle pays'),
        amount: Paise('how much'),
        method: Nullable(Type.String()),
        at: Nullable(Instant('when')),
        receipt: Nullable(Type.String({ description: 'of the desk' })),
      }),
    ),
    recipient: Nullable(Recipient),
    corrects: Type.Array(Type.String(), { description: 'numbers of the invoices that a credit note corrects' }),
    e_invoice: Nullable(EInvoiceRegistration),
  },
  { title: 'TaxDocument' },
)
export type TaxDocument = Static<typeof TaxDocument>

export const listTaxDocuments = defineCall({
  method: 'GET',
  path: '/bookings/{id}/tax-documents',
  tag: 'Bookings',
  summary: 'Tax invoices and credit notes of a booking, the oldest first; there is one once the stay has ended',
  rights: 'booking-owner',
  params: IdParams,
  response: Type.Object({ documents: Type.Array(TaxDocument) }),
  refusals: ['NO_SESSION', 'NOT_FOUND'],
})

export const taxDocumentPdf = defineCall({
  method: 'GET',
  path: '/bookings/{id}/tax-document',
  tag: 'Bookings',
  summary: 'One of them as a PDF',
  rights: 'booking-owner',
  params: IdParams,
  query: Type.Object({ document: Uuid }),
  response: Image,
  answers: 'pdf',
  refusals: ['NO_SESSION', 'NOT_FOUND', 'NO_SUCH_DOCUMENT'],
  limitPerMinute: 30,
})

export const nameOnInvoice = defineCall({
  method: 'POST',
  path: '/bookings/{id}/name-on-invoice',
  tag: 'Bookings',
  summary: 'Puts the guest’s name and address on the documents of a booking, once; without it they name nobody',
  rights: 'booking-owner',
  params: IdParams,
  body: Type.Object(
    { name: Type.String({ maxLength: 120 }), address: Type.String({ maxLength: 300 }) },
    { examples: [{ name: 'Asha Rao', address: '14 Lake Road, Pune 411001' }] },
  ),
  response: Type.Object({ recipient: Recipient }),
  refusals: ['NO_SESSION', 'NOT_FOUND', 'CROSS_SITE', 'INVOICE_NAMED'],
  limitPerMinute: 10,
})

const companyFields = {
  gstin: Type.String({ description: 'of 15 characters, the last one a check digit' }),
  name: Type.String({ description: 'as registered for GST' }),
}

export const NamedCompany = Type.Object(companyFields, { title: 'NamedCompany' })
export type NamedCompany = Static<typeof NamedCompany>

export const InvoiceCompany = Type.Object(
  {
    ...companyFields,
    address: Type.String({ description: 'ends with place and PIN code' }),
  },
  { title: 'InvoiceCompany' },
)

const company = { tag: 'Bookings', rights: 'booking-owner', params: IdParams } as const
const companyAnswer = Type.Object({ invoice_company: Nullable(InvoiceCompany) })
const companyRefusals = ['NO_SESSION', 'NOT_FOUND', 'CROSS_SITE', 'NOT_ALLOWED_NOW', 'INVOICE_WRITTEN'] as const

export const setInvoiceCompany = defineCall({
  ...company,
  method: 'POST',
  path: '/bookings/{id}/invoice-company',
  summary:
    'Names the company for which the guest travels, or another one, until the first tax document is written; all documents of the booking then carry its GSTIN',
  body: Type.Object(
    {
      gstin: Type.String({ maxLength: 30 }),
      name: Type.String({ maxLength: 200 }),
      address: Type.String({ maxLength: 400 }),
    },
    {
      examples: [{ gstin: '27AAPFU0939F1ZV', name: 'Asha Textiles LLP', address: '14 Lake Road, Pune 411001' }],
    },
  ),
  response: companyAnswer,
  refusals: companyRefusals,
  limitPerMinute: 10,
})

export const removeInvoiceCompany = defineCall({
  ...company,
  method: 'POST',
  path: '/bookings/{id}/invoice-company/remove',
  summary: 'Removes the company; without one it counts as removed',
  response: companyAnswer,
  refusals: companyRefusals,
  limitPerMinute: 10,
})
