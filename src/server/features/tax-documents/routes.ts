import type { FastifyInstance, FastifyReply } from 'fastify'
import { officeTaxDocumentPdf, officeTaxDocuments } from '#contract/office-tax-documents.ts'
import * as calls from '#contract/tax-documents.ts'
import type { TaxDocument } from '#contract/tax-documents.ts'
import { oneLine } from '#domain/kernel/typed-text.ts'
import { isUuid } from '#domain/kernel/uuid.ts'
import { fieldRefusal, refusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import type { Services } from '../../services.ts'
import { sendPdfFile } from './send-pdf.ts'
import { nameRecipient, readTaxDocuments, readTaxDocumentsAsWritten } from './read-tax-documents.ts'

/** Sends one of a booking's documents. Loads the library that draws it on first use, not at the start. */
async function sendPdf(reply: FastifyReply, documents: readonly TaxDocument[], wanted: string): Promise<FastifyReply> {
  const document = documents.find(({ id }) => id === wanted.toLowerCase())
  if (!document) throw refusal('NO_SUCH_DOCUMENT')
  const { renderTaxDocument } = await import('./render-tax-document.ts')
  return sendPdfFile(reply, document.number, await renderTaxDocument(document))
}

function typed(field: 'name' | 'address', text: string): string {
  const clean = oneLine(text)
  if (clean === '') throw fieldRefusal(field, 'REQUIRED', `${field} is empty`)
  return clean
}

export function taxDocumentRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  handleCall(app, services, calls.listTaxDocuments, async ({ params }) => ({
    documents: await readTaxDocuments(db, params.id),
  }))

  handleCall(app, services, calls.taxDocumentPdf, async ({ params, query, reply }) =>
    sendPdf(reply, await readTaxDocuments(db, params.id), query.document),
  )

  handleCall(app, services, calls.nameOnInvoice, async ({ params, body }) => {
    const recipient = { name: typed('name', body.name), address: typed('address', body.address) }
    if (!(await nameRecipient(db, params.id, recipient, clock.now()))) throw refusal('INVOICE_NAMED')
    return { recipient }
  })

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
