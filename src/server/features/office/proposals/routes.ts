import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/office-proposals.ts'
import type { ActionTerms } from '#domain/office/actions.ts'
import { isProposedAction } from '#domain/office/two-people.ts'
import { refusal } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import type { Services } from '../../../services.ts'
import { parseUuid } from '../parse-ids.ts'
import { planFor, presentPlan, presentTwoPeoplePlan } from '../bookings/plan-action.ts'
import { reasonOf } from '../write-log.ts'
import { decideProposal, fingerprintOfAction } from './decide.ts'
import { PROPOSED } from './proposed-actions.ts'
import { countConfirming, listProposals } from './list-proposals.ts'

/** Registers the calls to list and decide what waits for a second person (docs/decisions/0063). */
export function officeProposalRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  handleCall(app, services, calls.listProposals, async ({ session }) => ({
    proposals: await listProposals(db, session.operatorId),
    confirming: await countConfirming(db, session.operatorId, clock.now()),
  }))

  handleCall(app, services, calls.planProposal, async ({ session, params }) => {
    const id = parseUuid(params.id)
    const found = await db
      .selectFrom('office_proposals')
      .select(['kind', 'booking_id', 'terms', 'reason', 'proposed_by as proposedBy', 'status'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!found) throw refusal('NOT_FOUND')
    if (found.status !== 'waiting') throw refusal('ALREADY_DECIDED')
    const { kind, booking_id: bookingId } = found
    if (isProposedAction(kind)) {
      const proposed = { ...found, id, terms: found.terms as Record<string, unknown> }
      const planned = await PROPOSED[kind].plan(db, proposed, clock.now())
      if (!planned.ok) throw refusal(planned.refusal)
      return presentTwoPeoplePlan(planned.value, fingerprintOfAction(kind, proposed, planned.value))
    }
    if (bookingId === null) throw refusal('NOT_FOUND')
    const planned = await planFor(services, db, { bookingId, wish: found.terms as ActionTerms }, clock.now())
    if (!planned.ok) throw refusal(planned.refusal)
    return presentPlan(db, planned.value, { operatorId: session.operatorId, bookingId }, clock.now())
  })

  handleCall(app, services, calls.decideProposal, async ({ session, params, body, requestKey }) => {
    const { decision, fingerprint = '' } = body
    const reason = reasonOf(body.reason)
    const asked = { session, proposalId: parseUuid(params.id), decision, reason, fingerprint, requestKey }
    const done = await decideProposal(services, asked)
    if (!done.ok) throw refusal(done.refusal)
    return { done: true as const }
  })
}
