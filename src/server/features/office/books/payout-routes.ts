import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/office-payouts.ts'
import { refusal } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import type { OfficeSession } from '../../../http/office-session.ts'
import type { Db, Services } from '../../../services.ts'
import { proposePayouts } from '../../ledger/propose-payouts.ts'
import { readRuns, type RunQuery } from '../../ledger/read-payouts.ts'
import { sendPayouts } from '../../ledger/send-payouts.ts'
import { confirmPayouts, dropPayouts, markPaid, markRefused, markReturned } from '../../ledger/settle-payouts.ts'
import { parseUuid } from '../parse-ids.ts'
import { logAction } from './log-action.ts'
import { officePayoutListRoutes } from './payout-list-routes.ts'
import { presentRun } from './present-payouts.ts'

const LIST_PAGE = 10
/** How many payouts of each run the list shows. */
const SHOWN_IN_LIST = 20
/** The most hotels without bank details that a proposal names. */
const MAX_NAMED = 200

async function namesOf(db: Db, ids: readonly number[]): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from hotels where id = any(${ids}::int[]) order by name, id limit ${MAX_NAMED}`.execute(db)
  return rows
}

/**
 * Registers the calls for payouts to hotels: one operator proposes a payout, another confirms it, and the bank's
 * reference closes it.
 */
export function officePayoutRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  officePayoutListRoutes(app, services)

  const runOf = async (session: OfficeSession, wish: RunQuery) => {
    const [run] = await readRuns(db, wish)
    if (!run) throw refusal('NOT_FOUND')
    return presentRun(run, session.operatorId)
  }

  handleCall(app, services, calls.officePayouts, async ({ session, query: { skip = 0 } }) => {
    const runs = await readRuns(db, { limit: LIST_PAGE + 1, skip, shown: SHOWN_IN_LIST })
    const shown = runs.slice(0, LIST_PAGE).map((run) => presentRun(run, session.operatorId))
    return { runs: shown, has_more: runs.length > LIST_PAGE }
  })

  handleCall(app, services, calls.officePayoutRun, ({ session, params, query: { after } }) =>
    runOf(session, { runId: parseUuid(params.id), after: after === undefined ? undefined : parseUuid(after) }),
  )

  handleCall(app, services, calls.proposeOfficePayouts, async ({ session, body: { month, hotels, reason } }) => {
    const log = logAction(services, session, { act: 'payouts_proposed', reason })
    const by = { operatorId: session.operatorId, reason: reason.trim() }
    const { runId, withoutAccount } = await proposePayouts(
      services,
      { month, ...by, ...(hotels ? { hotelIds: hotels } : {}) },
      log,
    )
    return {
      run: runId === null ? null : await runOf(session, { runId }),
      without_account: await namesOf(db, withoutAccount),
      without_account_count: withoutAccount.length,
    }
  })

  handleCall(app, services, calls.confirmOfficePayouts, async ({ session, body }) => {
    const log = logAction(services, session, { act: 'payouts_confirmed', reason: body.reason })
    const runId = parseUuid(body.run_id)
    const confirmed = await confirmPayouts(services, { runId, operatorId: session.operatorId }, log)
    if (!confirmed.ok) throw refusal(confirmed.refusal)
    return runOf(session, { runId })
  })

  handleCall(app, services, calls.dropOfficePayouts, async ({ session, body }) => {
    const log = logAction(services, session, { act: 'payouts_dropped', reason: body.reason })
    const runId = parseUuid(body.run_id)
    const dropped = await dropPayouts(services, { runId, operatorId: session.operatorId }, log)
    if (!dropped.ok) throw refusal(dropped.refusal)
    return runOf(session, { runId })
  })

  handleCall(app, services, calls.sendOfficePayouts, async ({ session, body }) => {
    const log = logAction(services, session, { act: 'payouts_sent', reason: body.reason })
    const again = body.again_after === undefined ? {} : { againAfter: body.again_after }
    const by = { operatorId: session.operatorId, reason: body.reason.trim() }
    const sent = await sendPayouts(services, { runId: parseUuid(body.run_id), ...by, ...again }, log)
    if (!sent.ok) throw refusal(sent.refusal)
    const { number, isNew, file } = sent.value
    return { number, is_new: isNew, file }
  })

  handleCall(app, services, calls.markOfficePayoutPaid, async ({ session, body }) => {
    const log = logAction(services, session, { act: 'payout_paid', reason: body.reason })
    const payoutId = parseUuid(body.payout_id)
    const paid = { payoutId, operatorId: session.operatorId, bankReference: body.bank_reference }
    const marked = await markPaid(services, paid, log)
    if (!marked.ok) throw refusal(marked.refusal)
    return runOf(session, { payoutId })
  })

  handleCall(app, services, calls.markOfficePayoutReturned, async ({ session, body }) => {
    const log = logAction(services, session, { act: 'payout_returned', reason: body.reason })
    const payoutId = parseUuid(body.payout_id)
    const marked = await markReturned(services, { payoutId }, log)
    if (!marked.ok) throw refusal(marked.refusal)
    return runOf(session, { payoutId })
  })

  handleCall(app, services, calls.markOfficePayoutRefused, async ({ session, body }) => {
    const log = logAction(services, session, { act: 'payout_refused', reason: body.reason })
    const payoutId = parseUuid(body.payout_id)
    const refused = { payoutId, operatorId: session.operatorId, refusal: body.reason.trim() }
    const marked = await markRefused(services, refused, log)
    if (!marked.ok) throw refusal(marked.refusal)
    return runOf(session, { payoutId })
  })
}
