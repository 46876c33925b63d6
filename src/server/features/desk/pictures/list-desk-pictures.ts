import type { ErrorCode } from '#contract/errors.ts'
import type { Comparison } from '#domain/desk/desk-pictures.ts'
import { accept, type Result } from '#domain/kernel/result.ts'
import type { Services } from '../../../services.ts'
import { findComparisons, type NumberedPicture } from './desk-picture-rows.ts'
import { openStay, type DeskPictureRequest } from './open-stay.ts'

type Listed = Pick<NumberedPicture, 'n' | 'of' | 'firstName'> & { answer: Comparison | 'none' }

/** Lists the photos and IDs that a desk may open now, without opening any. */
export async function listDeskPictures(
  { db, clock }: Services,
  ask: DeskPictureRequest,
): Promise<Result<{ pictures: Listed[]; until: Date }, ErrorCode>> {
  const opened = await openStay(db, ask, { now: clock.now(), lock: 'unlocked' })
  if (!opened.ok) return opened
  const answers = await findComparisons(db, ask.bookingId)
  const pictures = opened.value.pictures.map(({ n, of, firstName }) => ({
    n,
    of,
    firstName,
    answer: answers.get(n) ?? ('none' as const),
  }))
  return accept({ pictures, until: opened.value.until })
}
