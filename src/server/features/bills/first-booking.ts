import { sql, type RawBuilder } from 'kysely'

/**
 * Whether the next booking would be this guest's first. Counts confirmed bookings and unpaid holds, so that only one of
 * two concurrent bookings gets the discount. False for a guest who erased an earlier account; true for a visitor.
 */
export const isFirstBookingOf = (userId: string | null, now: Date): RawBuilder<boolean> =>
  sql<boolean>`not exists (
    select 1 from bookings b where b.user_id = ${userId}::uuid
      and (b.status = 'completed' or (b.status = 'pending' and b.hold_expires_at > ${now}))
  ) and not exists (select 1 from users u where u.id = ${userId}::uuid and u.joined_before)`
