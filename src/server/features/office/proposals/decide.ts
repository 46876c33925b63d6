import type { Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import { accept, type Result } from '#domain/kernel/result.ts'
import type { ActionTerms } from '#domain/office/actions.ts'
import { checkSecondPerson } from '#domain/office/limits.ts'
import { isProposedAction, type ProposedAction } from '#domain/office/two-people.ts'
import type { RequestKey } from '../../../http/request-key.ts'
import type { Services } from '../../../services.ts'
import { inKeyedTransaction, Refused } from '../../../transactions/booking-transaction.ts'
import { dropCorrection } from '../guests/guest-actions.ts'
import { doConfirmed } from '../bookings/do-action.ts'
import { fingerprintOf } from '../bookings/plan-action.ts'
import { writeLog, type ActingOperator } from '../write-log.ts'
import { PROPOSED, type Proposed } from './proposed-actions.ts'

export type Decision = {
  session: ActingOperator
  proposalId: string
  decision: 'confirm' | 'decline'
  reason: string
  /** identifies the plan that was shown */
  fingerprint: string
  requestKey: RequestKey | null
}

type Waiting = { kind: string; booking_id: string | null; hotel_id: number | null } & Proposed

async function lockProposal(trx: Transaction<DB>, id: string): Promise<Waiting> {
  const row = await trx
    .selectFrom('office_proposals')
    .select(['kind', 'booking_id', 'hotel_id', 'terms', 'reason', 'proposed_by as proposedBy', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refused('NOT_FOUND')
  if (row.status !== 'waiting') throw new Refused('ALREADY_DECIDED')
  return { ...row, id, terms: row.terms as Record<string, unknown> }
}

/**
 * Lets a second person confirm or decline a proposal, once per key. A confirmed action is carried out immediately, but
 * only if its effect is still the one shown.
 */
export function decideProposal(services: Services, asked: Decision): Promise<Result<true, ErrorCode>> {
  const keyed = { requestKey: asked.requestKey, result: asked.proposalId, replay: async () => accept(true as const) }
  return inKeyedTransaction(services, keyed, async (trx, now) => {
    const { session, proposalId, reason, decision } = asked
    const waiting = await lockProposal(trx, proposalId)
    const second = checkSecondPerson(waiting.proposedBy, { id: session.operatorId, role: session.role })
    // Operators may withdraw their own proposal but never confirm it.
    if (!second.ok && decision === 'confirm') throw new Refused(second.refusal)
    const status = decision === 'confirm' ? 'confirmed' : 'declined'
    await trx
      .updateTable('office_proposals')
      .set({ status, decided_by: session.operatorId, decided_at: now })
      .where('id', '=', proposalId)
      .execute()
    if (decision === 'confirm') await confirm(trx, services, { waiting, asked }, now)
    else {
      if (waiting.kind === 'guest_phone') await dropCorrection(trx, proposalId)
      await writeLog(trx, session, { act: 'proposal_declined', subject: proposalId, reason, ...aboutOf(waiting) }, now)
    }
    return accept(true as const)
  })
}

const aboutOf = ({ booking_id: bookingId, hotel_id: hotelId }: Waiting) => ({
  ...(bookingId ? { bookingId } : {}),
  ...(hotelId ? { hotelId } : {}),
})

type Confirming = { waiting: Waiting; asked: Decision }

async function confirm(
  trx: Transaction<DB>,
  services: Services,
  { waiting, asked }: Confirming,
  now: Date,
): Promise<void> {
  const { session, reason, fingerprint } = asked
  const { kind, booking_id: bookingId, proposedBy } = waiting
  if (!isProposedAction(kind)) {
    if (bookingId === null) throw new Error(`proposal ${waiting.id}: nobody knows what ${kind} is`)
    const wish = waiting.terms as ActionTerms
    return doConfirmed(trx, services, { session, bookingId, wish, reason, fingerprint, proposedBy }, now)
  }
  const deed = PROPOSED[kind]
  const planned = await deed.plan(trx, waiting, now)
  if (!planned.ok) throw new Refused(planned.refusal)
  if (fingerprintOfAction(kind, waiting, planned.value) !== fingerprint) throw new Refused('PLAN_CHANGED')
  const done = await deed.perform(trx, { ...waiting, session, why: reason }, now)
  if (!done.ok) throw new Refused(done.refusal)
  services.nudge()
}

/** Identifies what a proposed action would do now. */
export const fingerprintOfAction = (
  kind: ProposedAction,
  { id, terms }: Proposed,
  plan: Parameters<typeof fingerprintOf>[2],
) => fingerprintOf(`${kind}:${id}`, terms, plan)
