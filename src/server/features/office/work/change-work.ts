import { sql, type Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import { violatedConstraint } from '#db/violated-constraint.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { canSnooze, isEndedByHand } from '#domain/office/work.ts'
import type { Services } from '../../../services.ts'
import type { Operator } from '../write-log.ts'
import { writeWorkNote } from './work-state.ts'

/** A work item that is waiting now. */
export type WaitingItem = { key: string; kind: string; since: Date; due: Date | null; userId: string | null }
type Ask = { session: Operator; item: WaitingItem }
type Outcome = Promise<Result<true, ErrorCode>>

/** Inserts a row for the work if it has none. Clears the owner who took it before it last began to wait, or has left. */
async function lockItem(trx: Transaction<DB>, { key, since }: WaitingItem): Promise<string | null> {
  await trx
    .insertInto('work_items')
    .values({ work_key: key })
    .onConflict((conflict) => conflict.column('work_key').doNothing())
    .execute()
  const { rows } = await sql<{ owner_id: string | null; owned_since: Date | null }>`
    select w.owner_id, w.owned_since from work_items w left join operators o on o.id = w.owner_id
    where w.work_key = ${key} for update of w`.execute(trx)
  const [row] = rows
  if (!row || row.owner_id === null || row.owned_since === null) return null
  const ended = await trx
    .selectFrom('operators')
    .select('id')
    .where('id', '=', row.owner_id)
    .where('ended_at', 'is not', null)
    .executeTakeFirst()
  if (row.owned_since >= since && !ended) return row.owner_id
  await setOwner(trx, key, null)
  return null
}

const setOwner = (trx: Transaction<DB>, key: string, owner: { id: string; since: Date } | null) =>
  trx
    .updateTable('work_items')
    .set({ owner_id: owner?.id ?? null, owned_since: owner?.since ?? null })
    .where('work_key', '=', key)
    .execute()

/**
 * Makes the caller the owner. To take over a colleague's work, the caller must name that colleague. So two people who
 * take the same work simultaneously do not take it from each other.
 */
export async function takeWork(
  { db, clock }: Services,
  { session, item, from }: Ask & { from: string | null },
): Promise<Result<true, 'WORK_TAKEN'>> {
  try {
    return await db.transaction().execute(async (trx): Promise<Result<true, 'WORK_TAKEN'>> => {
      const now = clock.now()
      const owner = await lockItem(trx, item)
      if (owner === session.operatorId) return accept(true)
      if (owner !== null && owner !== from) return refuse('WORK_TAKEN')
      if (owner !== null) await setOwner(trx, item.key, null)
      await setOwner(trx, item.key, { id: session.operatorId, since: now })
      await writeWorkNote(trx, session, { key: item.key, kind: 'taken' }, now)
      return accept(true)
    })
  } catch (error) {
    if (violatedConstraint(error) === 'work_items_one_owner') return refuse('WORK_TAKEN')
    throw error
  }
}

/** Gives up the caller's own work. A colleague's work is unchanged. */
export function giveBack({ db, clock }: Services, { session, item }: Ask): Promise<void> {
  return db.transaction().execute(async (trx) => {
    if ((await lockItem(trx, item)) !== session.operatorId) return
    await setOwner(trx, item.key, null)
    await writeWorkNote(trx, session, { key: item.key, kind: 'given_back' }, clock.now())
  })
}

/** Snoozes the work until a moment, or brings it back. */
export function snooze({ db, clock }: Services, { session, item, until }: Ask & { until: Date | null }): Outcome {
  return db.transaction().execute(async (trx): Outcome => {
    const now = clock.now()
    if (until !== null && !canSnooze(until, item, now)) return refuse('SNOOZE_TOO_LONG')
    await lockItem(trx, item)
    await trx.updateTable('work_items').set({ snoozed_until: until }).where('work_key', '=', item.key).execute()
    const line = until === null ? ({ kind: 'woken' } as const) : ({ kind: 'snoozed', text: toIstIso(until) } as const)
    await writeWorkNote(trx, session, { key: item.key, ...line }, now)
    return accept(true)
  })
}

/** Ends work that ends only when an operator ends it. */
export function endWork({ db, clock }: Services, { session, item, reason }: Ask & { reason: string }): Outcome {
  return db.transaction().execute(async (trx): Outcome => {
    if (!isEndedByHand(item.kind)) return refuse('ACT_NOT_POSSIBLE')
    const now = clock.now()
    await lockItem(trx, item)
    await trx.updateTable('work_items').set({ done_at: now }).where('work_key', '=', item.key).execute()
    await writeWorkNote(trx, session, { key: item.key, kind: 'done', text: reason }, now)
    return accept(true)
  })
}
