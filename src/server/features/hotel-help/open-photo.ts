import { sql } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import { watermarkWords, type Viewer } from '#domain/desk/watermark.ts'
import { refuse, type Result } from '#domain/kernel/result.ts'
import { FileStoreError } from '../../ports/file-store.ts'
import type { Services } from '../../services.ts'
import { readPicture } from '../pictures/open-picture.ts'
import type { PictureRow } from '../pictures/picture-rows.ts'

/** The `n`th oldest photo of a case: the open case of a hotel's booking, or any case by its reference. */
export type WantedPhoto = ({ hotelId: number; bookingId: string } | { ref: string }) & { n: number }

/** Finds a photo of a room that is not as shown, and the guest who sent it. A hotel sees only photos of open cases. */
export async function findHelpPhoto({ db }: Pick<Services, 'db'>, wanted: WantedPhoto) {
  const whose =
    'ref' in wanted
      ? sql`c.ticket = ${wanted.ref}`
      : sql`c.booking_id = ${wanted.bookingId}::uuid and c.hotel_id = ${wanted.hotelId} and c.closed_at is null`
  const { rows } = await sql<PictureRow>`
    select p.id, p.owner_id, p.kind, p.storage_key, p.encrypted_key, p.width
    from help_cases c join help_pictures g on g.case_id = c.id join pictures p on p.id = g.picture_id
    where ${whose} and c.kind = 'not_as_shown' and p.destroyed_at is null
    order by g.added_at, g.picture_id offset ${wanted.n - 1} limit 1`.execute(db)
  return rows[0]
}

/** Opens a photo with the viewer's name and the time across it. */
export async function openHelpPhoto(
  services: Services,
  picture: PictureRow,
  viewer: Viewer,
): Promise<Result<Buffer, ErrorCode>> {
  try {
    const bytes = await readPicture(services, picture)
    if (!bytes) return refuse('NOT_FOUND')
    return await services.pictures.mark(bytes, watermarkWords(viewer, services.clock.now()))
  } catch (error) {
    if (!(error instanceof FileStoreError)) throw error
    services.log.error({ err: error }, 'a photo of a room could not be read')
    return refuse('OVERLOADED')
  }
}
