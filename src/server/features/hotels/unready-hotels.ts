import { sql, type RawBuilder } from 'kysely'
import { istDateOf } from '#domain/kernel/ist.ts'

/**
 * SQL conditions on `hotels h` for hotels without confirmed terms in force, or without confirmed bank details: those
 * that wait their 48 hours need nobody.
 */
export const lacks: Record<'terms' | 'bank', (now: Date) => RawBuilder<boolean>> = {
  terms: (now) => sql<boolean>`not exists (select 1 from hotel_terms t where t.hotel_id = h.id
    and t.confirmed_at is not null and t.from_day <= ${istDateOf(now)}::date)`,
  bank: () => sql<boolean>`not exists (select 1 from hotel_bank_accounts a where a.hotel_id = h.id
    and a.confirmed_at is not null)`,
}
