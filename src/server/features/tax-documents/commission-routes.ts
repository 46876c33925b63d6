import type { FastifyInstance, FastifyReply } from 'fastify'
import * as calls from '#contract/commission-invoices.ts'
import { isUuid } from '#domain/kernel/uuid.ts'
import { refusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import type { Services } from '../../services.ts'
import { findCommissionDocument, listCommissionDocuments } from './read-commission-documents.ts'
import { sendPdfFile } from './send-pdf.ts'

const LIST_PAGE = 50
/** The most documents listed. A hotel has one or two a month, and more only if its registration changed. */
const MAX_OF_A_HOTEL = 20

/** Registers the calls by which the office and a hotel's manager read commission invoices. */
export function commissionRoutes(app: FastifyInstance, services: Services): void {
  const sendPdf = async (reply: FastifyReply, id: string, hotelId: number | null): Promise<FastifyReply> => {
    const document = isUuid(id) ? await findCommissionDocument(services, id, hotelId) : undefined
    if (!document) throw refusal('NOT_FOUND')
    const { renderCommissionDocument } = await import('./render-commission-document.ts')
    return sendPdfFile(reply, document.number, await renderCommissionDocument(document))
  }

  handleCall(app, services, calls.officeCommissionInvoices, async ({ query: { month, skip = 0 } }) => {
    const documents = await listCommissionDocuments(services, { month, limit: LIST_PAGE + 1, skip })
    return { documents: documents.slice(0, LIST_PAGE), has_more: documents.length > LIST_PAGE }
  })

  handleCall(app, services, calls.officeCommissionInvoicePdf, async ({ params, reply }) =>
    sendPdf(reply, params.document, null),
  )

  handleCall(app, services, calls.deskCommissionInvoices, async ({ session: { hotelId }, query: { month } }) => ({
    documents: await listCommissionDocuments(services, { month, hotelId, limit: MAX_OF_A_HOTEL }),
  }))

  handleCall(app, services, calls.deskCommissionInvoicePdf, async ({ session, params, reply }) =>
    sendPdf(reply, params.document, session.hotelId),
  )
}
