import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Db, Services } from '../../services.ts'
import { recordConsent } from '../consents/record-consent.ts'
import { deleteFilesInBackground, destroyPictures, isPictureId, lockOwner } from './picture-rows.ts'

/** The most ids in one request: more pictures than a guest can have. */
const MAX_IDS = 100

/** Accepts one id or a list, as `ids` or as `id` (specification §4: "Removal accepts one id or a list"). */
export function idsOf(body: { ids?: unknown; id?: unknown }): unknown[] {
  const named = body.ids ?? body.id ?? []
  return Array.isArray(named) ? named : [named]
}

const hasPictures = async (db: Db, ownerId: string): Promise<boolean> =>
  (await db
    .selectFrom('pictures')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('kind', 'in', ['identity', 'profile'])
    .where('destroyed_at', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined

/**
 * Destroys a guest's own identity images and photo: all of the given ids or none. If the last one is removed, the
 * consent to their use is withdrawn. Refuses an unknown id, another guest's and a destroyed one in the same way
 * (specification §5, 'Invalid identity id').
 */
export async function removePictures(
  services: Services,
  ownerId: string,
  named: readonly unknown[],
): Promise<Result<string[], 'IDENTITY_UNKNOWN'>> {
  const ids = [...new Set(named.map((id) => (typeof id === 'string' ? id.toLowerCase() : id)))]
  if (ids.length === 0 || ids.length > MAX_IDS || !ids.every(isPictureId)) return refuse('IDENTITY_UNKNOWN')
  const isRemoved = await services.db.transaction().execute(async (trx) => {
    await lockOwner(trx, ownerId)
    const own = await trx
      .selectFrom('pictures')
      .select('id')
      .where('id', 'in', ids)
      .where('owner_id', '=', ownerId)
      .where('kind', 'in', ['identity', 'profile'])
      .where('destroyed_at', 'is', null)
      .execute()
    if (own.length !== ids.length) return false
    const now = services.clock.now()
    await destroyPictures(trx, ids, now)
    if (!(await hasPictures(trx, ownerId)))
      await recordConsent(trx, { userId: ownerId, purpose: 'identity', given: false, now })
    return true
  })
  if (!isRemoved) return refuse('IDENTITY_UNKNOWN')
  await deleteFilesInBackground(services, ids)
  return accept(ids)
}
