import { createHash, randomUUID } from 'node:crypto'
import type { ErrorCode } from '#contract/errors.ts'
import type { PlannedAction } from '#contract/office-bookings.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { ActionTerms } from '#domain/office/actions.ts'
import type { RequestKey } from '../../../http/request-key.ts'
import type { Db, Services } from '../../../services.ts'
import { doAction } from './do-action.ts'
import { planFor, presentPlan } from './plan-action.ts'
import { operatorOfPhone } from '../people/sign-in.ts'
import type { ActingOperator } from '../write-log.ts'

/** The prefix by which the log distinguishes commands from actions on the office's pages. */
export const BY_COMMAND = 'By command: '

/** Finds the operator on whose behalf a command runs: their limits apply, and the log names them. */
export async function actingOperator(db: Db, phone: string): Promise<ActingOperator | undefined> {
  const found = await operatorOfPhone(db, phone)
  if (!found) return undefined
  const { name, role } = await db
    .selectFrom('operators')
    .select(['name', 'role'])
    .where('id', '=', found.id)
    .executeTakeFirstOrThrow()
  return { operatorId: found.id, name, role }
}

export const bookingOfCode = async (db: Db, code: string): Promise<string | undefined> =>
  (await db.selectFrom('bookings').select('id').where('short_id', '=', code).executeTakeFirst())?.id

export const hotelOfSlug = async (db: Db, slug: string): Promise<number | undefined> =>
  (await db.selectFrom('hotels').select('id').where('slug', '=', slug).executeTakeFirst())?.id

export type ActionByCommand = { operator: ActingOperator; bookingId: string; wish: ActionTerms }

/** Shows what the action would do now, as the office's page shows it. Changes nothing. */
export async function planByCommand(
  services: Services,
  { operator, bookingId, wish }: ActionByCommand,
): Promise<Result<PlannedAction, ErrorCode>> {
  const { db, clock } = services
  const planned = await planFor(services, db, { bookingId, wish }, clock.now())
  if (!planned.ok) return refuse(planned.refusal)
  const about = { operatorId: operator.operatorId, bookingId }
  return accept(await presentPlan(db, planned.value, about, clock.now()))
}

type Doing = ActionByCommand & {
  /** the reason, which begins with BY_COMMAND */
  reason: string
  /** identifies the plan that was shown, which runs only once */
  fingerprint: string
  /** 'again' repeats the same action on purpose */
  times: 'once' | 'again'
}

function keyOf({ operator, bookingId, wish, fingerprint, times }: Doing): RequestKey {
  const bodyHash = createHash('sha256')
    .update(JSON.stringify([wish, fingerprint]))
    .digest()
  const key = times === 'once' ? fingerprint : randomUUID()
  return { scope: `act-by-command:${bookingId}:${operator.operatorId}`, key, bodyHash }
}

/** Carries out a plan that was shown, under the office's limits. The office's log records that it was a command. */
export const doByCommand = (services: Services, doing: Doing): Promise<Result<true, ErrorCode>> =>
  doAction(services, {
    session: doing.operator,
    bookingId: doing.bookingId,
    wish: doing.wish,
    reason: doing.reason,
    fingerprint: doing.fingerprint,
    requestKey: keyOf(doing),
  })
