import type { FastifyInstance } from 'fastify'
import type { BodyOf } from '#contract/call.ts'
import * as payouts from '#contract/office-payouts.ts'
import * as calls from '#contract/office-terms.ts'
import { istDateOf, isIstDate } from '#domain/kernel/ist.ts'
import { isGstin } from '#domain/tax-documents/gstin.ts'
import { panFault } from '#domain/ledger/pan.ts'
import { isRateValue } from '#domain/ledger/rates.ts'
import { fieldRefusal, refusal } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import type { OfficeSession } from '../../../http/office-session.ts'
import type { Services } from '../../../services.ts'
import { accountAt, confirmBankAccount, listBankAccounts, proposeBankAccount } from '../../ledger/bank-accounts.ts'
import { listRates, listTerms, proposeRate, proposeTerms } from '../../ledger/terms.ts'
import { confirmFromDay, dropProposed } from '../../ledger/two-people.ts'
import { parseNumericId } from '../parse-ids.ts'
import { logAction } from './log-action.ts'
import { presentAccount } from './present-payouts.ts'
import { presentRates, presentTerms } from './present-terms.ts'

function dayOf(typed: string): string {
  if (!isIstDate(typed)) throw fieldRefusal('from', 'INVALID', 'There is no such day')
  return typed
}

/**
 * Validates the business that runs a hotel. A legal name needs an address. A GSTIN must be plausible, and needs a legal
 * name, an address and a PAN. Without a GSTIN the hotel is not registered.
 */
function registrationOf({ gstin, legal_name: name = '', address = '', pan }: BodyOf<typeof calls.proposeHotelTerms>) {
  const [legalName, place] = [name.trim(), address.trim()]
  if (gstin === undefined && !legalName && !place) return { gstin: null, legalName: null, address: null }
  if (gstin !== undefined && !isGstin(gstin))
    throw fieldRefusal('gstin', 'INVALID', 'This is not a GSTIN: please compare it')
  if (!legalName) throw fieldRefusal('legal_name', 'REQUIRED', 'Please enter the legal name')
  if (!place) throw fieldRefusal('address', 'REQUIRED', 'Please enter the registered address')
  if (gstin !== undefined && pan === 'missing') throw fieldRefusal('pan', 'INVALID', 'A GSTIN has its PAN in it')
  return { gstin: gstin ?? null, legalName, address: place }
}

const PAN_FAULTS = {
  FORM: 'This is not a PAN: please compare it',
  NOT_GIVEN: 'A PAN is given, or it is missing',
  OTHER_THAN_GSTIN: 'The GSTIN has another PAN in it',
  NOT_SMALL: 'Only a person or a family is below the yearly amount',
} as const

/** Validates a typed PAN. Null if none was typed, or the GSTIN contains it. */
function panNumberOf({ pan, pan_number: typed, gstin }: BodyOf<typeof calls.proposeHotelTerms>): string | null {
  const panNumber = typed?.trim().toUpperCase() ?? null
  const fault = panFault({ pan, panNumber, gstin: gstin ?? null })
  if (fault) throw fieldRefusal('pan_number', 'INVALID', PAN_FAULTS[fault])
  return gstin === undefined ? panNumber : null
}

/** Registers the calls for hotels' bank details and terms, each needing two people. */
export function officeTermsRoutes(app: FastifyInstance, services: Services): void {
  officeBankAccountRoutes(app, services)
  officeHotelTermsRoutes(app, services)
  officeRateRoutes(app, services)
}

function officeBankAccountRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  const accountsOf = async (session: OfficeSession, hotelId: number | null) => {
    const known = await db
      .selectFrom('hotels')
      .select('id')
      .where('id', '=', hotelId ?? 0)
      .executeTakeFirst()
    if (!known) throw refusal('NOT_FOUND')
    const now = clock.now()
    const current = await accountAt(db, known.id, now)
    return (await listBankAccounts(db, known.id)).map((one) => presentAccount(one, { session, current, now }))
  }

  handleCall(app, services, payouts.hotelBankAccounts, ({ session, params }) =>
    accountsOf(session, parseNumericId(params.id)),
  )

  handleCall(app, services, payouts.proposeBankAccount, async ({ session, params, body }) => {
    const log = logAction(services, session, { act: 'bank_account_proposed', reason: body.reason })
    const hotelId = parseNumericId(params.id)
    const [holder, bank] = [body.holder.trim(), body.bank.trim()]
    if (!holder) throw fieldRefusal('holder', 'REQUIRED', 'Please enter whose account it is')
    if (!bank) throw fieldRefusal('bank', 'REQUIRED', 'Please enter the bank’s name')
    const by = { operatorId: session.operatorId, reason: body.reason.trim() }
    const proposed = await proposeBankAccount(services, { ...body, hotelId, holder, bank, ...by }, log)
    if (!proposed.ok) throw refusal(proposed.refusal)
    return accountsOf(session, hotelId)
  })

  handleCall(
    app,
    services,
    payouts.decideBankAccount,
    async ({ session, body: { proposal_id: id, decision, reason } }) => {
      const act = decision === 'confirm' ? 'bank_account_confirmed' : 'bank_account_dropped'
      const log = logAction(services, session, { act, reason })
      const decided =
        decision === 'confirm'
          ? await confirmBankAccount(services, { id, operatorId: session.operatorId }, log)
          : await dropProposed(services, { table: 'hotel_bank_accounts', id }, log)
      if (!decided.ok) throw refusal(decided.refusal)
      return accountsOf(session, decided.value)
    },
  )
}

function officeHotelTermsRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  const termsOf = async (session: OfficeSession, hotelId: number) => {
    const hotel = await db.selectFrom('hotels').select('id').where('id', '=', hotelId).executeTakeFirst()
    if (!hotel) throw refusal('NOT_FOUND')
    return presentTerms(await listTerms(db, hotelId), { operatorId: session.operatorId, today: istDateOf(clock.now()) })
  }

  handleCall(app, services, calls.hotelTerms, ({ session, params }) => termsOf(session, parseNumericId(params.id)))

  handleCall(app, services, calls.proposeHotelTerms, async ({ session, params, body }) => {
    const log = logAction(services, session, { act: 'terms_proposed', reason: body.reason })
    const hotelId = parseNumericId(params.id)
    const by = { operatorId: session.operatorId, reason: body.reason.trim() }
    const { commission, pan } = body
    const panNumber = panNumberOf(body)
    const wanted = { hotelId, from: dayOf(body.from), commission, pan, panNumber, ...registrationOf(body), ...by }
    const proposed = await proposeTerms(services, wanted, log)
    if (!proposed.ok) throw refusal(proposed.refusal)
    return termsOf(session, hotelId)
  })

  handleCall(
    app,
    services,
    calls.decideHotelTerms,
    async ({ session, body: { proposal_id: id, decision, reason } }) => {
      const act = decision === 'confirm' ? 'terms_confirmed' : 'terms_dropped'
      const log = logAction(services, session, { act, reason })
      const decided =
        decision === 'confirm'
          ? await confirmFromDay(services, { table: 'hotel_terms', id, operatorId: session.operatorId }, log)
          : await dropProposed(services, { table: 'hotel_terms', id }, log)
      if (!decided.ok) throw refusal(decided.refusal)
      return termsOf(session, decided.value ?? 0)
    },
  )
}

function officeRateRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  const rates = async (session: OfficeSession) =>
    presentRates(await listRates(db), { operatorId: session.operatorId, today: istDateOf(clock.now()) })

  handleCall(app, services, calls.officeRates, ({ session }) => rates(session))

  handleCall(app, services, calls.proposeRate, async ({ session, body: { kind, from, value, reason } }) => {
    const log = logAction(services, session, { act: 'rate_proposed', reason })
    if (!isRateValue(kind, value)) throw fieldRefusal('value', 'INVALID', 'A rate is at most 100 %')
    const by = { operatorId: session.operatorId, reason: reason.trim() }
    const proposed = await proposeRate(services, { kind, from: dayOf(from), value, ...by }, log)
    if (!proposed.ok) throw refusal(proposed.refusal)
    return rates(session)
  })

  handleCall(app, services, calls.decideRate, async ({ session, body: { proposal_id: id, decision, reason } }) => {
    const act = decision === 'confirm' ? 'rate_confirmed' : 'rate_dropped'
    const log = logAction(services, session, { act, reason })
    const decided =
      decision === 'confirm'
        ? await confirmFromDay(services, { table: 'rates', id, operatorId: session.operatorId }, log)
        : await dropProposed(services, { table: 'rates', id }, log)
    if (!decided.ok) throw refusal(decided.refusal)
    return rates(session)
  })
}
