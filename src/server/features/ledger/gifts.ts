import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { monthOf, monthPeriod } from '#domain/ledger/month.ts'
import { earnedForGifts, giftState, type GiftState, type MonthlyGifts } from '#domain/ledger/our-money.ts'
import { contributionsTo, settleStay, type StayToSettle } from '#domain/ledger/settle-stay.ts'
import type { FoundStay } from './stay-to-settle.ts'

/**
 * Reads the commission that we earned from a hotel's stays of a month, and our gifts for those stays without the
 * office's release. Leaves out one booking. Lock the hotel's books first.
 */
export async function readMonthOfGifts(
  trx: Transaction<DB>,
  { hotelId, at, except }: { hotelId: number; at: Date; except: string | null },
): Promise<MonthlyGifts> {
  const { start, end } = monthPeriod(monthOf(at))
  const { rows } = await sql<MonthlyGifts>`
    with stays as (
      select l.booking_id, sum(l.commission) as commission, sum(l.paid_online) as paid, sum(l.given) as given
      from stay_lines l join bookings b on b.id = l.booking_id
      where l.hotel_id = ${hotelId} and b.leaves_at >= ${start} and b.leaves_at < ${end}
        and b.id is distinct from ${except}::uuid
      group by l.booking_id
    ), rewards as (
      select e.booking_id, e.amount * 100 as given from credit_entries e join bookings b on b.id = e.booking_id
      where e.kind = 'referral_reward' and b.hotel_id = ${hotelId} and b.leaves_at >= ${start} and b.leaves_at < ${end}
    )
    select coalesce((select sum(greatest(0, least(commission, paid))) from stays), 0)::bigint as commission,
      (coalesce((select sum(given) from stays s where not exists (
          select 1 from money_releases r where r.booking_id = s.booking_id and r.what = 'stay')), 0)
        + coalesce((select sum(given) from rewards w where not exists (
          select 1 from money_releases r where r.booking_id = w.booking_id and r.what = 'reward')), 0))::bigint as given`.execute(
    trx,
  )
  return rows[0] ?? { commission: 0, given: 0 }
}

type Asked = Pick<FoundStay, 'stay' | 'at' | 'isAttended' | 'isReleased'> & { bookingId: string }

/** Whether our own money for this stay may be paid to its hotel now. Queries the database only if there is any. */
export async function giftStateOf(trx: Transaction<DB>, found: Asked): Promise<GiftState> {
  const { isAttended, isReleased, bookingId, at } = found
  const stay: StayToSettle = { ...found.stay, ourMoney: 'goes' }
  const gift = { isAttended, isReleased, ...contributionsTo(stay) }
  const isLimited = isAttended && !isReleased && gift.limited > 0
  if (!isLimited) return giftState(gift, { commission: 0, given: 0 })
  const others = await readMonthOfGifts(trx, { hotelId: stay.hotelId, at, except: bookingId })
  const { line } = settleStay(stay)
  return giftState(gift, { ...others, commission: others.commission + earnedForGifts(line) })
}
