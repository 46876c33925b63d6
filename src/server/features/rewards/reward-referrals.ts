import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { REFERRAL_REWARD, REWARD_AFTER_DAYS } from '#domain/rewards/credits.ts'
import { NEARBY_DAYS, rewardState, type RewardedStay } from '#domain/rewards/reward-state.ts'
import type { Db, Services } from '../../services.ts'
import { workThrough } from '../../work-through.ts'
import { lockBooks } from '../ledger/books.ts'
import { readMonthOfGifts } from '../ledger/gifts.ts'

const days = (now: Date, count: number) => addMinutes(now, -count * 24 * 60)

/** How many days after a stay the job tries to pay a reward that waits; then only the office can release it. */
const REWARD_WAITS_DAYS = 90

const isReleased = sql`exists (select 1 from money_releases r where r.booking_id = b.id and r.what = 'reward')`

/**
 * Selects first stays `b`, some days after they ended, for which the friend whose code the guest used has no reward
 * yet. Leaves out no-shows and, unless the office released the reward, stays where guest and friend share a browser or
 * either works at the hotel.
 */
export const isRewardable = (now: Date) => sql<boolean>`b.ended_at is not null and b.status = 'completed'
  and b.referral_discount > 0 and b.no_show_at is null and b.leaves_at <= ${days(now, REWARD_AFTER_DAYS)}
  and (b.leaves_at > ${days(now, REWARD_WAITS_DAYS)} or ${isReleased}) and friend.id <> b.user_id and friend.erased_at is null
  and not exists (select 1 from credit_entries e where e.kind = 'referral_reward' and e.referred_user_id = b.user_id)
  and (${isReleased} or not (shares_device(b.user_id, friend.id) or works_at(b.user_id, b.hotel_id)
    or works_at(friend.id, b.hotel_id)))`

async function findRewardable(db: Db, now: Date, after: string | null, limit: number): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select b.id from bookings b join users friend on friend.refer_code = b.referral_code
    where ${isRewardable(now)} and (is_attended(b.id) or ${isReleased}) and (${after}::uuid is null or b.id > ${after}::uuid)
    order by b.id limit ${limit}`.execute(db)
  return rows
}

type Found = RewardedStay & { friendId: string; guestId: string; hotelId: number; leaves: Date }

async function readRewarded(trx: Transaction<DB>, bookingId: string, now: Date): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select friend.id as "friendId", b.user_id as "guestId", b.hotel_id as "hotelId", b.leaves_at as leaves,
      is_attended(b.id) as "isAttended", ${isReleased} as "isReleased", (
        select count(*)::int from credit_entries e join users other on other.id = e.referred_user_id
        where e.kind = 'referral_reward' and e.created_at > ${days(now, NEARBY_DAYS)}
          and (shares_device(other.id, b.user_id) or other.sign_up_address_hash = guest.sign_up_address_hash)
      ) as "rewardedNearby"
    from bookings b join users friend on friend.refer_code = b.referral_code join users guest on guest.id = b.user_id
    where b.id = ${bookingId}::uuid and ${isRewardable(now)}`.execute(trx)
  return rows[0]
}

/**
 * Rewards the friend whose code was used for this stay, if the reward may be paid now. If called concurrently, only one
 * call succeeds, because the database allows one reward per guest.
 */
export async function rewardFriend(trx: Transaction<DB>, bookingId: string, now: Date): Promise<boolean> {
  const hotel = await trx.selectFrom('bookings').select('hotel_id').where('id', '=', bookingId).executeTakeFirst()
  if (!hotel) return false
  await lockBooks(trx, [hotel.hotel_id])
  const found = await readRewarded(trx, bookingId, now)
  if (!found) return false
  const month = await readMonthOfGifts(trx, { hotelId: found.hotelId, at: found.leaves, except: null })
  if (rewardState(found, month) !== 'goes') return false
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('credit_entries')
    .values({
      user_id: found.friendId,
      amount: REFERRAL_REWARD,
      kind: 'referral_reward',
      booking_id: bookingId,
      referred_user_id: found.guestId,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Boolean(numInsertedOrUpdatedRows)
}

/**
 * Rewards, some days after a guest's first stay, the friend whose code they used, if the guest came and the reward does
 * not exceed what we earned from the hotel in that month. A larger reward waits for the office (decisions, "Referrals";
 * 0062). The ledger allows one reward per guest and so per phone number. Returns how many were earned.
 */
export async function rewardReferrals(services: Services): Promise<number> {
  const { db, clock, log } = services
  const now = clock.now()
  return workThrough<{ id: string }>({
    name: 'reward-referrals',
    log,
    next: (after, limit) => findRewardable(db, now, after, limit),
    work: ({ id }) => db.transaction().execute((trx) => rewardFriend(trx, id, now)),
  })
}
