import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import {
  daysBefore,
  isIdentityDue,
  LOOSE_REVIEW_PICTURE_DAYS,
  UPLOAD_MINUTES,
  VIEW_LOG_DAYS,
} from '#domain/pictures/picture-lifetime.ts'
import type { Db, Services } from '../../services.ts'
import { deleteFilesDeadSince, deleteFilesOf, destroyPictures, lockOwner } from './picture-rows.ts'

/** Guests with an identity image that may be old enough; some of them have a stay to come. */
async function ownersToLookAt(db: Db, uploadedBefore: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('pictures')
    .select('owner_id')
    .distinct()
    .where('kind', '=', 'identity')
    .where('destroyed_at', 'is', null)
    .where('created_at', '<=', uploadedBefore)
    .execute()
  return rows.map(({ owner_id }) => owner_id)
}

/** The end of the last stay, their own or one they share as a partner; a held one counts, it may be paid this minute. */
async function lastStayOf(trx: Transaction<DB>, ownerId: string): Promise<Date | null> {
  const { rows } = await sql<{ ends: Date | null }>`
    select max(b.leaves_at) as ends from bookings b
    where b.status in ('pending', 'completed') and (b.user_id = ${ownerId}::uuid or b.id in (
      select p.booking_id from booking_partners p where p.user_id = ${ownerId}::uuid and p.status = 'accepted'))`.execute(
    trx,
  )
  return rows[0]?.ends ?? null
}

/** With the guest locked, so that nobody books between the look and the end. Answers the ids. */
async function destroyIdentitiesOf({ db, env, clock }: Services, ownerId: string): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    await lockOwner(trx, ownerId)
    const now = clock.now()
    const lastStayEnds = await lastStayOf(trx, ownerId)
    const live = await trx
      .selectFrom('pictures')
      .select(['id', 'created_at'])
      .where('owner_id', '=', ownerId)
      .where('kind', '=', 'identity')
      .where('destroyed_at', 'is', null)
      .execute()
    const due = live.filter(({ created_at }) =>
      isIdentityDue({ uploadedAt: created_at, lastStayEnds }, env.IDENTITY_KEPT_DAYS, now),
    )
    const ids = due.map(({ id }) => id)
    await destroyPictures(trx, ids, now)
    return ids
  })
}

const isLoose = sql<boolean>`not exists (select 1 from review_pictures r where r.picture_id = pictures.id)`

/** Review pictures that no review came for. Each row is locked first: a review that attaches one meanwhile wins. */
async function destroyLooseReviewPictures({ db, clock }: Services): Promise<string[]> {
  const now = clock.now()
  const loose = await db
    .selectFrom('pictures')
    .select('id')
    .where('kind', '=', 'review')
    .where('destroyed_at', 'is', null)
    .where('created_at', '<=', daysBefore(now, LOOSE_REVIEW_PICTURE_DAYS))
    .where(isLoose)
    .execute()
  const destroyed: string[] = []
  for (const { id } of loose) {
    await db.transaction().execute(async (trx) => {
      await sql`select 1 from pictures where id = ${id}::uuid for update`.execute(trx)
      const still = await trx.selectFrom('pictures').select('id').where('id', '=', id).where(isLoose).execute()
      if (still.length === 0) return
      await destroyPictures(trx, [id], now)
      destroyed.push(id)
    })
  }
  return destroyed
}

/** The log of openings is kept a year, and so is the bare record of a picture that is gone. */
async function forget({ db }: Services, before: Date): Promise<number> {
  const views = await sql`delete from picture_views where viewed_at < ${before}`.execute(db)
  const records = await sql`
    delete from pictures p where p.destroyed_at < ${before} and p.storage_key like 'gone/%'
      and not exists (select 1 from picture_views v where v.picture_id = p.id)
      and not exists (select 1 from review_pictures r where r.picture_id = p.id)`.execute(db)
  return Number((views.numAffectedRows ?? 0n) + (records.numAffectedRows ?? 0n))
}

/**
 * Destroys identity images some days after the last stay, review pictures without a review, and the files of everything
 * that ended; forgets old records (facts, DPDP). Whatever a run leaves undone the next one does. Answers how many things.
 */
export async function destroyIdentities(services: Services): Promise<number> {
  const now = services.clock.now()
  const ended: string[] = []
  for (const ownerId of await ownersToLookAt(services.db, daysBefore(now, services.env.IDENTITY_KEPT_DAYS)))
    ended.push(...(await destroyIdentitiesOf(services, ownerId)))
  ended.push(...(await destroyLooseReviewPictures(services)))
  await deleteFilesOf(services, ended)
  const files = await deleteFilesDeadSince(services, addMinutes(now, -UPLOAD_MINUTES))
  return ended.length + files + (await forget(services, daysBefore(now, VIEW_LOG_DAYS)))
}
