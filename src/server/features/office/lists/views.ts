import type { Transaction } from 'kysely'
import type { BookingView } from '#contract/office-booking-list.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { BookingListFilter } from '#domain/office/booking-list.ts'
import type { OfficeSession } from '../../../http/office-session.ts'
import type { Db } from '../../../services.ts'
import { writeLog } from '../write-log.ts'

type Outcome = Promise<Result<true, ErrorCode>>
type Named = { name: string; isShared: boolean }

/** The most saved views listed: those of ten people. */
const MAX_LISTED = 200

/** Lists the views that this operator sees: their own, then those that are shared, each in the order of saving. */
export async function readViews(db: Db, { operatorId, role }: OfficeSession): Promise<BookingView[]> {
  const rows = await db
    .selectFrom('booking_views as v')
    .innerJoin('operators as o', 'o.id', 'v.operator_id')
    .select(['v.id', 'v.name', 'v.filter', 'v.is_shared', 'v.operator_id', 'o.name as saved_by'])
    .where((eb) => eb.or([eb('v.operator_id', '=', operatorId), eb('v.is_shared', '=', true)]))
    .orderBy('v.saved_at')
    .orderBy('v.id')
    .limit(MAX_LISTED)
    .execute()
  const views = rows.map(({ id, name, filter, is_shared, operator_id, saved_by }) => {
    const isOwn = operator_id === operatorId
    return {
      id,
      name,
      filter: filter as BookingView['filter'],
      is_shared,
      saved_by: isOwn ? null : saved_by,
      can_change: isOwn || role === 'admin',
    }
  })
  const isOwn = ({ saved_by: by }: BookingView) => by === null
  return [...views.filter(isOwn), ...views.filter((view) => !isOwn(view))]
}

const mayShare = ({ role }: OfficeSession, { isShared }: Named) => !isShared || role === 'admin'

const logSharing = (
  trx: Transaction<DB>,
  session: OfficeSession,
  { id, name }: { id: string; name: string },
  now: Date,
) => writeLog(trx, session, { act: 'view_shared', subject: id, reason: name }, now)

/** Saves a filter. The database refuses a second view of this name, and a person's 21st view. */
export async function saveView(
  trx: Transaction<DB>,
  session: OfficeSession,
  { name, isShared, filter }: Named & { filter: BookingListFilter },
  now: Date,
): Outcome {
  if (!mayShare(session, { name, isShared })) return refuse('ADMINS_ONLY')
  const { id } = await trx
    .insertInto('booking_views')
    .values({
      operator_id: session.operatorId,
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

/** Locks a view that this operator may change: their own, or for an admin a shared one. */
async function lockView(trx: Transaction<DB>, { operatorId, role }: OfficeSession, id: string) {
  const view = await trx
    .selectFrom('booking_views')
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
  await trx.updateTable('booking_views').set({ name, is_shared: isShared }).where('id', '=', id).execute()
  if (isShared && !view.is_shared) await logSharing(trx, session, { id, name }, now)
  return accept(true)
}

/** Deletes a view; a second request for it changes nothing. */
export async function deleteView(trx: Transaction<DB>, session: OfficeSession, id: string): Outcome {
  if (!(await lockView(trx, session, id))) return refuse('NOT_FOUND')
  await trx.deleteFrom('booking_views').where('id', '=', id).execute()
  return accept(true)
}
