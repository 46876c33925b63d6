import { FileStoreError } from '../../ports/file-store.ts'
import type { PictureRefusal, PreparedPicture } from '../../ports/picture-preparer.ts'
import { createHash, randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { TREATMENTS, type PictureKind } from '#domain/pictures/picture-kind.ts'
import type { Services } from '../../services.ts'
import { PICTURE_MIME } from './prepare-picture.ts'
import { deleteFilesInBackground, destroyPictures, lockOwner, variantKey } from './picture-rows.ts'

export type UploadRefusal = PictureRefusal | 'TOO_MANY_PICTURES' | 'AADHAAR_NUMBER_SHOWN'

export type Upload = {
  ownerId: string
  kind: PictureKind
  /** the incoming files, each of which is read after the previous one is stored */
  originals: AsyncIterable<Buffer>
  /** Called before any file is read. False refuses an upload that could not be stored anyway. */
  mayCome: () => Promise<boolean>
  /** Called with the owner locked. Says whether these pictures may become live too, and which ones they replace. */
  settle: (trx: Transaction<DB>, arrived: readonly string[]) => Promise<Result<readonly string[], UploadRefusal>>
}

/** A picture whose row and file are written but which is not live yet. */
type Waiting = { id: string; key: string; encryptedKey: Buffer | null }

/** Writes the row, then the files. The row is not live yet, so a crash leaves nothing that anybody could open. */
async function store(services: Services, upload: Upload, picture: PreparedPicture, id: string): Promise<Waiting> {
  const { db, files, seal, clock } = services
  const now = clock.now()
  const key = `pictures/${istDateOf(now)}/${id}`
  const belongsTo = { pictureId: id, ownerId: upload.ownerId, kind: upload.kind }
  const { sealed, encryptedKey } = TREATMENTS[upload.kind].isSecret
    ? seal.seal(picture.bytes, belongsTo)
    : { sealed: picture.bytes, encryptedKey: null }
  await db
    .insertInto('pictures')
    .values({
      id,
      owner_id: upload.ownerId,
      kind: upload.kind,
      mime: PICTURE_MIME,
      bytes: sealed.length,
      width: picture.width,
      height: picture.height,
      storage_key: key,
      // Hashes the stored bytes, not the original, so that the hash of a sealed picture reveals nothing about it.
      sha256: createHash('sha256').update(sealed).digest(),
      created_at: now,
      destroyed_at: now,
    })
    .execute()
  const contentType = encryptedKey ? 'application/octet-stream' : PICTURE_MIME
  // Stores all sizes concurrently. With a slow store, the guest then waits as long as for one file.
  const sizes = picture.variants.map(({ width, bytes }) => ({ name: variantKey(key, width), bytes }))
  const stored = [{ name: key, bytes: sealed }, ...sizes]
  const puts = await Promise.allSettled(stored.map(({ name, bytes }) => files.put(name, bytes, { contentType })))
  // Waits for every file even after a failure, so that none arrives after the deletion.
  for (const put of puts) if (put.status === 'rejected') throw put.reason
  return { id, key, encryptedKey }
}

/** Makes pictures live. Throws if the daily job has deleted a file meanwhile, which would be a bug. */
async function bringToLife(trx: Transaction<DB>, waiting: readonly Waiting[]): Promise<void> {
  for (const { id, key, encryptedKey } of waiting) {
    const { numAffectedRows } = await sql`
      update pictures set destroyed_at = null, encrypted_key = ${encryptedKey}
      where id = ${id}::uuid and storage_key = ${key} and destroyed_at is not null`.execute(trx)
    if (numAffectedRows !== 1n) throw new Error(`picture ${id} went before it came to life`)
  }
}

async function settleUpload(
  services: Services,
  upload: Upload,
  waiting: readonly Waiting[],
): Promise<Result<readonly string[], UploadRefusal>> {
  return services.db.transaction().execute(async (trx) => {
    await lockOwner(trx, upload.ownerId)
    const ids = waiting.map(({ id }) => id)
    await bringToLife(trx, waiting)
    const settled = await upload.settle(trx, ids)
    await destroyPictures(trx, settled.ok ? settled.value : ids, services.clock.now())
    return settled
  })
}

async function storeAll(
  services: Services,
  upload: Upload,
  begun: string[],
): Promise<Result<Waiting[], UploadRefusal>> {
  const waiting: Waiting[] = []
  for await (const original of upload.originals) {
    const prepared = await services.pictures.prepare(original, upload.kind)
    if (!prepared.ok) return prepared
    if (upload.kind === 'identity' && (await services.aadhaarReader.isNumberShown(prepared.value)))
      return refuse('AADHAAR_NUMBER_SHOWN')
    const id = randomUUID()
    begun.push(id)
    waiting.push(await store(services, upload, prepared.value, id))
  }
  return accept(waiting)
}

/**
 * Stores the pictures of one upload. Afterwards all of them are live, or none is and nothing is left behind. Returns
 * their ids. The same transaction destroys the pictures that they replace.
 */
export async function storeUpload(
  services: Services,
  upload: Upload,
): Promise<Result<readonly string[], UploadRefusal>> {
  if (services.pictures.isBusy()) return refuse('OVERLOADED')
  if (!(await upload.mayCome())) return refuse('TOO_MANY_PICTURES')
  const begun: string[] = []
  let replaced: readonly string[] | undefined
  try {
    const stored = await storeAll(services, upload, begun)
    if (!stored.ok) return stored
    const settled = await settleUpload(services, upload, stored.value)
    if (!settled.ok) return settled
    replaced = settled.value
    return accept(begun)
  } catch (error) {
    // The store does not answer, so leave the deletion of the files it has stored to the daily job instead of waiting
    // for it again.
    if (error instanceof FileStoreError) begun.length = 0
    throw error
  } finally {
    await deleteFilesInBackground(services, replaced ?? begun)
  }
}
