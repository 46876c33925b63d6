import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { DeskSession } from '../../../http/desk-session.ts'
import { writeAct } from '../bookings/write-act.ts'

/**
 * Finds a post that this phone has or is invited to. Returns none on a paired device, which works only for the post
 * that it was paired for.
 */
async function lockOwnPost(trx: Transaction<DB>, { phone, isPaired }: DeskSession, staffId: string) {
  if (phone === null || isPaired) return undefined
  return trx
    .selectFrom('hotel_staff')
    .select(['id', 'hotel_id', 'accepted_at'])
    .where('id', '=', staffId)
    .where('phone', '=', phone)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Accepts a post, in a session opened by an OTP to that phone. Accepting again changes nothing. */
export async function acceptPost(
  trx: Transaction<DB>,
  { session, staffId, now }: { session: DeskSession; staffId: string; now: Date },
): Promise<Result<{ hotelId: number }, 'NOT_FOUND'>> {
  const post = await lockOwnPost(trx, session, staffId)
  if (!post) return refuse('NOT_FOUND')
  const { id, hotel_id: hotelId } = post
  if (post.accepted_at) return accept({ hotelId })
  await trx.updateTable('hotel_staff').set({ accepted_at: now }).where('id', '=', id).execute()
  await writeAct(trx, { staffId: id, hotelId }, { kind: 'post_accepted' }, now)
  return accept({ hotelId })
}

/** Declines an invitation. Once a post is accepted, only a manager can end it. */
export async function declinePost(
  trx: Transaction<DB>,
  { session, staffId, now }: { session: DeskSession; staffId: string; now: Date },
): Promise<Result<{ hotelId: number }, 'NOT_FOUND'>> {
  const post = await lockOwnPost(trx, session, staffId)
  if (!post || post.accepted_at) return refuse('NOT_FOUND')
  const { id, hotel_id: hotelId } = post
  await writeAct(trx, { staffId: id, hotelId }, { kind: 'post_declined' }, now)
  await trx.updateTable('hotel_staff').set({ ended_at: now, ended_by: 'declined' }).where('id', '=', id).execute()
  await trx.deleteFrom('desk_sessions').where('staff_id', '=', id).execute()
  return accept({ hotelId })
}
