import { sql } from 'kysely'
import type { Ticket, TicketEntry } from '#contract/tickets.ts'
import type { MessageKind } from '#domain/feedback/feedback.ts'
import type { ReportReason } from '#domain/feedback/report.ts'
import {
  ticketActs,
  ticketDue,
  ticketState,
  type TicketEntryKind,
  type TicketFacts,
} from '#domain/feedback/followed-ticket.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { caseKey } from '#domain/office/work.ts'
import type { Db } from '../../services.ts'
import { readMessagePictures } from './message-pictures.ts'

/** A message to us, as its sender sees it. */
export type TicketFile = { id: number; ticket: string; facts: TicketFacts; entries: TicketEntry[] }

type Row = {
  id: number
  ticket: string
  kind: MessageKind
  report_reason: ReportReason | null
  message: string
  created_at: Date
  acknowledged_at: Date | null
  settled_at: Date | null
}

/** What the office wrote about a message. Its sender reads the answers, but not why the office settled the message. */
type OfficeEntry = { kind: 'answer' | 'settled'; at: Date; text: string }

const latest = (entries: readonly { kind: string; at: Date }[], kind: string): Date | null =>
  entries.findLast((entry) => entry.kind === kind)?.at ?? null

async function readOfficeEntries(db: Db, ticket: string): Promise<OfficeEntry[]> {
  const { rows } = await sql<OfficeEntry>`
    select kind, written_at as at, case kind when 'answer' then body else '' end as text from work_notes
    where work_key = ${caseKey(ticket)} and kind in ('answer', 'settled') order by id`.execute(db)
  return rows
}

/**
 * Finds a message by its ticket, if this account sent it or, when it was sent without an account, has the phone that its
 * sender gave; undefined otherwise.
 */
export async function readTicketFile(db: Db, ref: string, userId: string): Promise<TicketFile | undefined> {
  const ticket = ref.trim().toUpperCase()
  const { rows } = await sql<Row>`
    select f.id, f.ticket, f.kind, f.report_reason, f.message, f.created_at, f.acknowledged_at, f.settled_at
    from feedback f join users u on u.id = ${userId}::uuid
    where f.ticket = ${ticket} and (f.user_id = u.id or f.user_id is null and f.phone = u.phone)`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const [office, pictures, { rows: own }] = await Promise.all([
    readOfficeEntries(db, ticket),
    readMessagePictures(db, row.id, userId),
    sql<{ id: number; kind: TicketEntryKind; at: Date; text: string }>`
      select id, kind, written_at as at, body as text from feedback_entries where feedback_id = ${row.id}::bigint order by id`.execute(
      db,
    ),
  ])
  const picturesOf = (id: number | null) => pictures.filter(({ entryId }) => entryId === id).map(({ url }) => url)
  const first = { kind: 'wrote', at: row.created_at, text: row.message, pictures: picturesOf(null) } as const
  const added = own.map((entry) => ({ ...entry, pictures: picturesOf(entry.id) }))
  const read = row.acknowledged_at ? [{ kind: 'acknowledged', at: row.acknowledged_at, text: '' } as const] : []
  const all = [first, ...read, ...added, ...office].toSorted((one, other) => one.at.getTime() - other.at.getTime())
  return {
    id: row.id,
    ticket,
    facts: {
      kind: row.kind,
      reason: row.report_reason,
      came: row.created_at,
      acknowledged: row.acknowledged_at,
      answered: latest(office, 'answer'),
      settled: row.settled_at,
      takenBack: latest(own, 'taken_back'),
      officerAsked: latest(own, 'officer_asked'),
      additions: own.filter(({ kind }) => kind === 'added').length,
    },
    entries: all.map(({ kind, at, text, ...one }) => ({
      kind,
      at: toIstIso(at),
      text,
      pictures: 'pictures' in one ? one.pictures : [],
    })),
  }
}

const isoOrNull = (at: Date | null) => at && toIstIso(at)

export function presentTicket({ ticket, facts, entries }: TicketFile, now: Date): Ticket {
  const due = ticketDue(facts)
  return {
    ticket,
    kind: facts.kind,
    state: ticketState(facts),
    next_due: isoOrNull(due.next),
    last_due: isoOrNull(due.last),
    entries,
    acts: ticketActs(facts, now),
  }
}
