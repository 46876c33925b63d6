import { sql, type Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { NoticeBooking } from '#contract/hotel-messages.ts'
import type { DB } from '#db/schema.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Db, Services } from '../../services.ts'
import { markSeen } from './mark-seen.ts'
import { hashSeenToken } from './seen-token.ts'
import { noticeStayColumns, type StayToNotify } from './notice-stay.ts'

type LinkedStay = StayToNotify & { seenAt: Date | null }

async function findLinked(db: Db, token: string): Promise<LinkedStay | undefined> {
  const { rows } = await sql<LinkedStay>`
    select ${noticeStayColumns}, n.told_at as "toldAt",
      least(n.seen_at, (select v.seen_at from visits v where v.booking_id = b.id)) as "seenAt"
    from hotel_notices n join bookings b on b.id = n.booking_id where n.link_hash = ${hashSeenToken(token)}`.execute(db)
  return rows[0]
}

function stateOf(stay: LinkedStay, now: Date): NoticeBooking['state'] {
  if (stay.status !== 'completed' || stay.leaves <= now) return 'over'
  return stay.seenAt ? 'seen' : 'waiting'
}

const presentTold = (stay: LinkedStay, state: NoticeBooking['state']): NoticeBooking => ({
  state,
  short_id: stay.code,
  slot: stay.slot,
  checkin_date: toIstIso(stay.checkin),
  roomCount: stay.rooms,
  due: stay.due,
})

/** Finds the booking that a link is about, with the facts of its message. */
export async function findSeenLink({ db, clock }: Services, token: string): Promise<NoticeBooking | undefined> {
  const stay = await findLinked(db, token)
  return stay && presentTold(stay, stateOf(stay, clock.now()))
}

/** Marks the booking that a link is about as seen by its hotel. Returns the outcome. */
async function seeLinked({ clock, desks }: Services, trx: Transaction<DB>, stay: LinkedStay) {
  const now = clock.now()
  const state = stateOf(stay, now)
  if (state === 'over') return 'over'
  if (state === 'seen' || !(await markSeen(trx, stay.bookingId, { how: 'link', at: now, now }))) return 'seenBefore'
  await desks.tell(trx, stay.hotelId)
  return 'seen'
}

/** Uses a link to mark the booking as seen by the hotel. */
export function useSeenLink(services: Services, token: string): Promise<Result<NoticeBooking, ErrorCode>> {
  return services.db.transaction().execute(async (trx: Transaction<DB>) => {
    const stay = await findLinked(trx, token)
    if (!stay) return refuse('NOT_FOUND')
    const outcome = await seeLinked(services, trx, stay)
    if (outcome === 'over') return refuse('SEEN_LINK_OVER')
    return outcome === 'seen' ? accept(presentTold(stay, 'seen')) : refuse('SEEN_LINK_USED')
  })
}

/** Marks the booking whose link has this secret as seen. Undefined if it is not a booking of one of these hotels. */
export async function seeByToken(
  services: Services,
  trx: Transaction<DB>,
  { token, hotels }: { token: string; hotels: readonly number[] },
): Promise<{ outcome: 'seen' | 'seenBefore' | 'over'; code: string; hotelId: number } | undefined> {
  const stay = await findLinked(trx, token)
  if (!stay || !hotels.includes(stay.hotelId)) return undefined
  return { outcome: await seeLinked(services, trx, stay), code: stay.code, hotelId: stay.hotelId }
}
