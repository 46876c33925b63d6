import { setTimeout as pause } from 'node:timers/promises'
import { isUuid } from '#domain/kernel/uuid.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { TREATMENTS, type PictureKind } from '#domain/pictures/picture-kind.ts'
import { FileStoreError } from '../../ports/file-store.ts'
import type { Db, Services } from '../../services.ts'
import { isAfter, workThrough } from '../../work-through.ts'
import { listDestroyed } from './destroyed-list.ts'

/**
 * A picture is live while `destroyed_at` is null. Its row is written before its file, marked as destroyed until the
 * file is stored, and outlives the file; `storage_key` begins with GONE once the file is deleted. So a row names every
 * file that still has to be deleted, whenever a process dies.
 */
const GONE = 'gone/'

export type PictureRow = {
  id: string
  owner_id: string
  kind: PictureKind
  storage_key: string
  encrypted_key: Buffer | null
  width: number | null
}

export const isPictureId = (id: unknown): id is string => typeof id === 'string' && isUuid(id)

/** Returns the key of a smaller size of a picture. */
export const variantKey = (key: string, width: number): string => `${key}-w${width}`

export const pictureUrl = (kind: PictureKind, id: string): string =>
  kind === 'review' ? `/api/review-pictures/${id}` : `/api/users/user-picture/${id}`

/** Locks the guest's row, so that only one request at a time counts or changes the guest's pictures. */
export async function lockOwner(trx: Transaction<DB>, ownerId: string): Promise<void> {
  await sql`select 1 from users where id = ${ownerId}::uuid for update`.execute(trx)
}

export type CountedKind = Exclude<PictureKind, 'profile'>

/**
 * Counts a guest's identity images, and the pictures that belong to no review, case or message, to enforce the limits.
 */
export async function countLive(db: Db, ownerId: string, kind: CountedKind): Promise<number> {
  const { rows } = await sql<{ live: number }>`
    select count(*)::int as live from pictures p
    where p.owner_id = ${ownerId}::uuid and p.kind = ${kind} and p.destroyed_at is null
      and not exists (select 1 from review_pictures r where r.picture_id = p.id)
      and not exists (select 1 from help_pictures g where g.picture_id = p.id)
      and not exists (select 1 from feedback_pictures m where m.picture_id = p.id)`.execute(db)
  return rows[0]?.live ?? 0
}

/** Finds a live picture of this owner; undefined if it does not exist or belongs to somebody else. */
export async function findOwnPicture(db: Db, ownerId: string, id: string): Promise<PictureRow | undefined> {
  if (!isPictureId(id)) return undefined
  const { rows } = await sql<PictureRow>`
    select id, owner_id, kind, storage_key, encrypted_key, width from pictures
    where id = ${id}::uuid and owner_id = ${ownerId}::uuid and destroyed_at is null`.execute(db)
  return rows[0]
}

/**
 * Ends pictures. Deletes their keys immediately, which makes a sealed file unreadable; the files are deleted after the
 * commit.
 */
export async function destroyPictures(trx: Transaction<DB>, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await sql`update users set profile_picture_id = null where profile_picture_id = any(${ids}::uuid[])`.execute(trx)
  await sql`update pictures set encrypted_key = null, destroyed_at = ${now}
    where id = any(${ids}::uuid[]) and destroyed_at is null`.execute(trx)
}

type DeadFile = { id: string; kind: PictureKind; storage_key: string }

/**
 * Deletes a file after writing to the list that survives a restore, so that a deleted file is always on it (decision
 * 0042).
 */
async function deleteDeadFile(services: Services, { id, kind, storage_key }: DeadFile): Promise<void> {
  const { files, db } = services
  await listDestroyed(services, id)
  for (const width of TREATMENTS[kind].widths) await files.delete(variantKey(storage_key, width))
  await files.delete(storage_key)
  await sql`update pictures set storage_key = ${GONE + id} where id = ${id}::uuid and storage_key = ${storage_key}
    and destroyed_at is not null`.execute(db)
}

/** How long a guest's request waits for the files of ended pictures to be deleted. A working store needs far less. */
const MAX_WAIT_MILLISECONDS = 1000

const deadFiles = (db: Db) =>
  db
    .selectFrom('pictures')
    .select(['id', 'kind', 'storage_key'])
    .where('destroyed_at', 'is not', null)
    .where('storage_key', 'not like', `${GONE}%`)

/**
 * Deletes the files of pictures that were destroyed or never became live. If the store does not answer, leaves the
 * files to the daily job. The caller need not wait, because nobody can open them any more.
 */
export async function deleteFilesOf(services: Services, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const dead = (await deadFiles(services.db).where('id', 'in', ids).execute()) as DeadFile[]
  try {
    for (const file of dead) await deleteDeadFile(services, file)
  } catch (error) {
    if (!(error instanceof FileStoreError)) throw error
  }
}

/**
 * Deletes files like `deleteFilesOf`, but makes a guest wait only a moment. The deletion continues after the answer. If
 * the process dies, the daily job deletes the rest.
 */
export async function deleteFilesInBackground(services: Services, ids: readonly string[]): Promise<void> {
  const deleted = deleteFilesOf(services, ids).catch((error: unknown) =>
    services.log.error({ err: error }, 'files of ended pictures stay until the daily job'),
  )
  await Promise.race([deleted, pause(MAX_WAIT_MILLISECONDS, undefined, { ref: false })])
}

/**
 * Deletes the files that are left of all pictures destroyed before a moment, whatever prevented it then. Returns how
 * many files.
 */
export const deleteFilesDeadSince = (services: Services, moment: Date): Promise<number> =>
  workThrough<DeadFile>({
    name: 'destroy-identities: files',
    log: services.log,
    next: (after, limit) =>
      deadFiles(services.db)
        .where('destroyed_at', '<=', moment)
        .where(isAfter('id', after))
        .orderBy('id')
        .limit(limit)
        .execute(),
    work: async (file) => {
      await deleteDeadFile(services, file)
      return true
    },
  })
