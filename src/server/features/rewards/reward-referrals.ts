import { sql } from 'kysely'
import { addMinutes } from '#domain/kernel/ist.ts'
import { REFERRAL_REWARD, REWARD_AFTER_DAYS } from '#domain/rewards/credits.ts'
import type { Services } from '../../services.ts'

const BATCH_SIZE = 500

/**
 * Some days after a guest's first stay the friend whose code they used earns the reward, unless it was a no-show
 * (decisions, "Referrals"; docs/decisions/0011). The ledger takes one reward per guest and so per phone number: two
 * runs or two processes earn nothing twice, whichever of the ledger's unique keys notices first. Returns how many were
 * earned.
 */
export async function rewardReferrals({ db, clock }: Services): Promise<number> {
  const now = clock.now()
  const { rows } = await sql`
    insert into credit_entries (user_id, amount, kind, booking_id, referred_user_id, created_at)
    select friend.id, ${REFERRAL_REWARD}, 'referral_reward', b.id, b.user_id, ${now}
    from bookings b join users friend on friend.refer_code = b.referral_code and friend.id <> b.user_id
      and friend.erased_at is null
    where b.ended_at is not null and b.leaves_at <= ${addMinutes(now, -REWARD_AFTER_DAYS * 24 * 60)} and b.no_show_at is null
      and b.status = 'completed' and b.referral_discount > 0
      and not exists (
        select 1 from credit_entries e where e.kind = 'referral_reward' and e.referred_user_id = b.user_id
      )
    order by b.ended_at, b.id limit ${BATCH_SIZE}
    on conflict do nothing returning id`.execute(db)
  return rows.length
}
