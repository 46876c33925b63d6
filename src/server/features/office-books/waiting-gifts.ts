import { sql } from 'kysely'
import { CONFIRM_DAYS } from '#domain/attendance/attended.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { paiseOf } from '#domain/ledger/accounts.ts'
import { REFERRAL_REWARD } from '#domain/rewards/credits.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Db, Services } from '../../services.ts'
import { inBookingTransaction } from '../../transactions/booking-transaction.ts'
import { lockBooking } from '../bookings/move-booking.ts'
import { isRewardable, rewardFriend } from '../rewards/reward-referrals.ts'
import type { Also } from '../ledger/also.ts'
import { settleStay } from '../ledger/settle-stay.ts'

export type WaitingGift = {
  bookingId: string
  code: string
  hotelId: number
  hotel: string
  what: 'stay' | 'reward'
  paise: number
  left: Date
  /** of the guests, while they may still confirm the stay; else of the office */
  waitsFor: 'guests' | 'office'
}

const MOST_LISTED = 500

/** What Uncle would give and holds back, to hotels and to friends, the oldest stay first; of one hotel or of all. */
export async function listWaitingGifts(db: Db, now: Date, hotelId: number | null = null): Promise<WaitingGift[]> {
  const { rows } = await sql<WaitingGift>`
    with waiting as (
      select l.booking_id, 'stay' as what, sum(l.waits)::bigint as paise from stay_lines l
      where ${hotelId}::int is null or l.hotel_id = ${hotelId} group by 1 having sum(l.waits) > 0
      union all
      select b.id, 'reward', ${paiseOf(REFERRAL_REWARD)}::bigint
      from bookings b join users friend on friend.refer_code = b.referral_code
      where ${isRewardable(now)} and (${hotelId}::int is null or b.hotel_id = ${hotelId})
    )
    select b.id as "bookingId", b.short_id as code, b.hotel_id as "hotelId", h.name as hotel, w.what, w.paise,
      b.leaves_at as left, case when is_attended(b.id) then 'office' else 'guests' end as "waitsFor"
    from waiting w join bookings b on b.id = w.booking_id join hotels h on h.id = b.hotel_id
    where is_attended(b.id) or b.leaves_at > ${addMinutes(now, -CONFIRM_DAYS * 24 * 60)}
    order by b.leaves_at, b.id, w.what limit ${MOST_LISTED}`.execute(db)
  return rows
}

export type Release = { bookingId: string; what: WaitingGift['what']; operatorId: string; reason: string }

/** The office lets go what waits for a stay, to its hotel or to the friend of its guest; once, with a reason. */
export function releaseGift(
  services: Services,
  { bookingId, what, operatorId, reason }: Release,
  also: Also,
): Promise<Result<true, ErrorCode>> {
  return inBookingTransaction(services, async (trx, now) => {
    const booking = await lockBooking(trx, bookingId)
    if (!booking) return refuse('NOT_FOUND')
    const waiting = (await listWaitingGifts(trx, now, booking.hotel_id)).find(
      (gift) => gift.bookingId === bookingId && gift.what === what,
    )
    if (!waiting) return refuse('NOTHING_WAITS')
    await trx
      .insertInto('money_releases')
      .values({ booking_id: bookingId, what, operator_id: operatorId, reason, at: now })
      .execute()
    const isGiven = what === 'stay' ? await settleStay(trx, bookingId, now) : await rewardFriend(trx, bookingId, now)
    if (!isGiven) return refuse('NOTHING_WAITS')
    const { code, hotelId, paise } = waiting
    await also(trx, { subject: code, hotelId, bookingId, detail: { paise, what } })
    return accept(true)
  })
}
