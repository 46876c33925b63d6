import { createHash } from 'node:crypto'
import type { PlannedAction } from '#contract/office-bookings.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import {
  planAction,
  type ActionFacts,
  type ActionPlan,
  type ActionTerms,
  type PlanRefusal,
} from '#domain/office/actions.ts'
import { checkAccount, checkLimit, remainingLimit, type AccountOf } from '#domain/office/limits.ts'
import type { Db, Services } from '../../../services.ts'
import { readFacts } from './action-facts.ts'
import { readGivenAway, readLimits } from '../people/limits.ts'

export type Planned = { facts: ActionFacts; plan: ActionPlan; fingerprint: string }

/**
 * Identifies a plan for a request. If any fact of the plan changes, for example what was given meanwhile, the
 * fingerprint changes too.
 */
export const fingerprintOf = (subject: string, wish: object, plan: ActionPlan): string =>
  createHash('sha256')
    .update(JSON.stringify([subject, wish, plan]))
    .digest('hex')
    .slice(0, 32)

/** Says whose account a booking belongs to, as far as this operator may see it. */
export function accountOf(
  { accountOfOperator }: Pick<ActionFacts, 'accountOfOperator'>,
  operatorId: string,
): AccountOf {
  if (accountOfOperator === null) return 'guest'
  return accountOfOperator === operatorId ? 'self' : 'colleague'
}

const linesOf = ({ lines }: ActionPlan): PlannedAction['lines'] =>
  lines.map(({ at, ...line }) => ({ ...line, ...(at ? { at: toIstIso(at) } : {}) }))

/** Presents a plan that always needs a second person, whatever it costs. */
export const presentTwoPeoplePlan = (plan: ActionPlan, fingerprint: string): PlannedAction => ({
  lines: linesOf(plan),
  refund: plan.refund,
  cost: plan.cost,
  is_within_limit: false,
  left_after: 0,
  fingerprint,
})

/**
 * Plans what an action would do now. If the caller has locked the booking in this transaction, the action will do
 * exactly that.
 */
export async function planFor(
  services: Services,
  db: Db,
  asked: { bookingId: string; wish: ActionTerms },
  now: Date,
): Promise<Result<Planned, PlanRefusal | 'NOT_FOUND'>> {
  const facts = await readFacts(services, db, asked, now)
  if (!facts) return refuse('NOT_FOUND')
  const planned = planAction(asked.wish, facts, now)
  if (!planned.ok) return planned
  const plan = planned.value
  return accept({ facts, plan, fingerprint: fingerprintOf(asked.bookingId, asked.wish, plan) })
}

/** Presents the plan as the page shows it, with what will be left of this operator's limit. */
export async function presentPlan(
  db: Db,
  { facts, plan, fingerprint }: Planned,
  about: { operatorId: string; bookingId: string },
  now: Date,
): Promise<PlannedAction> {
  const limits = await readLimits(db)
  const given = await readGivenAway(db, about, now)
  return {
    lines: linesOf(plan),
    refund: plan.refund,
    cost: plan.cost,
    is_within_limit:
      !plan.needsSecond &&
      checkLimit(plan.cost, limits, given).ok &&
      checkAccount(plan.cost, accountOf(facts, about.operatorId)).ok,
    left_after: Math.max(0, remainingLimit(limits, given) - plan.cost),
    fingerprint,
  }
}
