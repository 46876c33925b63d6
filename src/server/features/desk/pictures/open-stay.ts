import type { ErrorCode } from '#contract/errors.ts'
import { checkPicturesOpen } from '#domain/desk/desk-pictures.ts'
import { deskWindow } from '#domain/desk/windows.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { DeskSession } from '../../../http/desk-session.ts'
import type { Db } from '../../../services.ts'
import { findDeskPictures, findStay, type NumberedPicture, type StayLock } from './desk-picture-rows.ts'

export type DeskPictureRequest = { session: Pick<DeskSession, 'staffId' | 'name' | 'hotelId'>; bookingId: string }

/** Finds which pictures of this booking the desk may open now, and until when. */
export async function openStay(
  trx: Db,
  { session, bookingId }: DeskPictureRequest,
  { now, lock }: { now: Date; lock: StayLock },
): Promise<Result<{ pictures: NumberedPicture[]; until: Date }, ErrorCode>> {
  const stay = await findStay(trx, { hotelId: session.hotelId, bookingId, lock })
  if (!stay) return refuse('NOT_FOUND')
  const open = checkPicturesOpen({ stay, checkIn: stay.checkIn }, now)
  if (!open.ok) return open
  return accept({ pictures: await findDeskPictures(trx, bookingId), until: deskWindow('identity', stay).end })
}
