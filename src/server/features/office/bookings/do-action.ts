import type { Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import { accept, type Result } from '#domain/kernel/result.ts'
import type { ActionTerms } from '#domain/office/actions.ts'
import { checkAccount, checkLimit } from '#domain/office/limits.ts'
import type { RequestKey } from '../../../http/request-key.ts'
import type { Services } from '../../../services.ts'
import { inKeyedTransaction, Refused } from '../../../transactions/booking-transaction.ts'
import { lockBooking, type LockedBooking } from '../../bookings/move-booking.ts'
import { lockOperator, readGivenAway, readLimits } from '../people/limits.ts'
import { LOGGED_AS, newActionId, performAction } from './perform-action.ts'
import { accountOf, planFor, type Planned } from './plan-action.ts'
import { writeLog, type ActingOperator } from '../write-log.ts'

export type ActionRequest = {
  session: ActingOperator
  bookingId: string
  wish: ActionTerms
  reason: string
  /** identifies the plan that was shown */
  fingerprint: string
  requestKey: RequestKey | null
}

type Locked = { booking: LockedBooking; planned: Planned }

/** Locks the booking and plans again. Refuses if the plan differs from the one shown. */
async function lockPlan(
  trx: Transaction<DB>,
  services: Services,
  asked: Pick<ActionRequest, 'bookingId' | 'wish' | 'fingerprint'>,
  now: Date,
): Promise<Locked> {
  const booking = await lockBooking(trx, asked.bookingId)
  if (!booking) throw new Refused('NOT_FOUND')
  const planned = await planFor(services, trx, asked, now)
  if (!planned.ok) throw new Refused(planned.refusal)
  if (planned.value.fingerprint !== asked.fingerprint) throw new Refused('PLAN_CHANGED')
  return { booking, planned: planned.value }
}

type Doing = Locked & Pick<ActionRequest, 'session' | 'wish' | 'reason'> & { actId: string; proposedBy?: string }

async function doIt(trx: Transaction<DB>, services: Services, doing: Doing, now: Date): Promise<void> {
  const { booking, planned, session, wish, reason, actId, proposedBy } = doing
  const { plan } = planned
  await performAction(trx, services, { booking, wish, plan, actId }, now)
  const line = {
    act: LOGGED_AS[wish.act],
    subject: booking.id,
    bookingId: booking.id,
    hotelId: booking.hotel_id,
    reason,
    cost: plan.cost,
    detail: { refund: plan.refund, ...('for' in wish && wish.for ? { for: wish.for } : {}) },
    ...(proposedBy ? { proposedBy } : {}),
  }
  await writeLog(trx, session, line, now)
  await services.desks.tell(trx, booking.hotel_id)
}

/**
 * Carries out an action on a booking if its plan is still the one shown, once per key, within its operator's limits.
 */
export function doAction(services: Services, asked: ActionRequest): Promise<Result<true, ErrorCode>> {
  const keyed = { requestKey: asked.requestKey, result: asked.bookingId, replay: async () => accept(true as const) }
  return inKeyedTransaction(services, keyed, async (trx, now) => {
    const locked = await lockPlan(trx, services, asked, now)
    const { operatorId } = asked.session
    await lockOperator(trx, operatorId)
    const { plan, facts } = locked.planned
    if (plan.needsSecond) throw new Refused('OVER_LIMIT')
    const account = checkAccount(plan.cost, accountOf(facts, operatorId))
    if (!account.ok) throw new Refused(account.refusal)
    const given = await readGivenAway(trx, { operatorId, bookingId: asked.bookingId }, now)
    const checked = checkLimit(plan.cost, await readLimits(trx), given)
    if (!checked.ok) throw new Refused(checked.refusal)
    await doIt(trx, services, { ...locked, ...asked, actId: newActionId() }, now)
    return accept(true as const)
  })
}

/** Stores an action with its terms for a second person to confirm. */
export function proposeAction(services: Services, asked: ActionRequest): Promise<Result<true, ErrorCode>> {
  const keyed = { requestKey: asked.requestKey, result: asked.bookingId, replay: async () => accept(true as const) }
  return inKeyedTransaction(services, keyed, async (trx, now) => {
    const { booking, planned } = await lockPlan(trx, services, asked, now)
    const { session, reason, wish } = asked
    refuseOwnAccount(planned, session)
    const { id } = await trx
      .insertInto('office_proposals')
      .values({
        kind: wish.act,
        booking_id: booking.id,
        hotel_id: booking.hotel_id,
        terms: JSON.stringify(wish),
        reason,
        proposed_by: session.operatorId,
        proposed_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const detail = { act: wish.act, cost: planned.plan.cost }
    await writeLog(trx, session, { act: 'proposal_made', subject: id, bookingId: booking.id, reason, detail }, now)
    return accept(true as const)
  })
}

/** Refuses to let operators propose or confirm money for their own guest account. */
function refuseOwnAccount({ plan, facts }: Planned, { operatorId }: ActingOperator): void {
  if ((plan.cost > 0 || plan.needsSecond) && accountOf(facts, operatorId) === 'self') throw new Refused('OWN_ACCOUNT')
}

export type Confirming = {
  session: ActingOperator
  bookingId: string
  wish: ActionTerms
  reason: string
  fingerprint: string
  proposedBy: string
}

/** Carries out an action that a colleague proposed, in the transaction that decides the proposal. Throws Refused. */
export async function doConfirmed(
  trx: Transaction<DB>,
  services: Services,
  confirming: Confirming,
  now: Date,
): Promise<void> {
  const locked = await lockPlan(trx, services, confirming, now)
  refuseOwnAccount(locked.planned, confirming.session)
  await doIt(trx, services, { ...locked, ...confirming, actId: newActionId() }, now)
}
