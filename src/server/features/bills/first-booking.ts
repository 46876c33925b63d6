import { sql, type RawBuilder } from 'kysely'

/**
 * Whether the next booking is this guest's first. Cancelled and never paid bookings do not count; a running hold
 * counts, so that of two concurrent ones only one is the first. A guest who erased an account before is not new. A
 * visitor counts as a new guest.
 */
export const isFirstBookingOf = (userId: string | null, now: Date): RawBuilder<boolean> =>
  sql<boolean>`not exists (
    select 1 from bookings b where b.user_id = ${userId}::uuid
      and (b.status = 'completed' or (b.status = 'pending' and b.hold_expires_at > ${now}))
  ) and not exists (select 1 from users u where u.id = ${userId}::uuid and u.joined_before)`
