import { sql } from 'kysely'
import { istDateOf, type IstDate } from '#domain/kernel/ist.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { HotelTerms, RateKind } from '#domain/ledger/rates.ts'
import type { Db, Services } from '../../services.ts'
import type { Also } from './also.ts'

/** As they stand in a table: who proposed them and who confirmed them. */
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

export type WantedTerms = HotelTerms & { hotelId: number; gstin: string | null } & By

/** Terms from a day on, today at the earliest. Somebody else confirms them. */
export const proposeTerms = (
  { db, clock }: Services,
  { hotelId, from, commission, gst, gstin, pan, operatorId, reason }: WantedTerms,
  also?: Also,
): Promise<Result<number, 'NOT_FOUND' | 'DAY_PASSED'>> =>
  db.transaction().execute(async (trx): Promise<Result<number, 'NOT_FOUND' | 'DAY_PASSED'>> => {
    const now = clock.now()
    if (from < istDateOf(now)) return refuse('DAY_PASSED')
    const hotel = await trx.selectFrom('hotels').select('id').where('id', '=', hotelId).executeTakeFirst()
    if (!hotel) return refuse('NOT_FOUND')
    const by = { proposed_by: operatorId, proposed_at: now, reason }
    const { id } = await trx
      .insertInto('hotel_terms')
      .values({ hotel_id: hotelId, from_day: from, commission, gst, gstin, pan, ...by })
      .returning('id')
      .executeTakeFirstOrThrow()
    const detail = { from, gst, pan, ...(commission === null ? {} : { commission }) }
    await also?.(trx, { subject: String(id), hotelId, detail })
    return accept(id)
  })

export type WantedRate = { kind: RateKind; from: IstDate; value: number } & By

/** A rate from a day to come. Somebody else confirms it. */
export const proposeRate = (
  { db, clock }: Services,
  { kind, from, value, operatorId, reason }: WantedRate,
  also?: Also,
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

export type ListedTerms = Proposal & HotelTerms & { gstin: string | null }

/** A hotel's terms, in the order in which the later of one day counts. */
export async function listTerms(db: Db, hotelId: number): Promise<ListedTerms[]> {
  const { rows } = await sql<ListedTerms>`
    select ${PROPOSAL}, t.commission, t.gst, t.gstin, t.pan from hotel_terms t ${PEOPLE}
    where t.hotel_id = ${hotelId} order by t.confirmed_at, t.id`.execute(db)
  return rows
}

export type ListedRate = Proposal & { kind: RateKind; from: IstDate; value: number }

/** Rates that operators set, in the order in which the later of one day counts. */
export async function listRates(db: Db): Promise<ListedRate[]> {
  const { rows } = await sql<ListedRate>`
    select ${PROPOSAL}, t.kind, t.value from rates t ${PEOPLE} order by t.confirmed_at, t.id`.execute(db)
  return rows
}
