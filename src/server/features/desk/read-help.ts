import { sql, type RawBuilder } from 'kysely'
import type { DeskHelp } from '#contract/hotel-help.ts'
import type { CaseVerdict } from '#domain/hotel-cases/hotel-case.ts'
import {
  helpState,
  isCountedHelp,
  KINDS_FOR_HOTEL,
  type DeskHelpAnswer,
  type KindForHotel,
  type RoomFault,
} from '#domain/hotel-help/help-case.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import type { Db } from '../../services.ts'
import { firstName } from './first-name.ts'

type Row = {
  ref: string
  kind: KindForHotel
  fault: RoomFault | null
  said: string
  photos: number
  opened_at: Date
  seen_at: Date | null
  answer: DeskHelpAnswer | null
  answered_at: Date | null
  refused_at: Date | null
  closed_at: Date | null
  verdict: CaseVerdict | null
  booking_id: string
  code: string
  guest_name: string
  leaves_at: Date
  rooms: string[]
}

const MAX_SHOWN = 50

const iso = (at: Date | null) => at && toIstIso(at)

function present(row: Row, now: Date): DeskHelp {
  const { kind, answer, opened_at: openedAt, answered_at: answeredAt, refused_at: refusedAt, closed_at: closedAt } = row
  const state = helpState({ kind, openedAt, answer, answeredAt, refusedAt, closedAt }, now)
  return {
    ref: row.ref,
    kind,
    fault: row.fault,
    said: row.said,
    photos: closedAt === null ? row.photos : 0,
    opened_at: toIstIso(openedAt),
    seen_at: iso(row.seen_at),
    answer,
    answered_at: iso(answeredAt),
    at: state.at,
    until: 'until' in state ? toIstIso(state.until) : null,
    counts: isCountedHelp(row),
    booking: {
      id: row.booking_id,
      code: row.code,
      first_name: now < row.leaves_at ? firstName(row.guest_name) : null,
      rooms: row.rooms,
    },
  }
}

/** Lists the cases of a hotel's guests that its desk may see, oldest first. `where` is a condition on case `c`. */
async function readDeskHelp(db: Db, hotelId: number, where: RawBuilder<boolean>, now: Date): Promise<DeskHelp[]> {
  const { rows } = await sql<Row>`
    select c.ticket as ref, c.kind, c.fault, c.said, c.opened_at, c.seen_at, c.answer, c.answered_at, c.refused_at, c.closed_at,
      c.verdict, c.booking_id, b.short_id as code, b.guest_name, b.leaves_at,
      (select count(*)::int from help_pictures p where p.case_id = c.id) as photos,
      coalesce((select json_agg(distinct r.number order by r.number) from stays s join rooms r on r.id = s.room_id
        where s.booking_id = b.id and s.status = 'booked'), '[]'::json) as rooms
    from help_cases c join bookings b on b.id = c.booking_id
    where c.hotel_id = ${hotelId} and c.kind = any(${[...KINDS_FOR_HOTEL]}::text[]) and ${where}
    order by c.opened_at, c.id limit ${MAX_SHOWN}`.execute(db)
  return rows.map((row) => present(row, now))
}

/** Reads the open cases of a hotel. */
export const readOpenHelp = (db: Db, hotelId: number, now: Date): Promise<DeskHelp[]> =>
  readDeskHelp(db, hotelId, sql<boolean>`c.closed_at is null`, now)

/** Reads the cases of one booking, including closed ones. */
export const readHelpOfBooking = (
  db: Db,
  { hotelId, bookingId }: { hotelId: number; bookingId: string },
  now: Date,
): Promise<DeskHelp[]> => readDeskHelp(db, hotelId, sql<boolean>`c.booking_id = ${bookingId}::uuid`, now)
