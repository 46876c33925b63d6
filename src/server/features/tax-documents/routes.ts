import type { FastifyInstance, FastifyReply } from 'fastify'
import { officeTaxDocumentPdf, officeTaxDocuments } from '#contract/office-tax-documents.ts'
import * as calls from '#contract/tax-documents.ts'
import type { TaxDocument } from '#contract/tax-documents.ts'
import { oneLine } from '#domain/kernel/typed-text.ts'
import { isUuid } from '#domain/kernel/uuid.ts'
import { readCompany, type Company } from '#domain/tax-documents/company-on-invoice.ts'
import { COMPANY_ERRORS } from '../../../words/en/bookings/company-errors.ts'
import { fieldRefusal, refusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import type { Services } from '../../services.ts'
import { writeInvoiceCompany } from './invoice-company.ts'
import { sendPdfFile } from './send-pdf.ts'
import { nameRecipient, readSignedQr, readTaxDocuments, readTaxDocumentsAsWritten } from './read-tax-documents.ts'

function typed(field: 'name' | 'address', text: string): string {
  const clean = oneLine(text)
  if (clean === '') throw fieldRefusal(field, 'REQUIRED', `${field} is empty`)
  return clean
}

export function taxDocumentRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  /** Sends one of a booking's documents. Loads the library that draws it on first use, not at startup. */
  const sendPdf = async (reply: FastifyReply, documents: readonly TaxDocument[], wanted: string) => {
    const document = documents.find(({ id }) => id === wanted.toLowerCase())
    if (!document) throw refusal('NO_SUCH_DOCUMENT')
    const { renderTaxDocument } = await import('./render-tax-document.ts')
    const isValid = document.e_invoice?.cancelled_at === null
    const signedQr = isValid ? await readSignedQr(db, document.id) : null
    return sendPdfFile(reply, document.number, await renderTaxDocument(document, signedQr))
  }

  handleCall(app, services, calls.listTaxDocuments, async ({ params }) => ({
    documents: await readTaxDocuments(db, params.id),
  }))

  handleCall(app, services, calls.taxDocumentPdf, async ({ params, query, reply }) =>
    sendPdf(reply, await readTaxDocuments(db, params.id), query.document),
  )

  handleCall(app, services, calls.nameOnInvoice, async ({ params, body }) => {
    const recipient = { name: typed('name', body.name), address: typed('address', body.address) }
    if (!(await nameRecipient(db, params.id, recipient, clock.now()))) throw refusal('INVOICE_NAMED')
    return { recipient: { ...recipient, gstin: null } }
  })

  const writeCompany = async (bookingId: string, company: Company | null) => {
    const written = await writeInvoiceCompany(db, bookingId, company, clock.now())
    if (!written.ok) throw refusal(written.refusal)
    return { invoice_company: written.value }
  }

  handleCall(app, services, calls.setInvoiceCompany, async ({ params, body }) => {
    const read = readCompany(body)
    if (read.ok) return writeCompany(params.id, read.value)
    const { field, kind, fault } = read.refusal
    throw fieldRefusal(field, kind, COMPANY_ERRORS[fault])
  })

  handleCall(app, services, calls.removeInvoiceCompany, ({ params }) => writeCompany(params.id, null))

  const writtenOf = async (id: string) => {
    const documents = isUuid(id) ? await readTaxDocumentsAsWritten(db, id) : undefined
    if (!documents) throw refusal('NOT_FOUND')
    return documents
  }

  handleCall(app, services, officeTaxDocuments, async ({ params }) => ({ documents: await writtenOf(params.id) }))

  handleCall(app, services, officeTaxDocumentPdf, async ({ params, query, reply }) =>
    sendPdf(reply, await writtenOf(params.id), query.document),
  )
}
