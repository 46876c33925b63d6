import { sql } from 'kysely'
import { TREATMENTS } from '#domain/pictures/picture-kind.ts'
import { REVIEW_WIDTHS } from '#domain/pictures/picture-sizes.ts'
import type { Services } from '../../services.ts'
import { wasDestroyed } from './destroyed-list.ts'
import { findOwnPicture, isPictureId, variantKey, type PictureRow } from './picture-rows.ts'

/** Reasons for opening an identity image, as the log of openings records them. */
const SEEN_BY_OWNER = 'seen by its owner'

/**
 * Returns the decrypted bytes of a stored picture. Undefined if its file is gone, or if a restore brought back a
 * destroyed picture (decision 0042). Callers first check who may see it.
 */
export async function readPicture(services: Services, picture: PictureRow): Promise<Buffer | undefined> {
  if (!TREATMENTS[picture.kind].isSecret) return services.files.get(picture.storage_key)
  const [stored, isGone] = await Promise.all([
    services.files.get(picture.storage_key),
    wasDestroyed(services, picture.id),
  ])
  if (!stored || isGone) return undefined
  if (!picture.encrypted_key) throw new Error(`picture ${picture.id} lives without its key`)
  const belongsTo = { pictureId: picture.id, ownerId: picture.owner_id, kind: picture.kind }
  return services.seal.open(stored, picture.encrypted_key, belongsTo)
}

/**
 * Opens a guest's own photo or identity image. Logs the opening of an identity image before reading its bytes (facts,
 * "DPDP"); `mayOpenIdentity` throws without a fresh OTP or the guest's passkey. Undefined if the picture is missing or
 * belongs to another guest.
 */
export async function openOwnPicture(
  services: Services,
  { viewerId, id, mayOpenIdentity }: { viewerId: string; id: string; mayOpenIdentity: () => Promise<void> },
): Promise<Buffer | undefined> {
  const picture = await findOwnPicture(services.db, viewerId, id)
  if (!picture || picture.kind === 'review') return undefined
  if (picture.kind === 'identity') {
    await mayOpenIdentity()
    await services.db
      .insertInto('picture_views')
      .values({
        picture_id: picture.id,
        viewer_id: viewerId,
        purpose: SEEN_BY_OWNER,
        viewed_at: services.clock.now(),
      })
      .execute()
  }
  return readPicture(services, picture)
}

export type ReviewPicture = { bytes: Buffer; seenBy: 'everybody' | 'owner' }

/**
 * Finds a review picture, and whether everybody may see it. They may only if its review is published and the hotel
 * visible; otherwise only its owner may.
 */
async function findReviewPicture({ db }: Services, id: string) {
  const { rows } = await sql<PictureRow & { is_public: boolean }>`
    select p.id, p.owner_id, p.kind, p.storage_key, p.encrypted_key, p.width,
      exists (select 1 from review_pictures rp join reviews r on r.id = rp.review_id and r.published
        join hotels h on h.id = r.hotel_id and not h.hidden where rp.picture_id = p.id) as is_public
    from pictures p where p.id = ${id}::uuid and p.kind = 'review' and p.destroyed_at is null`.execute(db)
  return rows[0]
}

/** Picks the smallest stored file at least this wide, or the widest. */
function keyFor({ storage_key, width }: PictureRow, wished: number | undefined): string {
  const wide = REVIEW_WIDTHS.find((kept) => wished !== undefined && kept >= wished && kept < (width ?? 0))
  return wide ? variantKey(storage_key, wide) : storage_key
}

export async function openReviewPicture(
  services: Services,
  wish: { id: string; width: number | undefined; viewerId: string | undefined },
): Promise<ReviewPicture | undefined> {
  if (!isPictureId(wish.id)) return undefined
  const picture = await findReviewPicture(services, wish.id)
  const isOpen = picture && (picture.is_public || picture.owner_id === wish.viewerId)
  if (!isOpen) return undefined
  const bytes = await services.files.get(keyFor(picture, wish.width))
  return bytes && { bytes, seenBy: picture.is_public ? 'everybody' : 'owner' }
}
