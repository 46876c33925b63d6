import { sql, type Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import { accept, type Result } from '#domain/kernel/result.ts'
import type { ActWish } from '#domain/office/acts.ts'
import { checkLimit, checkSecondPerson } from '#domain/office/limits.ts'
import type { RequestKey } from '../../http/request-key.ts'
import type { Services } from '../../services.ts'
import { inKeyedTransaction, Refused } from '../../transactions/booking-transaction.ts'
import { lockBooking, type LockedBooking } from '../bookings/move-booking.ts'
import { readGiven, readLimits } from './limits.ts'
import { LOGGED_AS, newActId, performAct } from './perform-act.ts'
import { planFor, type Planned } from './plan-act.ts'
import { writeLog, type ActingOperator } from './write-log.ts'

export type ActAsk = {
  session: ActingOperator
  bookingId: string
  wish: ActWish
  reason: string
  /** of the plan that was shown */
  fingerprint: string
  requestKey: RequestKey | null
}

type Locked = { booking: LockedBooking; planned: Planned }

/** The booking, locked, with the plan as it is now: refused when it is no longer the one that was shown. */
async function lockPlan(
  trx: Transaction<DB>,
  services: Services,
  asked: Pick<ActAsk, 'bookingId' | 'wish' | 'fingerprint'>,
  now: Date,
): Promise<Locked> {
  const booking = await lockBooking(trx, asked.bookingId)
  if (!booking) throw new Refused('NOT_FOUND')
  const planned = await planFor(services, trx, asked, now)
  if (!planned.ok) throw new Refused(planned.refusal)
  if (planned.value.fingerprint !== asked.fingerprint) throw new Refused('PLAN_CHANGED')
  return { booking, planned: planned.value }
}

/** Two acts of one operator at once: the second counts the first's. */
const lockOperator = (trx: Transaction<DB>, { operatorId }: ActingOperator) =>
  sql`select 1 from operators where id = ${operatorId}::uuid for no key update`.execute(trx)

type Doing = Locked & Pick<ActAsk, 'session' | 'wish' | 'reason'> & { actId: string; proposedBy?: string }

async function doIt(trx: Transaction<DB>, services: Services, doing: Doing, now: Date): Promise<void> {
  const { booking, planned, session, wish, reason, actId, proposedBy } = doing
  const { plan } = planned
  await performAct(trx, services, { booking, wish, plan, actId }, now)
  const line = {
    act: LOGGED_AS[wish.act],
    subject: booking.id,
    bookingId: booking.id,
    hotelId: booking.hotel_id,
    reason,
    cost: plan.cost,
    detail: { refund: plan.refund, ...(wish.act === 'cancel' ? { for: wish.for } : {}) },
    ...(proposedBy ? { proposedBy } : {}),
  }
  await writeLog(trx, session, line, now)
  await services.desks.tell(trx, booking.hotel_id)
}

/** Does an act on a booking as it was shown, once for a key, within the limits of its operator. */
export function doAct(services: Services, asked: ActAsk): Promise<Result<true, ErrorCode>> {
  const keyed = { requestKey: asked.requestKey, left: asked.bookingId, again: async () => accept(true as const) }
  return inKeyedTransaction(services, keyed, async (trx, now) => {
    const locked = await lockPlan(trx, services, asked, now)
    await lockOperator(trx, asked.session)
    const given = await readGiven(trx, { operatorId: asked.session.operatorId, bookingId: asked.bookingId }, now)
    const checked = checkLimit(locked.planned.plan.cost, await readLimits(trx), given)
    if (!checked.ok) throw new Refused(checked.refusal)
    await doIt(trx, services, { ...locked, ...asked, actId: newActId() }, now)
    return accept(true as const)
  })
}

/** Asks for a second person: the act is written down with its terms, and waits. */
export function proposeAct(services: Services, asked: ActAsk): Promise<Result<true, ErrorCode>> {
  const keyed = { requestKey: asked.requestKey, left: asked.bookingId, again: async () => accept(true as const) }
  return inKeyedTransaction(services, keyed, async (trx, now) => {
    const { booking, planned } = await lockPlan(trx, services, asked, now)
    const { session, reason, wish } = asked
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

export type Decision = {
  session: ActingOperator
  proposalId: string
  decision: 'confirm' | 'decline'
  reason: string
  fingerprint: string
  requestKey: RequestKey | null
}

type Waiting = { booking_id: string | null; terms: unknown; proposed_by: string; status: string }

async function lockProposal(trx: Transaction<DB>, id: string): Promise<Waiting & { booking_id: string }> {
  const row = await trx
    .selectFrom('office_proposals')
    .select(['booking_id', 'terms', 'proposed_by', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row?.booking_id) throw new Refused('NOT_FOUND')
  if (row.status !== 'waiting') throw new Refused('ALREADY_DECIDED')
  return { ...row, booking_id: row.booking_id }
}

/** A second person, an admin who did not propose it, confirms or declines. Confirming does the act at once. */
export function decideProposal(services: Services, asked: Decision): Promise<Result<true, ErrorCode>> {
  const keyed = { requestKey: asked.requestKey, left: asked.proposalId, again: async () => accept(true as const) }
  return inKeyedTransaction(services, keyed, async (trx, now) => {
    const { session, proposalId, reason } = asked
    const waiting = await lockProposal(trx, proposalId)
    const second = checkSecondPerson(waiting.proposed_by, { id: session.operatorId, role: session.role })
    // One's own proposal may be taken back, never confirmed.
    if (!second.ok && asked.decision === 'confirm') throw new Refused(second.refusal)
    const status = asked.decision === 'confirm' ? 'confirmed' : 'declined'
    await trx
      .updateTable('office_proposals')
      .set({ status, decided_by: session.operatorId, decided_at: now })
      .where('id', '=', proposalId)
      .execute()
    const bookingId = waiting.booking_id
    if (asked.decision === 'decline') {
      await writeLog(trx, session, { act: 'proposal_declined', subject: proposalId, bookingId, reason }, now)
      return accept(true as const)
    }
    const wish = waiting.terms as ActWish
    const locked = await lockPlan(trx, services, { bookingId, wish, fingerprint: asked.fingerprint }, now)
    const doing = { ...locked, session, wish, reason, actId: newActId(), proposedBy: waiting.proposed_by }
    await doIt(trx, services, doing, now)
    return accept(true as const)
  })
}
