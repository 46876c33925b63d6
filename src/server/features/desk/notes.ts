import { sql, type RawBuilder } from 'kysely'
import type { DeskNote } from '#contract/desk-notes.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { lockHotel } from '#db/hotel-lock.ts'
import { DONE_NOTE_HOURS, MAX_NOTES } from '#domain/desk/notes.ts'
import { addMinutes, toIstIso } from '#domain/kernel/ist.ts'
import { accept, type Result } from '#domain/kernel/result.ts'
import type { DeskSession } from '../../http/desk-session.ts'
import type { RequestKey } from '../../http/request-key.ts'
import type { Db, Services } from '../../services.ts'
import { inKeyedTransaction, storedUnder, Refused } from '../../transactions/booking-transaction.ts'
import { lockVisit } from './bookings/lock-visit.ts'
import { writeAct } from './bookings/write-act.ts'

/** Where a note belongs: to one booking, or to the next shift. */
export type NotesOf = { hotelId: number; bookingId: string | null }

const isOf = ({ hotelId, bookingId }: NotesOf): RawBuilder<boolean> =>
  sql<boolean>`n.hotel_id = ${hotelId} and n.booking_id is not distinct from ${bookingId}::uuid`

/** Reads the notes, oldest first. Leaves out a shift's notes that were done more than a day ago. */
export async function readNotes(db: Db, of: NotesOf, now: Date): Promise<DeskNote[]> {
  const doneSince = addMinutes(now, -DONE_NOTE_HOURS * 60)
  const { rows } = await sql<Omit<DeskNote, 'at' | 'ended_at'> & { at: Date; ended_at: Date | null }>`
    select n.id, n.body as text, w.name as by, n.written_at as at, e.name as ended_by, n.ended_at
    from desk_notes n join hotel_staff w on w.id = n.written_by left join hotel_staff e on e.id = n.ended_by
    where ${isOf(of)} and (n.booking_id is not null or n.ended_at is null or n.ended_at >= ${doneSince})
    order by n.number limit 200`.execute(db)
  return rows.map(({ at, ended_at, ...note }) => ({
    ...note,
    at: toIstIso(at),
    ended_at: ended_at && toIstIso(ended_at),
  }))
}

type NewNote = { session: DeskSession; requestKey: RequestKey | null; bookingId: string | null; text: string }

/** Saves a note. Refuses a booking of another hotel, and a note beyond the limit of open notes. */
export const writeNote = (
  services: Services,
  { session, requestKey, bookingId, text }: NewNote,
): Promise<Result<string, ErrorCode>> =>
  inKeyedTransaction(services, storedUnder<string>(requestKey), async (trx, now) => {
    const { hotelId, staffId } = session
    if (bookingId === null) await lockHotel(trx, hotelId)
    else await lockVisit(trx, session, bookingId)
    const { rows } = await sql<{ open: number }>`
      select count(*)::int as open from desk_notes n where ${isOf({ hotelId, bookingId })} and n.ended_at is null`.execute(
      trx,
    )
    if ((rows[0]?.open ?? 0) >= MAX_NOTES) throw new Refused('TOO_MANY_NOTES')
    const { id } = await trx
      .insertInto('desk_notes')
      .values({ hotel_id: hotelId, booking_id: bookingId, body: text, written_by: staffId, written_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await writeAct(trx, session, { kind: 'note_written', ...ofBooking(bookingId), detail: { note: id } }, now)
    await services.desks.tell(trx, hotelId)
    return accept(id)
  })

const ofBooking = (bookingId: string | null) => (bookingId === null ? {} : { bookingId })

/** Ends a note. Returns the id of its booking, or null for a shift note. Throws NOT_FOUND for another hotel's note. */
export const endNote = (
  services: Services,
  { session, requestKey, noteId }: { session: DeskSession; requestKey: RequestKey | null; noteId: string },
): Promise<Result<string | null, ErrorCode>> =>
  inKeyedTransaction(services, storedUnder<string | null>(requestKey), async (trx, now) => {
    const note = await trx
      .selectFrom('desk_notes')
      .select(['booking_id', 'ended_at'])
      .where('id', '=', noteId)
      .where('hotel_id', '=', session.hotelId)
      .forUpdate()
      .executeTakeFirst()
    if (!note) throw new Refused('NOT_FOUND')
    if (note.ended_at) throw new Refused('NOTE_ENDED')
    await trx
      .updateTable('desk_notes')
      .set({ ended_at: now, ended_by: session.staffId })
      .where('id', '=', noteId)
      .execute()
    const act = { kind: 'note_ended', ...ofBooking(note.booking_id), detail: { note: noteId } } as const
    await writeAct(trx, session, act, now)
    await services.desks.tell(trx, session.hotelId)
    return accept(note.booking_id)
  })
