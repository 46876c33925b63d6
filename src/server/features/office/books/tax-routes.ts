import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/office-taxes.ts'
import { fieldRefusal, refusal, type ApiError } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import type { Services } from '../../../services.ts'
import { recordTaxPayment, takeTaxPaymentBack, type RecordRefusal } from '../../ledger/tax-payments.ts'
import { parseUuid } from '../parse-ids.ts'
import { officeEInvoiceRoutes } from './e-invoice-routes.ts'
import { idOfRequest } from './id-of-request.ts'
import { logAction } from './log-action.ts'
import { isTaxFault, presentTaxes, TAX_FAULTS } from './present-taxes.ts'

function errorOf(why: RecordRefusal): ApiError {
  if (!isTaxFault(why)) return refusal(why)
  const { field, message } = TAX_FAULTS[why]
  return fieldRefusal(field, 'INVALID', message)
}

/** Registers the calls about the taxes we hold for the state and their payment, and about e-invoices. */
export function officeTaxRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  officeEInvoiceRoutes(app, services)

  handleCall(app, services, calls.officeTaxes, () => presentTaxes(db))

  handleCall(app, services, calls.recordTaxPaid, async ({ session, body, requestKey }) => {
    const log = logAction(services, session, { act: 'tax_paid', reason: body.reason })
    const { tax, month, paise, challan, paid_on: paidOn } = body
    const by = { operatorId: session.operatorId, reason: body.reason.trim() }
    const payment = { id: idOfRequest(requestKey), tax, month, paise, challan, paidOn, ...by }
    const recorded = await recordTaxPayment(services, payment, log)
    if (!recorded.ok) throw errorOf(recorded.refusal)
    return presentTaxes(db)
  })

  handleCall(app, services, calls.takeTaxPaidBack, async ({ session, body }) => {
    const log = logAction(services, session, { act: 'tax_taken_back', reason: body.reason })
    const ask = { id: parseUuid(body.payment_id), operatorId: session.operatorId }
    const taken = await takeTaxPaymentBack(services, ask, log)
    if (!taken.ok) throw refusal(taken.refusal)
    return presentTaxes(db)
  })
}
