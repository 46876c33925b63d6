import type { FastifyInstance, FastifyReply } from 'fastify'
import * as calls from '#contract/tax-documents.ts'
import { oneLine } from '#domain/kernel/typed-text.ts'
import { fieldRefusal, refusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import type { Services } from '../../services.ts'
import { nameRecipient, readTaxDocuments } from './read-tax-documents.ts'

/** Neutral: others may see the folder of downloads. */
const fileName = (number: string) => `${number.replaceAll('/', '-')}.pdf`

const sendPdf = (reply: FastifyReply, bytes: Buffer, number: string) =>
  reply
    .type('application/pdf')
    .headers({
      'content-disposition': `attachment; filename="${fileName(number)}"`,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    .send(bytes)

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

  handleCall(app, services, calls.taxDocumentPdf, async ({ params, query, reply }) => {
    const document = (await readTaxDocuments(db, params.id)).find(({ id }) => id === query.document.toLowerCase())
    if (!document) throw refusal('NOT_FOUND')
    // Loaded for who wants one: the library is a part of no start.
    const { drawTaxDocument } = await import('./draw-tax-document.ts')
    return sendPdf(reply, await drawTaxDocument(document), document.number)
  })

  handleCall(app, services, calls.nameOnInvoice, async ({ params, body }) => {
    const recipient = { name: typed('name', body.name), address: typed('address', body.address) }
    if (!(await nameRecipient(db, params.id, recipient, clock.now()))) throw refusal('INVOICE_NAMED')
    return { recipient }
  })
}
