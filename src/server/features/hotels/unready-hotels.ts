import { sql, type RawBuilder } from 'kysely'
import { istDateOf } from '#domain/kernel/ist.ts'

/** SQL conditions on `hotels h` for published hotels without confirmed terms or without bank details. */
export const lacks: Record<'terms' | 'bank', (now: Date) => RawBuilder<boolean>> = {
  terms: (now) => sql<boolean>`not exists (select 1 from hotel_terms t where t.hotel_id = h.id
    and t.confirmed_at is not null and t.from_day <= ${istDateOf(now)}::date)`,
  bank: (now) => sql<boolean>`not exists (select 1 from hotel_bank_accounts a where a.hotel_id = h.id
    and a.counts_from <= ${now})`,
}
