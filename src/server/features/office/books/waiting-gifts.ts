import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { CONFIRM_DAYS } from '#domain/attendance/attended.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { paiseOf } from '#domain/ledger/accounts.ts'
import { REFERRAL_REWARD } from '#domain/rewards/credits.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { countedOf } from '#domain/office/two-people.ts'
import type { Db } from '../../../services.ts'
import { isRewardable, rewardFriend } from '../../rewards/reward-referrals.ts'
import { settleStay } from '../../ledger/settle-stay.ts'

export type WaitingGift = {
  bookingId: string
  code: string
  hotelId: number
  hotel: string
  what: 'stay' | 'reward'
  paise: number
  left: Date
  /** who has to confirm: the guests, while they may still confirm the stay, or else the office */
  waitsFor: 'guests' | 'office'
  /** the operator's id, if the friend who gets the reward works in this office */
  accountOfOperator: string | null
}

const MAX_LISTED = 200

/**
 * Lists the money that we hold back from hotels and referring friends until guests confirm the stay or the office
 * releases the money. The oldest stay comes first. Covers one hotel or all.
 */
export async function listWaitingGifts(db: Db, now: Date, hotelId: number | null = null): Promise<WaitingGift[]> {
  const { rows } = await sql<WaitingGift>`
    with waiting as (
      select l.booking_id, 'stay' as what, sum(l.waits)::bigint as paise, null as phone from stay_lines l
      where l.booking_id in (select held.booking_id from stay_lines held where held.waits > 0)
        and (${hotelId}::int is null or l.hotel_id = ${hotelId}) group by 1 having sum(l.waits) > 0
      union all
      select b.id, 'reward', ${paiseOf(REFERRAL_REWARD)}::bigint, friend.phone
      from bookings b join users friend on friend.refer_code = b.referral_code
      where ${isRewardable(now)} and (${hotelId}::int is null or b.hotel_id = ${hotelId})
    )
    select b.id as "bookingId", b.short_id as code, b.hotel_id as "hotelId", h.name as hotel, w.what, w.paise,
      b.leaves_at as left, case when is_attended(b.id) then 'office' else 'guests' end as "waitsFor",
      (select o.id from operators o where o.phone = w.phone and o.ended_at is null) as "accountOfOperator"
    from waiting w join bookings b on b.id = w.booking_id join hotels h on h.id = b.hotel_id
    where is_attended(b.id) or b.leaves_at > ${addMinutes(now, -CONFIRM_DAYS * 24 * 60)}
    order by b.leaves_at, b.id, w.what limit ${MAX_LISTED}`.execute(db)
  return rows
}

export type GiftKey = Pick<WaitingGift, 'bookingId' | 'what'>

/**
 * Finds the money held back for one booking, whether for its hotel or for the guest's friend. Lock the booking before
 * releasing the money.
 */
export async function findWaitingGift(
  db: Db,
  { bookingId, what }: GiftKey,
  now: Date,
): Promise<WaitingGift | undefined> {
  const booking = await db.selectFrom('bookings').select('hotel_id').where('id', '=', bookingId).executeTakeFirst()
  const gifts = booking ? await listWaitingGifts(db, now, booking.hotel_id) : []
  return gifts.find((gift) => gift.bookingId === bookingId && gift.what === what)
}

type Release = { waiting: WaitingGift; operatorId: string; reason: string }

/**
 * Releases, once, the money held back for a stay or a reward for it. Call it with the booking locked. Roll back if it
 * refuses, because it writes the release first.
 */
export async function releaseGift(
  trx: Transaction<DB>,
  { waiting: { bookingId, what }, operatorId, reason }: Release,
  now: Date,
): Promise<Result<true, 'NOTHING_WAITS'>> {
  await trx
    .insertInto('money_releases')
    .values({ booking_id: bookingId, what, operator_id: operatorId, reason, at: now })
    .execute()
  const isGiven = what === 'stay' ? await settleStay(trx, bookingId, now) : await rewardFriend(trx, bookingId, now)
  return isGiven ? accept(true) : refuse('NOTHING_WAITS')
}

/** Builds the release's log entry, without the reason. */
export const lineOfRelease = ({ bookingId, code, hotelId, paise, what }: WaitingGift) =>
  ({
    act: 'money_released',
    subject: code,
    bookingId,
    hotelId,
    detail: { paise, what },
    cost: countedOf(paise),
  }) as const
