import type { CaseVerdict } from '#domain/hotel-cases/hotel-case.ts'
import type { Db } from '../../services.ts'
import { weighCases } from './weigh-cases.ts'

export type CaseLook = { shortId: string; verdict: CaseVerdict; note: string; operator: string }
export type Looked = 'looked' | 'NOT_FOUND' | 'UNCHANGED'

/** The office has looked after a case, once: it counts against its hotel, or it is dismissed; the hotel may sell again. */
export function lookAfterCase(db: Db, look: CaseLook, now: Date): Promise<Looked> {
  return db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('bookings')
      .innerJoin('relocations', 'relocations.booking_id', 'bookings.id')
      .select(['bookings.id', 'bookings.hotel_id'])
      .where('bookings.short_id', '=', look.shortId)
      .executeTakeFirst()
    if (!found) return 'NOT_FOUND'
    const written = await trx
      .insertInto('case_looks')
      .values({
        booking_id: found.id,
        verdict: look.verdict,
        note: look.note,
        looked_by: look.operator,
        looked_at: now,
      })
      .onConflict((conflict) => conflict.column('booking_id').doNothing())
      .returning('booking_id')
      .executeTakeFirst()
    if (!written) return 'UNCHANGED'
    await weighCases(trx, found.hotel_id, now)
    await trx
      .insertInto('operator_actions')
      .values({ operator: look.operator, action: `case_${look.verdict}`, subject_id: found.id, at: now })
      .execute()
    return 'looked'
  })
}
