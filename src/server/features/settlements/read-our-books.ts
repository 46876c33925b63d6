import { sql } from 'kysely'
import { indexed, type OurBooks, type RecordedMovement } from '#domain/settlements/match-lines.ts'
import type { ReportLine } from '#domain/settlements/report-line.ts'
import type { Db } from '../../services.ts'

type Named = Pick<ReportLine, 'kind' | 'reference' | 'dispute' | 'ours'>

/** Reads the payments, refunds and disputes that these lines name, by the gateway's references and by our own ids. */
export async function readOurBooks(db: Db, lines: readonly Named[]): Promise<OurBooks> {
  const references = lines.map(({ reference }) => reference)
  const disputes = lines.flatMap(({ dispute }) => dispute ?? [])
  const ids = lines.flatMap(({ ours }) => ours ?? [])
  const { rows } = await sql<RecordedMovement>`
    select 'payment' as kind, p.id::text as id, p.provider_payment_id as reference, p.amount * 100::bigint as paise
    from payments p where p.status = 'paid' and (p.provider_payment_id = any(${references}::text[]) or p.id = any(${ids}::uuid[]))
    union all
    select 'refund', r.id::text, r.provider_ref, r.amount * -100::bigint
    from refunds r where r.paid_from = 'gateway' and r.status <> 'failed'
      and (r.provider_ref = any(${references}::text[]) or r.id = any(${ids}::uuid[]))
    union all
    select 'adjustment', d.reference, d.reference, -d.paise from disputes d where d.reference = any(${disputes}::text[])`.execute(
    db,
  )
  return indexed(rows)
}
