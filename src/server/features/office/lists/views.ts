import { sql, type Transaction } from 'kysely'
import type { SavedView, ViewFilter } from '#contract/office-views.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { ViewedList } from '#domain/office/saved-views.ts'
import type { OfficeSession } from '../../../http/office-session.ts'
import type { Db } from '../../../services.ts'
import { writeLog } from '../write-log.ts'
import { FILTER_CHECKS } from './filter-checks.ts'

type Outcome = Promise<Result<true, ErrorCode>>
type Named = { name: string; isShared: boolean }

/** The most saved views listed, which is as many as ten people can save. */
const MAX_LISTED = 200

/**
 * Lists the views that this operator sees: their own, then the shared ones, both in the order of saving. A view is
 * listed without its filter if its list no longer accepts it.
 */
export async function readViews(db: Db, { operatorId, role }: OfficeSession): Promise<SavedView[]> {
  const isOwn = sql<boolean>`v.operator_id = ${operatorId}::uuid`
  const rows = await db
    .selectFrom('saved_views as v')
    .innerJoin('operators as o', 'o.id', 'v.operator_id')
    .select(['v.id', 'v.list', 'v.name', 'v.filter', 'v.is_shared', 'o.name as saved_by', isOwn.as('is_own')])
    .where((eb) => eb.or([isOwn, eb('v.is_shared', '=', true)]))
    .orderBy(isOwn, 'desc')
    .orderBy('v.saved_at')
    .orderBy('v.id')
    .limit(MAX_LISTED)
    .execute()
  return rows.map(({ is_own, saved_by, filter, ...view }) => ({
    ...view,
    filter: FILTER_CHECKS[view.list](filter) ? (filter as ViewFilter) : null,
    saved_by: is_own ? null : saved_by,
    can_change: is_own || role === 'admin',
  }))
}

const mayShare = ({ role }: OfficeSession, { isShared }: Named) => !isShared || role === 'admin'

const logSharing = (
  trx: Transaction<DB>,
  session: OfficeSession,
  { id, name }: { id: string; name: string },
  now: Date,
) => writeLog(trx, session, { act: 'view_shared', subject: id, reason: name }, now)

/**
 * Saves a filter as a view. The database refuses a second view with this name in its list, and a person's 21st view.
 */
export async function saveView(
  trx: Transaction<DB>,
  session: OfficeSession,
  { list, name, isShared, filter }: Named & { list: ViewedList; filter: ViewFilter },
  now: Date,
): Outcome {
  if (!mayShare(session, { name, isShared })) return refuse('ADMINS_ONLY')
  const { id } = await trx
    .insertInto('saved_views')
    .values({
      operator_id: session.operatorId,
      list,
      name,
      filter: JSON.stringify(filter),
      is_shared: isShared,
      saved_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (isShared) await logSharing(trx, session, { id, name }, now)
  return accept(true)
}

/** Locks a view that this operator may change: one of their own or, for an admin, a shared one. */
async function lockView(trx: Transaction<DB>, { operatorId, role }: OfficeSession, id: string) {
  const view = await trx
    .selectFrom('saved_views')
    .select(['id', 'operator_id', 'is_shared'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!view) return undefined
  return view.operator_id === operatorId || (role === 'admin' && view.is_shared) ? view : undefined
}

/** Renames a view, shares it, or ends the sharing. */
export async function changeView(
  trx: Transaction<DB>,
  session: OfficeSession,
  { id, name, isShared }: Named & { id: string },
  now: Date,
): Outcome {
  const view = await lockView(trx, session, id)
  if (!view) return refuse('NOT_FOUND')
  if (!mayShare(session, { name, isShared })) return refuse('ADMINS_ONLY')
  await trx.updateTable('saved_views').set({ name, is_shared: isShared }).where('id', '=', id).execute()
  if (isShared && !view.is_shared) await logSharing(trx, session, { id, name }, now)
  return accept(true)
}

/** Deletes a view. A second request changes nothing. */
export async function deleteView(trx: Transaction<DB>, session: OfficeSession, id: string): Outcome {
  if (!(await lockView(trx, session, id))) return refuse('NOT_FOUND')
  await trx.deleteFrom('saved_views').where('id', '=', id).execute()
  return accept(true)
}
