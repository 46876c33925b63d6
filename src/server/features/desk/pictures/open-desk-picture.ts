import type { ErrorCode } from '#contract/errors.ts'
import { watermarkWords } from '#domain/desk/watermark.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { FileStoreError } from '../../../ports/file-store.ts'
import type { Services } from '../../../services.ts'
import { inBookingTransaction } from '../../../transactions/booking-transaction.ts'
import { readPicture } from '../../pictures/open-picture.ts'
import type { NumberedPicture } from './desk-picture-rows.ts'
import { openStay, type DeskPictureRequest } from './open-stay.ts'

/** The reason stored in the log of openings, which the owner reads next to the hotel's name. */
const OPENED_AT_DESK = 'opened at the desk to greet you'

type Ask = DeskPictureRequest & { n: number }
type Logged = { picture: NumberedPicture; at: Date }

/**
 * Logs who opens which picture and when, and commits the entry. The database, too, refuses an opening outside the
 * allowed time.
 */
const logOpening = (services: Services, ask: Ask): Promise<Result<Logged, ErrorCode>> =>
  inBookingTransaction(services, async (trx, now) => {
    const opened = await openStay(trx, ask, { now, lock: 'for share' })
    if (!opened.ok) return opened
    const picture = opened.value.pictures.find(({ n }) => n === ask.n)
    if (!picture) return refuse('NOT_FOUND')
    await trx
      .insertInto('picture_views')
      .values({
        picture_id: picture.id,
        staff_id: ask.session.staffId,
        booking_id: ask.bookingId,
        purpose: OPENED_AT_DESK,
        viewed_at: now,
      })
      .execute()
    return accept({ picture, at: now })
  })

async function readMarked(services: Services, { session }: Ask, { picture, at }: Logged) {
  const bytes = await readPicture(services, picture)
  if (!bytes) return refuse('NOT_FOUND' as const)
  return services.pictures.mark(bytes, watermarkWords(session, at))
}

/**
 * Opens a photo or ID of a superfast check-in for its hotel's desk. Logs the opening in a separate transaction before
 * it reads a byte, then marks the picture with the viewer's name and the time.
 */
export async function openDeskPicture(services: Services, ask: Ask): Promise<Result<Buffer, ErrorCode>> {
  const logged = await logOpening(services, ask)
  if (!logged.ok) return logged
  try {
    return await readMarked(services, ask, logged.value)
  } catch (error) {
    if (!(error instanceof FileStoreError)) throw error
    services.log.error({ err: error }, 'a picture could not be read for a desk')
    return refuse('OVERLOADED')
  }
}
