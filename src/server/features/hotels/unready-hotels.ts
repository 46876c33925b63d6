import { sql, type RawBuilder } from 'kysely'
import { istDateOf } from '#domain/kernel/ist.ts'

/**
 * SQL for the row of terms `t` that is in force for a hotel `h`. If two rows start on the same day, the later one
 * applies.
 */
export const termsInForce = (now: Date): RawBuilder<unknown> => sql`from hotel_terms t where t.hotel_id = h.id
    and t.confirmed_at is not null and t.from_day <= ${istDateOf(now)}::date order by t.from_day desc, t.confirmed_at desc, t.id desc limit 1`

/** SQL for the business that runs hotel `h` according to the terms in force; null if they name none. */
export const legalNameOf = (now: Date): RawBuilder<{ name: string; address: string } | null> =>
  sql`(select case when t.legal_name is not null then json_build_object('name', t.legal_name, 'address', t.address) end ${termsInForce(now)})`

/**
 * SQL conditions on `hotels h` for hotels without confirmed terms in force, without a legal name in those terms, or
 * without confirmed bank details. Bank details in their 48-hour waiting period count as confirmed, because nobody has
 * to act.
 */
export const lacks: Record<'terms' | 'legalName' | 'bank', (now: Date) => RawBuilder<boolean>> = {
  terms: (now) => sql<boolean>`not exists (select 1 from hotel_terms t where t.hotel_id = h.id
    and t.confirmed_at is not null and t.from_day <= ${istDateOf(now)}::date)`,
  legalName: (now) => sql<boolean>`${legalNameOf(now)} is null`,
  bank: () => sql<boolean>`not exists (select 1 from hotel_bank_accounts a where a.hotel_id = h.id
    and a.confirmed_at is not null)`,
}
