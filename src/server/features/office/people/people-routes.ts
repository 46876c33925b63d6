import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/office-people.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { raisesLimits } from '#domain/office/two-people.ts'
import { fieldRefusal, refusal } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import { instantOf } from '../../../http/read-fields.ts'
import type { Services } from '../../../services.ts'
import { inKeyedTransaction, storedUnder } from '../../../transactions/booking-transaction.ts'
import { parseUuid } from '../parse-ids.ts'
import { phoneOf } from '../../accounts/read-sign-up.ts'
import { forgetPasskeys } from '../../passkeys/passkey-holder.ts'
import { officeAlarmEmailRoutes } from './alarm-email-routes.ts'
import { officeDutyRoutes } from './duty-routes.ts'
import { readLimits, setLimits } from './limits.ts'
import { describeLimits, endRole, grantRole, isTakenPhone, listOperators, worksHere } from './people.ts'
import { propose } from '../propose.ts'
import { exportLog } from '../export-log.ts'
import { placeOf, readLog, type LogFilter } from '../read-log.ts'
import { reasonOf, writeLog } from '../write-log.ts'

const LOG_PAGE = 50

function nameOf(typed: string): string {
  const name = typed.trim()
  if (!name) throw fieldRefusal('name', 'REQUIRED', 'Please enter their name')
  return name
}

/**
 * Registers the calls by which admins manage the office's people and limits, and by which operators choose how alarms
 * reach them.
 */
export function officePeopleRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services
  officeDutyRoutes(app, services)
  officeAlarmEmailRoutes(app, services)

  handleCall(app, services, calls.listOperators, () => listOperators(db, clock.now()))

  handleCall(app, services, calls.addOperator, async ({ session, body, requestKey }) => {
    const reason = reasonOf(body.reason)
    const wish = { name: nameOf(body.name), phone: phoneOf(body.phone), role: body.role }
    type Added = string | { proposal: string }
    const done = await inKeyedTransaction(
      services,
      storedUnder<Added>(requestKey),
      async (trx, now): Promise<Result<Added, 'OPERATOR_EXISTS'>> => {
        if (wish.role === 'support')
          return grantRole(trx, wish, { operatorId: session.operatorId, proposal: null, reason }, now)
        if (await worksHere(trx, wish.phone)) return refuse('OPERATOR_EXISTS')
        return accept({ proposal: await propose(trx, session, { kind: 'operator', terms: wish, reason }, now) })
      },
    ).catch((error: unknown) => {
      if (isTakenPhone(error)) throw refusal('OPERATOR_EXISTS')
      throw error
    })
    if (!done.ok) throw refusal(done.refusal)
    services.nudge()
    if (typeof done.value !== 'string') return { operator: null, proposal_id: done.value.proposal }
    const operator = (await listOperators(db, clock.now())).find(({ id }) => id === done.value)
    if (!operator) throw refusal('NOT_FOUND')
    return { operator, proposal_id: null }
  })

  handleCall(app, services, calls.endOperator, async ({ session, params, body }) => {
    const wish = { id: parseUuid(params.id), by: session.operatorId, reason: reasonOf(body.reason) }
    const ended = await db.transaction().execute((trx) => endRole(trx, wish, clock.now()))
    if (!ended.ok) throw refusal(ended.refusal)
    return { done: true as const }
  })

  handleCall(app, services, calls.forgetOperatorPasskeys, async ({ session, params, body }) => {
    const reason = reasonOf(body.reason)
    // A thief with a stolen session must not be able to create a passkey.
    if (params.id === session.operatorId) throw refusal('SAME_PERSON')
    const holder = parseUuid(params.id)
    const isKnown = (await listOperators(db, clock.now())).some(({ id }) => id === holder)
    if (!isKnown) throw refusal('NOT_FOUND')
    const now = clock.now()
    await db.transaction().execute(async (trx) => {
      await forgetPasskeys(trx, { kind: 'operator', holder }, { by: session.name, now })
      await trx.deleteFrom('office_sessions').where('operator_id', '=', holder).execute()
      await writeLog(trx, session, { act: 'operator_passkeys_forgotten', subject: holder, reason }, now)
    })
    return { done: true as const }
  })

  handleCall(app, services, calls.setOfficeLimits, async ({ session, body, requestKey }) => {
    const { per_booking, per_day } = body
    const reason = reasonOf(body.reason)
    if (per_day < per_booking) throw fieldRefusal('per_day', 'INVALID', 'A day’s limit is not below a booking’s')
    const wanted = { perBooking: per_booking, perDay: per_day }
    const done = await inKeyedTransaction(
      services,
      storedUnder<string | null>(requestKey),
      async (trx, now): Promise<Result<string | null, never>> => {
        if (raisesLimits(wanted, await readLimits(trx)))
          return accept(await propose(trx, session, { kind: 'limits', terms: { per_booking, per_day }, reason }, now))
        await setLimits(trx, wanted, { operatorId: session.operatorId, proposal: null, reason }, now)
        return accept(null)
      },
    )
    if (!done.ok) throw refusal(done.refusal)
    return { limits: await describeLimits(db, session.operatorId, clock.now()), proposal_id: done.value }
  })
}

type LogQuery = { who?: string; act?: string; text?: string; hotel?: string; since?: string; until?: string }

const wishOf = ({ who, act, text, hotel, since, until }: LogQuery): LogFilter => ({
  who: who?.trim(),
  act: act?.trim(),
  text: text?.trim(),
  hotel: hotel?.trim(),
  since: since ? instantOf('since', since) : undefined,
  until: until ? instantOf('until', until) : undefined,
})

/** Registers the calls that show the office's log and, for an admin, export it. */
export function officeLogRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  handleCall(app, services, calls.officeLog, async ({ query }) => {
    const before = query.before === undefined ? undefined : await placeOf(db, query.before)
    if (query.before !== undefined && !before) throw refusal('NOT_FOUND')
    const entries = await readLog(db, { ...wishOf(query), before }, LOG_PAGE + 1)
    return { entries: entries.slice(0, LOG_PAGE), has_more: entries.length > LOG_PAGE }
  })

  handleCall(app, services, calls.exportOfficeLog, async ({ session, query, reply }) => {
    const { csv } = await exportLog(db, session, wishOf(query), clock.now())
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="office-log.csv"')
      .send(csv)
  })
}
