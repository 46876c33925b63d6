import { sql } from 'kysely'
import { istDateOf, type IstDate } from '#domain/kernel/ist.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { UNKNOWN_TERMS, type HotelTerms, type RateKind } from '#domain/ledger/rates.ts'
import type { Db, Services } from '../../services.ts'
import type { AuditHook } from './audit-hook.ts'
import { keepPan } from './hotel-pans.ts'

/** The names of the people who proposed and confirmed a row. */
export type Proposal = {
  id: number
  reason: string
  proposedBy: string
  proposedById: string
  proposedAt: Date
  confirmedBy: string | null
  confirmedAt: Date | null
}

type By = { operatorId: string; reason: string }

/** `gstin` with the details of its owner; null while the hotel is not registered for GST. */
type AgreedTerms = {
  from: IstDate
  commission: number | null
  gstin: string | null
  legalName: string | null
  address: string | null
  pan: HotelTerms['pan']
}

/** `panNumber` is null if the hotel gave none, or if it has a GSTIN, which contains the PAN. */
export type WantedTerms = AgreedTerms & { hotelId: number; panNumber: string | null } & By

/** Proposes terms that apply from a day, today at the earliest. A second person confirms them. */
export const proposeTerms = (
  { db, clock, seal }: Services,
  { hotelId, from, commission, gstin, legalName, address, pan, panNumber, operatorId, reason }: WantedTerms,
  also?: AuditHook,
): Promise<Result<number, 'NOT_FOUND' | 'DAY_PASSED'>> =>
  db.transaction().execute(async (trx): Promise<Result<number, 'NOT_FOUND' | 'DAY_PASSED'>> => {
    const now = clock.now()
    if (from < istDateOf(now)) return refuse('DAY_PASSED')
    const hotel = await trx.selectFrom('hotels').select('id').where('id', '=', hotelId).executeTakeFirst()
    if (!hotel) return refuse('NOT_FOUND')
    const by = { proposed_by: operatorId, proposed_at: now, reason }
    const { id } = await trx
      .insertInto('hotel_terms')
      .values({ hotel_id: hotelId, from_day: from, commission, gstin, legal_name: legalName, address, pan, ...by })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (panNumber !== null) await keepPan(trx, seal, { termsId: id, pan: panNumber })
    const detail = { from, pan, ...(gstin === null ? {} : { gstin }), ...(commission === null ? {} : { commission }) }
    await also?.(trx, { subject: String(id), hotelId, detail })
    return accept(id)
  })

export type WantedRate = { kind: RateKind; from: IstDate; value: number } & By

/** Proposes a rate that applies from a future day. A second person confirms it. */
export const proposeRate = (
  { db, clock }: Services,
  { kind, from, value, operatorId, reason }: WantedRate,
  also?: AuditHook,
): Promise<Result<number, 'DAY_PASSED'>> =>
  db.transaction().execute(async (trx): Promise<Result<number, 'DAY_PASSED'>> => {
    const now = clock.now()
    if (from <= istDateOf(now)) return refuse('DAY_PASSED')
    const { id } = await trx
      .insertInto('rates')
      .values({ kind, from_day: from, value, proposed_by: operatorId, proposed_at: now, reason })
      .returning('id')
      .executeTakeFirstOrThrow()
    await also?.(trx, { subject: String(id), detail: { kind, from, value } })
    return accept(id)
  })

const PROPOSAL = sql`t.id, t.reason, t.from_day::text as "from", p.name as "proposedBy", t.proposed_by as "proposedById",
  t.proposed_at as "proposedAt", c.name as "confirmedBy", t.confirmed_at as "confirmedAt"`
const PEOPLE = sql`join operators p on p.id = t.proposed_by left join operators c on c.id = t.confirmed_by`

export type ListedTerms = Proposal & AgreedTerms & { panEnding: string | null }

/** Lists a hotel's terms in order. If two start on the same day, the later one applies. */
export async function listTerms(db: Db, hotelId: number): Promise<ListedTerms[]> {
  const { rows } = await sql<ListedTerms>`
    select ${PROPOSAL}, t.commission, t.gstin, t.legal_name as "legalName", t.address, t.pan, n.ending as "panEnding"
    from hotel_terms t ${PEOPLE} left join hotel_pans n on n.terms_id = t.id
    where t.hotel_id = ${hotelId} order by t.confirmed_at, t.id`.execute(db)
  return rows
}

export type ListedRate = Proposal & { kind: RateKind; from: IstDate; value: number }

/** Lists the rates that operators set, in order. If two start on the same day, the later one applies. */
export async function listRates(db: Db): Promise<ListedRate[]> {
  const { rows } = await sql<ListedRate>`
    select ${PROPOSAL}, t.kind, t.value from rates t ${PEOPLE} order by t.confirmed_at, t.id`.execute(db)
  return rows
}

type TermsRow = { commission: number | null; gstin: string | null; pan: HotelTerms['pan'] | null }

/**
 * Finds a hotel's terms on a day: the commission that two people agreed on, and its tax registrations, on which its tax
 * invoices depend.
 */
export async function findTerms(db: Db, hotelId: number, day: IstDate): Promise<HotelTerms & { gstin: string | null }> {
  const { rows } = await sql<TermsRow>`
    select (select t.commission from hotel_terms t where t.hotel_id = h.id and t.confirmed_at is not null and t.from_day <= ${day}::date
        order by t.from_day desc, t.confirmed_at desc, t.id desc limit 1) as commission, d.gstin, d.pan_state as pan
    from hotels h left join lateral (select gstin, pan_state from hotel_tax_details d
        where d.hotel_id = h.id and d.valid_from <= ${day}::date order by d.valid_from desc limit 1) d on true
    where h.id = ${hotelId}`.execute(db)
  const { commission, gstin, pan } = rows[0] ?? { commission: null, gstin: null, pan: null }
  return { commission, gstin, gst: gstin === null ? 'not_liable' : 'registered', pan: pan ?? UNKNOWN_TERMS.pan }
}
