import { sql, type Transaction } from 'kysely'
import type { HidingPlan } from '#contract/office-many-at-once.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Db } from '../../../services.ts'
import { fingerprintIds } from '../fingerprint-ids.ts'
import { writeLog, type Operator } from '../write-log.ts'

type Row = HidingPlan['hotels'][number] & { is_hidden: boolean }

/** Plans which of these hotels to hide from the site; undefined if one of them does not exist. */
export async function planHiding(db: Db, ids: readonly number[], now: Date): Promise<HidingPlan | undefined> {
  const { rows } = await sql<Row>`
    select h.id, h.name, c.name as city, h.hidden as is_hidden, (select count(*)::int from bookings b
      where b.hotel_id = h.id and b.status = 'completed' and b.checkin_at > ${now}) as coming
    from hotels h join cities c on c.id = h.city_id where h.id = any(${[...ids]}::int[]) order by h.id`.execute(db)
  if (rows.length < new Set(ids).size) return undefined
  const hotels = rows.filter(({ is_hidden }) => !is_hidden).map(({ is_hidden: _hidden, ...hotel }) => hotel)
  return { hotels, hidden: rows.length - hotels.length, fingerprint: fingerprintIds(hotels.map(({ id }) => id)) }
}

/** Hides hotels from the site, all or none, if the plan is still the one that was shown. Their bookings remain. */
export async function hideHotels(
  trx: Transaction<DB>,
  session: Operator,
  { ids, reason, fingerprint }: { ids: readonly number[]; reason: string; fingerprint: string },
  now: Date,
): Promise<Result<number, ErrorCode>> {
  await sql`select from hotels where id = any(${[...ids]}::int[]) order by id for no key update`.execute(trx)
  const plan = await planHiding(trx, ids, now)
  if (!plan) return refuse('NOT_FOUND')
  if (plan.fingerprint !== fingerprint) return refuse('PLAN_CHANGED')
  const hidden = plan.hotels.map(({ id }) => id)
  if (hidden.length === 0) return accept(0)
  await trx.updateTable('hotels').set({ hidden: true }).where('id', 'in', hidden).execute()
  for (const id of hidden)
    await writeLog(trx, session, { act: 'hotel_hidden', subject: String(id), hotelId: id, reason }, now)
  return accept(hidden.length)
}
