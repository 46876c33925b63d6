import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { canPublish, type HandCheck } from '#domain/hotels/publishing.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { OfficeSession } from '../../../http/office-session.ts'
import type { Services } from '../../../services.ts'
import { decideCaseIn, type CaseDecision } from '../../hotel-cases/decide-case.ts'
import { writeLog } from '../write-log.ts'
import { readPublishingFacts } from './read-hotel.ts'

export type HotelRequest = { session: OfficeSession; hotelId: number; reason: string }

const lockHotel = (trx: Transaction<DB>, hotelId: number) =>
  trx
    .selectFrom('hotels')
    .select(['id', 'hidden', 'published_at'])
    .where('id', '=', hotelId)
    .forNoKeyUpdate()
    .executeTakeFirst()

const lineOf = ({ hotelId, reason }: HotelRequest) => ({ subject: String(hotelId), hotelId, reason })

/**
 * Publishes a hidden hotel: a new hotel only once its checklist is complete, one that was published before immediately.
 * Does nothing if the hotel is visible.
 */
export function publishHotel(
  { db, clock }: Services,
  ask: HotelRequest,
): Promise<Result<true, 'NOT_FOUND' | 'CHECKS_MISSING'>> {
  return db.transaction().execute(async (trx): Promise<Result<true, 'NOT_FOUND' | 'CHECKS_MISSING'>> => {
    const now = clock.now()
    const hotel = await lockHotel(trx, ask.hotelId)
    if (!hotel) return refuse('NOT_FOUND')
    if (!hotel.hidden) return accept(true)
    // A hotel that was published before, perhaps before the checklist existed, can return without a checklist.
    if (!hotel.published_at && !canPublish(await readPublishingFacts(trx, ask.hotelId, now)))
      return refuse('CHECKS_MISSING')
    await trx
      .updateTable('hotels')
      .set({ hidden: false, published_at: hotel.published_at ?? now })
      .where('id', '=', ask.hotelId)
      .execute()
    await writeLog(trx, ask.session, { act: 'hotel_published', ...lineOf(ask) }, now)
    return accept(true)
  })
}

/** Hides a hotel from the site. Its bookings remain; the office can cancel or move them. */
export function hideHotel({ db, clock }: Services, ask: HotelRequest): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const hotel = await lockHotel(trx, ask.hotelId)
    if (!hotel) return false
    if (hotel.hidden) return true
    await trx.updateTable('hotels').set({ hidden: true }).where('id', '=', ask.hotelId).execute()
    await writeLog(trx, ask.session, { act: 'hotel_hidden', ...lineOf(ask) }, clock.now())
    return true
  })
}

/** Signs checklist items that no data can prove. A second signature replaces the first. */
export function checkHotel(
  { db, clock }: Services,
  ask: HotelRequest & { items: readonly HandCheck[] },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const now = clock.now()
    if (!(await lockHotel(trx, ask.hotelId))) return false
    const signature = { operator_id: ask.session.operatorId, note: ask.reason, checked_at: now }
    await trx
      .insertInto('hotel_checks')
      .values(ask.items.map((item) => ({ hotel_id: ask.hotelId, item, ...signature })))
      .onConflict((conflict) => conflict.columns(['hotel_id', 'item']).doUpdateSet(signature))
      .execute()
    for (const item of ask.items)
      await writeLog(trx, ask.session, { act: 'hotel_checked', ...lineOf(ask), detail: { item } }, now)
    return true
  })
}

/** Decides whether the cases of guests that the hotel turned away count against it. */
export function decideCaseAtOffice(
  { db, clock }: Services,
  ask: HotelRequest & Pick<CaseDecision, 'verdict'> & { code: string },
): Promise<Result<true, 'NOT_FOUND' | 'ALREADY_DECIDED'>> {
  return db.transaction().execute(async (trx): Promise<Result<true, 'NOT_FOUND' | 'ALREADY_DECIDED'>> => {
    const now = clock.now()
    const own = await trx
      .selectFrom('relocations')
      .innerJoin('bookings', 'bookings.id', 'relocations.booking_id')
      .select('relocations.hotel_id')
      .where('bookings.short_id', '=', ask.code)
      .executeTakeFirst()
    if (own?.hotel_id !== ask.hotelId) return refuse('NOT_FOUND')
    const look = { verdict: ask.verdict, note: ask.reason, operator: ask.session.name }
    const looked = await decideCaseIn(trx, { ...look, shortId: ask.code }, now)
    if (looked === 'NOT_FOUND') return refuse('NOT_FOUND')
    if (looked === 'UNCHANGED') return refuse('ALREADY_DECIDED')
    const { bookingId } = looked
    const line = { act: 'hotel_cases_looked_at', ...lineOf(ask), bookingId, detail: { verdict: ask.verdict } } as const
    await writeLog(trx, ask.session, line, now)
    return accept(true)
  })
}
