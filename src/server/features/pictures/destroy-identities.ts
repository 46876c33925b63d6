import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import {
  daysBefore,
  HELP_PHOTO_DAYS,
  isIdentityExpired,
  LOOSE_PICTURE_DAYS,
  UPLOAD_MINUTES,
  VIEW_LOG_DAYS,
} from '#domain/pictures/picture-lifetime.ts'
import type { Db, Services } from '../../services.ts'
import { isAfter, workThrough } from '../../work-through.ts'
import { deleteFilesDeadSince, deleteFilesOf, destroyPictures, lockOwner } from './picture-rows.ts'

type OwnersWanted = { uploadedBefore: Date; after: string | null; limit: number }

/**
 * Finds guests with an identity image that may be old enough to destroy. Some of these guests still have a future stay.
 */
async function ownersToLookAt(db: Db, { uploadedBefore, after, limit }: OwnersWanted): Promise<{ id: string }[]> {
  return db
    .selectFrom('pictures')
    .select('owner_id as id')
    .distinct()
    .where('kind', '=', 'identity')
    .where('destroyed_at', 'is', null)
    .where('created_at', '<=', uploadedBefore)
    .where(isAfter('owner_id', after))
    .orderBy('owner_id')
    .limit(limit)
    .execute()
}

/**
 * Finds the agreed end of the guest's last stay, including stays that they share as a partner and unpaid bookings on
 * hold, which may still be paid.
 */
async function lastStayOf(trx: Transaction<DB>, ownerId: string): Promise<Date | null> {
  const { rows } = await sql<{ ends: Date | null }>`
    select max(agreed_until(b.id)) as ends from bookings b
    where b.status in ('pending', 'completed') and (b.user_id = ${ownerId}::uuid or b.id in (
      select p.booking_id from booking_partners p where p.user_id = ${ownerId}::uuid and p.status = 'accepted'))`.execute(
    trx,
  )
  return rows[0]?.ends ?? null
}

/**
 * Destroys a guest's images with the guest locked, so that nobody books between the check and the destruction. Returns
 * the ids.
 */
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
      isIdentityExpired({ uploadedAt: created_at, lastStayEnds }, env.IDENTITY_KEPT_DAYS, now),
    )
    const ids = due.map(({ id }) => id)
    await destroyPictures(trx, ids, now)
    return ids
  })
}

/** Whether a picture belongs to no review, case or message, or to a case that was closed long ago. */
const isLoose = (
  now: Date,
) => sql<boolean>`not exists (select 1 from review_pictures r where r.picture_id = pictures.id)
  and not exists (select 1 from feedback_pictures m where m.picture_id = pictures.id)
  and not exists (select 1 from help_pictures g join help_cases c on c.id = g.case_id where g.picture_id = pictures.id
    and (c.closed_at is null or c.closed_at > ${daysBefore(now, HELP_PHOTO_DAYS)}))`

/**
 * Destroys pictures without a review, case or message, and photos of rooms some days after their case. Adds their ids
 * to `ended`. Locks each row first, so that a picture that somebody is attaching now is kept.
 */
async function destroyLoosePictures({ db, clock, log }: Services, ended: string[]): Promise<void> {
  const now = clock.now()
  await workThrough<{ id: string }>({
    name: 'destroy-identities: pictures that belong to nothing',
    log,
    next: (after, limit) =>
      db
        .selectFrom('pictures')
        .select('id')
        .where('kind', 'in', ['review', 'help', 'message'])
        .where('destroyed_at', 'is', null)
        .where('created_at', '<=', daysBefore(now, LOOSE_PICTURE_DAYS))
        .where(isLoose(now))
        .where(isAfter('id', after))
        .orderBy('id')
        .limit(limit)
        .execute(),
    work: ({ id }) =>
      db.transaction().execute(async (trx) => {
        await sql`select 1 from pictures where id = ${id}::uuid for update`.execute(trx)
        const still = await trx.selectFrom('pictures').select('id').where('id', '=', id).where(isLoose(now)).execute()
        if (still.length === 0) return false
        await trx.deleteFrom('help_pictures').where('picture_id', '=', id).execute()
        await destroyPictures(trx, [id], now)
        ended.push(id)
        return true
      }),
  })
}

/** Deletes old records. The log of openings stays for a year, and so does the record that a picture was destroyed. */
async function forget({ db }: Services, before: Date): Promise<number> {
  const views = await sql`delete from picture_views where viewed_at < ${before}`.execute(db)
  const records = await sql`
    delete from pictures p where p.destroyed_at < ${before} and p.storage_key like 'gone/%'
      and not exists (select 1 from picture_views v where v.picture_id = p.id)
      and not exists (select 1 from review_pictures r where r.picture_id = p.id)`.execute(db)
  return Number((views.numAffectedRows ?? 0n) + (records.numAffectedRows ?? 0n))
}

/**
 * Destroys identity images some days after the last stay, pictures that belong to nothing, and the files of everything
 * that ended. Deletes old records (facts, "DPDP"). The next run does what this one could not finish. Returns how many
 * were destroyed or deleted.
 */
export async function destroyIdentities(services: Services): Promise<number> {
  const now = services.clock.now()
  const ended: string[] = []
  await workThrough<{ id: string }>({
    name: 'destroy-identities',
    log: services.log,
    next: (after, limit) =>
      ownersToLookAt(services.db, { uploadedBefore: daysBefore(now, services.env.IDENTITY_KEPT_DAYS), after, limit }),
    work: async ({ id }) => {
      const destroyed = await destroyIdentitiesOf(services, id)
      ended.push(...destroyed)
      return destroyed.length > 0
    },
  })
  await destroyLoosePictures(services, ended)
  await deleteFilesOf(services, ended)
  const files = await deleteFilesDeadSince(services, addMinutes(now, -UPLOAD_MINUTES))
  return ended.length + files + (await forget(services, daysBefore(now, VIEW_LOG_DAYS)))
}
