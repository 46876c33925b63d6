import { sql } from 'kysely'
import type { Rupees } from '#domain/kernel/money.ts'
import { REFERRAL_DISCOUNT } from '#domain/rewards/credits.ts'
import { normaliseReferCode } from '#domain/rewards/referral.ts'
import type { Db } from '../../services.ts'
import { isFirstBookingOf } from '../bills/first-booking.ts'

/**
 * Calculates a code's discount on this guest's first booking. It is zero for an unknown code or the guest's own, and
 * once a booking was confirmed or is held. A visitor counts as a new guest, as in a bill.
 */
export async function referralDiscount(
  db: Db,
  asked: { code: string; userId: string | null; now: Date },
): Promise<Rupees> {
  const { userId, now } = asked
  const { rows } = await sql<{ usable: boolean }>`
    select exists (
      select 1 from users friend
      where friend.refer_code = ${normaliseReferCode(asked.code)} and friend.id is distinct from ${userId}::uuid
    ) and ${isFirstBookingOf(userId, now)} as usable`.execute(db)
  return rows[0]?.usable ? REFERRAL_DISCOUNT : 0
}
