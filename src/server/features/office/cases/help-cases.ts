import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { CaseVerdict } from '#domain/hotel-cases/hotel-case.ts'
import {
  helpState,
  isForHotel,
  type DeskHelpAnswer,
  type HelpKind,
  type RoomFault,
} from '#domain/hotel-help/help-case.ts'
import { updateRankingPenalty } from '../../hotel-cases/update-ranking-penalty.ts'
import { writeLog, type Operator } from '../write-log.ts'
import type { CaseSource, SaidEntry } from './case-source.ts'

type Row = {
  ticket: string
  booking_id: string
  hotel_id: number
  user_id: string
  guest: string
  hotel: string
  kind: HelpKind
  fault: RoomFault | null
  said: string
  photos: number
  opened_at: Date
  seen_at: Date | null
  seen_by: string | null
  answer: DeskHelpAnswer | null
  answered_at: Date | null
  answered_by: string | null
  refused_at: Date | null
  fine_at: Date | null
  closed_at: Date | null
  closed_by: 'guest' | 'office' | null
  verdict: CaseVerdict | null
  decided_at: Date | null
  decided_by: string | null
  decision_note: string | null
}

const find = (ticket: string) => sql<Row>`
  select c.*, b.user_id, b.guest_name as guest, h.name as hotel, seer.name as seen_by, answerer.name as answered_by,
    (select count(*)::int from help_pictures p where p.case_id = c.id) as photos
  from help_cases c join bookings b on b.id = c.booking_id join hotels h on h.id = c.hotel_id
    left join hotel_staff seer on seer.id = c.seen_by left join hotel_staff answerer on answerer.id = c.answered_by
  where c.ticket = ${ticket}`

function saidOf(row: Row): SaidEntry[] {
  const { guest, hotel } = row
  const entry = (by: SaidEntry['by'], at: Date | null, what: string, name: string | null, text = ''): SaidEntry[] =>
    at === null ? [] : [{ by, at, what, name, text }]
  return [
    ...entry('guest', row.opened_at, row.fault ?? row.kind, guest, row.said),
    ...entry('hotel', row.seen_at, 'help_seen', row.seen_by ?? hotel),
    ...entry('hotel', row.answered_at, row.answer ?? '', row.answered_by ?? hotel),
    ...entry('guest', row.refused_at, 'not_solved', guest),
    ...entry('guest', row.fine_at, 'fine', guest),
    ...entry('guest', row.closed_by === 'guest' ? row.closed_at : null, 'solved', guest),
  ]
}

/** Finds the cases of guests who ask for help at their hotel, by reference (decision 0096). */
export const readHelpCase: CaseSource = async (db, ref, now) => {
  const [row] = (await find(ref).execute(db)).rows
  if (!row) return undefined
  const { kind, answer, opened_at: openedAt, answered_at: answeredAt, refused_at: refusedAt, closed_at: closedAt } = row
  const state = helpState({ kind, openedAt, answer, answeredAt, refusedAt, closedAt }, now)
  const settle = isForHotel(kind) ? ('verdict' as const) : ('settle' as const)
  return {
    ref: row.ticket,
    kind,
    isOpen: closedAt === null,
    came: openedAt,
    acknowledged: null,
    settled:
      row.decided_at === null
        ? null
        : { at: row.decided_at, by: row.decided_by ?? '', reason: row.decision_note ?? '', verdict: row.verdict },
    settleBy: 'until' in state ? state.until : null,
    userId: row.user_id,
    contact: null,
    bookingId: row.booking_id,
    photos: row.photos,
    said: saidOf(row),
    signs: [],
    acts: ['answer', ...(row.decided_at === null ? [settle] : [])],
  }
}

type Decision = { ref: string; reason: string; verdict: CaseVerdict | undefined }

/**
 * Closes a case with the office's decision. If the case counts against the hotel, the hotel loses rank. The log entry
 * about guests who do not feel safe names no hotel, because the hotel's managers can read its log.
 */
export async function decideHelp(
  trx: Transaction<DB>,
  session: Operator,
  { ref, reason, verdict }: Decision,
  now: Date,
): Promise<void> {
  const { booking_id, hotel_id, kind } = await trx
    .updateTable('help_cases')
    .set((values) => ({
      closed_at: values.fn.coalesce('closed_at', values.val(now)),
      closed_by: values.fn.coalesce('closed_by', values.val('office')),
      verdict: verdict ?? null,
      decided_at: now,
      decided_by: session.name,
      decision_note: reason,
    }))
    .where('ticket', '=', ref)
    .returning(['booking_id', 'hotel_id', 'kind'])
    .executeTakeFirstOrThrow()
  const about = isForHotel(kind) ? { hotelId: hotel_id } : {}
  const detail = verdict === undefined ? {} : { verdict }
  await writeLog(
    trx,
    session,
    { act: 'help_decided', subject: ref, bookingId: booking_id, ...about, reason, detail },
    now,
  )
  if (verdict !== undefined) await updateRankingPenalty(trx, hotel_id, now)
}
