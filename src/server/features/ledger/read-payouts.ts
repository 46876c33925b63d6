import { sql } from 'kysely'
import type { Db } from '../../services.ts'

export type ReadPayout = {
  id: string
  hotelId: number
  hotel: string
  month: string
  paise: number
  bank: string
  number: string
  sentAt: string | null
  paidAt: string | null
  bankReference: string | null
  returnedAt: string | null
  refusedAt: string | null
  refusal: string | null
}

export type ReadFile = {
  number: number
  madeBy: string
  madeAt: string
  reason: string
  payouts: number
  paise: number
}

export type ReadRun = {
  id: string
  reason: string
  proposedBy: string
  proposedById: string
  proposedAt: Date
  confirmedBy: string | null
  confirmedAt: Date | null
  droppedAt: Date | null
  payouts: ReadPayout[]
  files: ReadFile[]
}

/** Selects runs: a single one, that of a payout, or the newest. */
export type RunQuery = { runId?: string; payoutId?: string; limit?: number; skip?: number }

/** Lists runs of payouts with each hotel's amount, newest first. */
export async function readRuns(db: Db, { runId, payoutId, limit = 1, skip = 0 }: RunQuery): Promise<ReadRun[]> {
  const { rows } = await sql<ReadRun>`
    select r.id, r.reason, p.name as "proposedBy", r.proposed_by as "proposedById", r.proposed_at as "proposedAt",
      c.name as "confirmedBy", r.confirmed_at as "confirmedAt", r.dropped_at as "droppedAt",
      (select coalesce(json_agg(json_build_object('id', o.id, 'hotelId', o.hotel_id, 'hotel', h.name,
          'month', to_char(o.month, 'YYYY-MM'), 'paise', o.amount, 'bank', a.bank_name, 'number', a.account_number,
          'sentAt', o.sent_at, 'paidAt', o.paid_at, 'bankReference', o.bank_reference, 'returnedAt', o.returned_at,
          'refusedAt', o.refused_at, 'refusal', o.refusal)
          order by h.name, o.id), '[]'::json)
        from payouts o join hotels h on h.id = o.hotel_id join hotel_bank_accounts a on a.id = o.account_id
        where o.run_id = r.id) as payouts,
      (select coalesce(json_agg(json_build_object('number', f.number, 'madeBy', m.name, 'madeAt', f.made_at, 'reason', f.reason,
          'payouts', (select count(*) from payout_file_lines l where l.number = f.number),
          'paise', (select sum(o.amount) from payout_file_lines l join payouts o on o.id = l.payout_id where l.number = f.number))
          order by f.number desc), '[]'::json)
        from payout_files f join operators m on m.id = f.made_by where f.run_id = r.id) as files
    from payout_runs r join operators p on p.id = r.proposed_by left join operators c on c.id = r.confirmed_by
    where (${runId ?? null}::uuid is null or r.id = ${runId ?? null}::uuid)
      and (${payoutId ?? null}::uuid is null or r.id = (select o.run_id from payouts o where o.id = ${payoutId ?? null}::uuid))
    order by r.proposed_at desc, r.id limit ${limit} offset ${skip}`.execute(db)
  return rows
}
