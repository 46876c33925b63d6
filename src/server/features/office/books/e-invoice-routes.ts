import type { FastifyInstance } from 'fastify'
import { cancelEInvoice as cancelCall } from '#contract/office-e-invoices.ts'
import { refusal } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import type { Services } from '../../../services.ts'
import { cancelEInvoice } from '../../tax-documents/cancel-e-invoice.ts'
import { logAction } from './log-action.ts'

/** Registers the call by which an admin cancels an e-invoice. */
export function officeEInvoiceRoutes(app: FastifyInstance, services: Services): void {
  handleCall(app, services, cancelCall, async ({ session, params, body }) => {
    const log = logAction(services, session, { act: 'e_invoice_cancelled', reason: body.reason })
    const asked = { id: params.document, code: body.code, remark: body.reason.trim(), operatorId: session.operatorId }
    const cancelled = await cancelEInvoice(services, asked, log)
    if (!cancelled.ok) throw refusal(cancelled.refusal)
    const { registration, creditNote, replacement } = cancelled.value
    return { e_invoice: registration, credit_note: creditNote, replacement }
  })
}
