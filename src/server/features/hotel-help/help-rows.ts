import { sql } from 'kysely'
import type { HelpCase } from '#contract/hotel-help.ts'
import type { DeskHelpAnswer, HelpKind, RoomFault } from '#domain/hotel-help/help-case.ts'
import { helpState } from '#domain/hotel-help/help-case.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import type { Db } from '../../services.ts'

type HelpRow = {
  ref: string
  kind: HelpKind
  fault: RoomFault | null
  said: string
  photos: number
  opened_at: Date
  seen_at: Date | null
  answer: DeskHelpAnswer | null
  answered_at: Date | null
  refused_at: Date | null
  fine_at: Date | null
  closed_at: Date | null
  closed_by: 'guest' | 'office' | null
  answers: { at: string; text: string }[]
}

/** The most cases of a booking that its guests see; older cases are settled. */
const MAX_SHOWN = 20

const iso = (at: Date | null) => at && toIstIso(at)

function present({ closed_at: closedAt, answers, ...row }: HelpRow, now: Date): HelpCase {
  const { kind, opened_at: openedAt, answer, answered_at: answeredAt, refused_at: refusedAt } = row
  const state = helpState({ kind, openedAt, answer, answeredAt, refusedAt, closedAt }, now)
  return {
    ...row,
    opened_at: toIstIso(openedAt),
    seen_at: iso(row.seen_at),
    answered_at: iso(answeredAt),
    refused_at: iso(refusedAt),
    fine_at: iso(row.fine_at),
    at: state.at,
    until: 'until' in state ? toIstIso(state.until) : null,
    answers: answers.map(({ at, text }) => ({ at: toIstIso(new Date(at)), text })),
  }
}

/** Lists the cases of a booking for its guests, newest first, with what our office answered. */
export async function readHelpOf(db: Db, bookingId: string, now: Date): Promise<HelpCase[]> {
  const { rows } = await sql<HelpRow>`
    select c.ticket as ref, c.kind, c.fault, c.said, c.opened_at, c.seen_at, c.answer, c.answered_at, c.refused_at, c.fine_at,
      c.closed_at, c.closed_by, (select count(*)::int from help_pictures p where p.case_id = c.id) as photos,
      coalesce((select json_agg(json_build_object('at', n.written_at, 'text', n.body) order by n.id)
        from work_notes n where n.work_key = 'case:' || c.ticket and n.kind = 'answer'), '[]'::json) as answers
    from help_cases c where c.booking_id = ${bookingId}::uuid
    order by c.closed_at is not null, c.opened_at desc, c.id limit ${MAX_SHOWN}`.execute(db)
  return rows.map((row) => present(row, now))
}
