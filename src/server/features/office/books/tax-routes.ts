import type { FastifyInstance } from 'fastify'
import type { Taxes } from '#contract/office-taxes.ts'
import * as calls from '#contract/office-taxes.ts'
import { istDateOf, toIstIso } from '#domain/kernel/ist.ts'
import { checkTaxPayment, dueDayOf, HELD_TAXES, type TaxPaymentRefusal } from '#domain/ledger/tax-payments.ts'
import { ACCOUNT_WORDS } from '#domain/ledger/words.ts'
import { fieldRefusal, refusal } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import type { Db, Services } from '../../../services.ts'
import { sumAccounts } from '../../ledger/read-books.ts'
import { readTaxMonths, readTaxPayments, recordTaxPayment, takeTaxPaymentBack } from '../../ledger/tax-payments.ts'
import { parseUuid } from '../parse-ids.ts'
import { idOfRequest } from './id-of-request.ts'
import { logAction } from './log-action.ts'

/** How many months the list shows at most: two years of four taxes. */
const MAX_MONTHS = 96
const MAX_PAYMENTS = 100

async function presentTaxes(db: Db): Promise<Taxes> {
  const [sums, months, payments] = [
    await sumAccounts(db),
    await readTaxMonths(db, MAX_MONTHS),
    await readTaxPayments(db, MAX_PAYMENTS),
  ]
  const nameOf = (tax: Taxes['held'][number]['tax']) => ACCOUNT_WORDS[tax].name
  return {
    held: HELD_TAXES.map((tax) => ({
      tax,
      name: nameOf(tax),
      // Tax that we hold is a negative balance. Subtract it from zero, because negating zero would show minus zero.
      paise: 0 - (sums.find(({ account }) => account === tax)?.paise ?? 0),
    })),
    months: months.map((month) => ({ ...month, name: nameOf(month.tax), due: dueDayOf(month.tax, month.month) })),
    payments: payments.map(({ paidOn, recordedBy, recordedAt, takenBackBy, ...payment }) => ({
      ...payment,
      name: nameOf(payment.tax),
      paid_on: paidOn,
      recorded_by: recordedBy,
      recorded_at: toIstIso(recordedAt),
      taken_back_by: takenBackBy,
    })),
  }
}

const FIELDS: Record<TaxPaymentRefusal, [field: string, message: string]> = {
  CHALLAN_INVALID: ['challan', 'Please enter the challan’s number: letters and digits'],
  PAID_ON_INVALID: ['paid_on', 'Please enter the day on which it was paid, today at the latest'],
  MONTH_INVALID: ['month', 'This month had not begun when it was paid'],
}

/** Registers the calls about the taxes we hold for the state and their payment. */
export function officeTaxRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  handleCall(app, services, calls.officeTaxes, () => presentTaxes(db))

  handleCall(app, services, calls.recordTaxPaid, async ({ session, body, requestKey }) => {
    const log = logAction(services, session, { act: 'tax_paid', reason: body.reason })
    const { tax, month, paise, challan, paid_on: paidOn } = body
    const checked = checkTaxPayment({ tax, month, paise, challan, paidOn }, istDateOf(clock.now()))
    if (!checked.ok) {
      const [field, message] = FIELDS[checked.refusal]
      throw fieldRefusal(field, 'INVALID', message)
    }
    const by = { operatorId: session.operatorId, reason: body.reason.trim() }
    const recorded = await recordTaxPayment(services, { ...checked.value, id: idOfRequest(requestKey), ...by }, log)
    if (!recorded.ok) throw refusal(recorded.refusal)
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
