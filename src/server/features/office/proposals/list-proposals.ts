import { sql } from 'kysely'
import type { WaitingProposal } from '#contract/office-proposals.ts'
import { addMinutes, toIstIso } from '#domain/kernel/ist.ts'
import { NEW_ADMIN_HOURS } from '#domain/office/limits.ts'
import type { Db } from '../../../services.ts'

type Row = Omit<WaitingProposal, 'at' | 'is_own' | 'booking' | 'hotel'> & {
  at: Date
  by: string
  code: string | null
  booking_id: string | null
  hotel_id: number | null
  hotel_name: string | null
}

const MAX = 200

/** Lists everything that waits for a second person, from all tables, oldest first. */
export async function listProposals(db: Db, operatorId: string): Promise<WaitingProposal[]> {
  const { rows } = await sql<Row>`
    select w.id, w.kind, w.by, o.name as proposed_by, w.reason, w.at, w.user_id, b.id as booking_id, b.short_id as code,
      h.id as hotel_id, h.name as hotel_name
    from (
      select p.id::text, p.kind, p.proposed_by as by, p.reason, p.proposed_at as at,
        coalesce(p.booking_id, (p.terms ->> 'booking_id')::uuid) as booking_id, p.hotel_id,
        p.terms ->> 'user_id' as user_id
      from office_proposals p where p.status = 'waiting'
      union all
      select a.id::text, 'bank_account', a.proposed_by, a.reason, a.proposed_at, null, a.hotel_id, null
      from hotel_bank_accounts a where a.confirmed_at is null
      union all
      select t.id::text, 'hotel_terms', t.proposed_by, t.reason, t.proposed_at, null, t.hotel_id, null
      from hotel_terms t where t.confirmed_at is null
      union all
      select r.id::text, 'rate', r.proposed_by, r.reason, r.proposed_at, null, null, null
      from rates r where r.confirmed_at is null
      union all
      select r.id::text, 'payout', r.proposed_by, r.reason, r.proposed_at, null, null, null
      from payout_runs r where r.confirmed_at is null and r.dropped_at is null
      union all
      select s.reference, 'settlement', s.proposed_by, s.reason, s.proposed_at, null, null, null
      from settlements s where s.confirmed_at is null
      union all
      select min(e.line_id)::text, 'bank_line', e.proposed_by, e.reason, min(e.proposed_at), null, null, null
      from bank_explanations e where e.confirmed_at is null group by e.proposed_by, e.reason
    ) w join operators o on o.id = w.by left join bookings b on b.id = w.booking_id left join hotels h on h.id = w.hotel_id
    order by w.at, w.id limit ${MAX}`.execute(db)
  return rows.map(({ at, by, code, booking_id, hotel_id, hotel_name, ...row }) => ({
    ...row,
    at: toIstIso(at),
    is_own: by === operatorId,
    booking: booking_id && code ? { id: booking_id, code } : null,
    hotel: hotel_id && hotel_name ? { id: hotel_id, name: hotel_name } : null,
  }))
}

/** Counts the other admins who may confirm now. Without any, nothing that needs two people can be done. */
export async function countConfirming(db: Db, operatorId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from operators where role = 'admin' and ended_at is null and id <> ${operatorId}::uuid
      and granted_at <= ${addMinutes(now, -NEW_ADMIN_HOURS * 60)}`.execute(db)
  return rows[0]?.count ?? 0
}
