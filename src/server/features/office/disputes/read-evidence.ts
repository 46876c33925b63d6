import { sql } from 'kysely'
import { toIstIso } from '#domain/kernel/ist.ts'
import type { Db } from '../../../services.ts'

type Row = {
  checkin: Date
  checkout: Date
  arrived: Date | null
  left: Date | null
  scanned: Date | null
  compared: Date | null
  isConfirmed: boolean
  registered: number
  invoices: string[]
}

/** The facts that prove a stay. Times are ISO 8601; null or zero means that we have no record. */
export type EvidenceFacts = {
  [Fact in keyof Row]: Row[Fact] extends Date | null ? string | null : Row[Fact]
}

const NOTHING: EvidenceFacts = {
  checkin: null,
  checkout: null,
  arrived: null,
  left: null,
  scanned: null,
  compared: null,
  isConfirmed: false,
  registered: 0,
  invoices: [],
}

const iso = (moment: Date | null) => moment && toIstIso(moment)

/** Reads the records of a booking's stay, including those of guests who were moved to another hotel. */
export async function readEvidence(db: Db, bookingId: string | null): Promise<EvidenceFacts> {
  if (bookingId === null) return NOTHING
  const { rows } = await sql<Row>`
    select b.checkin_at as checkin, b.leaves_at as checkout, v.arrived_at as arrived, v.left_at as left,
      (select min(s.at) from voucher_scans s where s.booking_id = b.id) as scanned,
      (select min(a.done_at) from staff_acts a where a.booking_id = b.id and a.kind = 'ids_compared') as compared,
      exists (select 1 from stay_confirmations c where c.booking_id = b.id) as "isConfirmed",
      (select count(*)::int from register_entries l where l.booking_id = b.id and l.corrects is null) as registered,
      coalesce((select array_agg(d.number order by d.issued_at) from tax_documents d where d.booking_id = b.id), '{}') as invoices
    from bookings b left join visits v on v.booking_id = b.id
    where b.id = coalesce((select n.id from bookings n where n.moved_from = ${bookingId}::uuid), ${bookingId}::uuid)`.execute(
    db,
  )
  const [row] = rows
  if (!row) return NOTHING
  const { checkin, checkout, arrived, left, scanned, compared, ...rest } = row
  return {
    ...rest,
    checkin: iso(checkin),
    checkout: iso(checkout),
    arrived: iso(arrived),
    left: iso(left),
    scanned: iso(scanned),
    compared: iso(compared),
  }
}
