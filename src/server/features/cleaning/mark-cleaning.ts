import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import { lockHotel } from '#db/hotel-lock.ts'
import type { DB } from '#db/schema.ts'
import { accept, type Result } from '#domain/kernel/result.ts'
import type { DeskSession } from '../../http/desk-session.ts'
import type { RequestKey } from '../../http/request-key.ts'
import type { Services } from '../../services.ts'
import { inKeyedTransaction, Refused } from '../../transactions/booking-transaction.ts'
import { writeAct, type ActKind } from '../desk/bookings/write-act.ts'

/** A request by a staff member about one room of their hotel. */
export type CleaningRequest = { session: DeskSession; roomId: number; requestKey: RequestKey | null }

type Written = { kind: ActKind; reason?: string } | null

/** Locks the room, applies a change and logs it; null means no change. Throws NOT_FOUND for another hotel's room. */
const actOnRoom = (
  services: Services,
  { session, roomId, requestKey }: CleaningRequest,
  change: (trx: Transaction<DB>, now: Date) => Promise<Written>,
): Promise<Result<'done', ErrorCode>> =>
  inKeyedTransaction(
    services,
    { requestKey, result: {}, replay: async () => accept('done' as const) },
    async (trx, now) => {
      await lockHotel(trx, session.hotelId)
      const room = await trx
        .selectFrom('rooms')
        .select('number')
        .where('id', '=', roomId)
        .where('hotel_id', '=', session.hotelId)
        .executeTakeFirst()
      if (!room) throw new Refused('NOT_FOUND')
      const written = await change(trx, now)
      if (written) {
        await writeAct(trx, session, { ...written, detail: { room: room.number } }, now)
        await services.desks.tell(trx, session.hotelId)
      }
      return accept('done')
    },
  )

const isOpen = (roomId: number): RawBuilder<boolean> =>
  sql<boolean>`c.room_id = ${roomId} and c.clean_at is null and not c.is_dropped`

/**
 * Records who is cleaning the room, and keeps the first colleague if others start too. Throws ROOM_NOT_DIRTY if the
 * room is clean.
 */
export const startCleaning = (services: Services, ask: CleaningRequest) =>
  actOnRoom(services, ask, async (trx, now) => {
    const { rows } = await sql<{ is_new: boolean }>`
      update room_cleanings c set started_at = coalesce(c.started_at, ${now}),
        started_by = coalesce(c.started_by, ${ask.session.staffId}::uuid)
      from room_cleanings old where old.id = c.id and ${isOpen(ask.roomId)}
      returning old.started_at is null as is_new`.execute(trx)
    if (!rows[0]) throw new Refused('ROOM_NOT_DIRTY')
    return rows[0].is_new ? { kind: 'cleaning_started' } : null
  })

/** Marks the room clean, which returns it to sale immediately. Does nothing if it is clean already. */
export const markClean = (services: Services, ask: CleaningRequest) =>
  actOnRoom(services, ask, async (trx, now) => {
    const { numAffectedRows } = await sql`
      update room_cleanings c set clean_at = greatest(${now}::timestamptz, c.dirty_at, c.started_at),
        clean_by = ${ask.session.staffId}::uuid
      where ${isOpen(ask.roomId)}`.execute(trx)
    if (!numAffectedRows) return null
    await sql`select occupy_until_clean(${ask.roomId})`.execute(trx)
    return { kind: 'room_cleaned' }
  })

/** Marks an empty room as dirty by hand. It stays on sale. */
export const markDirty = (services: Services, ask: CleaningRequest & { reason: string }) =>
  actOnRoom(services, ask, async (trx, now) => {
    const { rows } = await sql<{ city_id: number; has_guests: boolean; is_open: boolean }>`
      select r.city_id, exists (select 1 from room_visits v where v.room_id = r.id and v.present @> ${now}::timestamptz) as has_guests,
        exists (select 1 from room_cleanings c where ${isOpen(ask.roomId)}) as is_open
      from rooms r where r.id = ${ask.roomId}`.execute(trx)
    if (rows[0]?.has_guests) throw new Refused('ROOM_HAS_GUESTS')
    if (rows[0]?.is_open) throw new Refused('ROOM_STILL_TO_CLEAN')
    const { hotelId, staffId } = ask.session
    await trx
      .insertInto('room_cleanings')
      .values({
        hotel_id: hotelId,
        city_id: rows[0]?.city_id ?? 0,
        room_id: ask.roomId,
        dirty_at: now,
        dirty_by: staffId,
        reason: ask.reason,
      })
      .execute()
    return { kind: 'room_dirty', reason: ask.reason }
  })
