import { sql } from 'kysely'
import {
  judgeLines,
  type BankLineState,
  type Explanation,
  type Judged,
  type OurTransfer,
} from '#domain/bank/match-lines.ts'
import type { IstDate } from '#domain/kernel/ist.ts'
import type { Paise } from '#domain/kernel/paise.ts'
import type { Db } from '../../services.ts'
import { readTransfers } from './read-transfers.ts'

type ExplainedBy = {
  kind: Explanation
  proposedBy: string
  proposedById: string
  proposedAt: Date
  reason: string
  confirmedBy: string | null
  confirmedAt: Date | null
}

export type BankLine = {
  id: number
  account: string
  day: IstDate
  reference: string
  description: string
  paise: Paise
  balance: Paise
  state: BankLineState
  judged: Judged
  /** the id for a link: the payout's hotel or the refund's booking */
  place: Place | null
  explanation: ExplainedBy | null
}

export type LinesQuery = {
  state?: BankLineState | undefined
  /** a part of the reference, the UTR or the description */
  text?: string | undefined
  limit: number
  skip?: number | undefined
}

type Row = Omit<BankLine, 'judged' | 'place' | 'explanation'> &
  Partial<ExplainedBy> & {
    explained: Explanation | null
    matchedKind: OurTransfer['kind'] | null
    matchedId: string | null
  }

const stateOf = sql<BankLineState>`case when m.line_id is not null then 'matched' when e.line_id is null then 'open'
  when e.confirmed_at is null then 'waiting' else 'explained' end`

/** Escapes wildcards, so that a typed `%` finds a percent sign. */
const partOf = (text: string) => `%${text.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

async function readRows(db: Db, { state, text = '', limit, skip = 0 }: LinesQuery): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select l.id, l.account, l.booked_on::text as day, l.reference, l.description, l.paise, l.balance, ${stateOf} as state,
      m.kind as "matchedKind", m.ours as "matchedId", e.kind as explained, p.name as "proposedBy", e.proposed_by as "proposedById",
      e.proposed_at as "proposedAt", e.reason, c.name as "confirmedBy", e.confirmed_at as "confirmedAt"
    from bank_lines l left join bank_matches m on m.line_id = l.id left join bank_explanations e on e.line_id = l.id
      left join operators p on p.id = e.proposed_by left join operators c on c.id = e.confirmed_by
    where (${state ?? null}::text is null or ${stateOf} = ${state ?? null})
      and (${text.trim()} = '' or l.reference || ' ' || l.description ilike ${partOf(text)})
    order by l.booked_on desc, l.id desc limit ${limit} offset ${skip}`.execute(db)
  return rows
}

/** The office's page about the transfer that a line matches. */
export type Place =
  | { kind: 'settlement'; reference: string }
  | { kind: 'hotel'; id: number; name: string }
  | { kind: 'booking'; id: string; code: string }

type PlaceRow = { id: string; hotelId: number | null; bookingId: string | null; name: string }

async function readPlaces(db: Db, ours: readonly OurTransfer[]): Promise<(one: OurTransfer | null) => Place | null> {
  const ids = ours.map(({ id }) => id)
  const { rows } = await sql<PlaceRow>`
    select p.id::text as id, h.id as "hotelId", null as "bookingId", h.name from payouts p join hotels h on h.id = p.hotel_id
    where p.id::text = any(${ids}::text[])
    union all
    select r.id::text, null, b.id::text, b.short_id from refunds r join payments y on y.id = r.payment_id
      join bookings b on b.id = y.booking_id where r.id::text = any(${ids}::text[])`.execute(db)
  const found = new Map(rows.map((row) => [row.id, row]))
  return (one) => {
    if (one?.kind === 'settlement') return { kind: 'settlement', reference: one.id }
    const row = one && found.get(one.id)
    if (row?.hotelId) return { kind: 'hotel', id: row.hotelId, name: row.name }
    return row?.bookingId ? { kind: 'booking', id: row.bookingId, code: row.name } : null
  }
}

const explanationIn = ({ explained, proposedBy, proposedById, proposedAt, reason, confirmedBy, confirmedAt }: Row) =>
  explained && proposedBy && proposedById && proposedAt && reason !== undefined
    ? {
        kind: explained,
        proposedBy,
        proposedById,
        proposedAt,
        reason,
        confirmedBy: confirmedBy ?? null,
        confirmedAt: confirmedAt ?? null,
      }
    : null

/** Reads a page of our account's lines, newest first, compared with our books as they are now. */
export async function readBankLines(db: Db, query: LinesQuery): Promise<BankLine[]> {
  const rows = await readRows(db, query)
  const ours = await readTransfers(db, rows)
  const placeOf = await readPlaces(db, ours)
  // Compares only the unmatched lines, because stored matches are final.
  const open = judgeLines(
    rows.filter(({ matchedId }) => matchedId === null),
    ours,
  )
  const judgedOpen = new Map(open.map(({ line, judged }) => [line.id, judged]))
  return rows.map((row) => {
    const matched = ours.find(({ kind, id }) => kind === row.matchedKind && id === row.matchedId) ?? null
    const judged = judgedOpen.get(row.id) ?? { difference: null, ours: matched }
    const { id, account, day, reference, description, paise, balance, state } = row
    const line = { id, account, day, reference, description, paise, balance, state }
    return { ...line, judged, place: placeOf(judged.ours), explanation: explanationIn(row) }
  })
}

/** Counts the lines in each state. */
export async function countBankLines(db: Db): Promise<Record<BankLineState, number>> {
  const { rows } = await sql<{ state: BankLineState; count: number }>`
    select ${stateOf} as state, count(*)::int as count from bank_lines l left join bank_matches m on m.line_id = l.id
      left join bank_explanations e on e.line_id = l.id group by 1`.execute(db)
  const of = (state: BankLineState) => rows.find((row) => row.state === state)?.count ?? 0
  return { open: of('open'), waiting: of('waiting'), matched: of('matched'), explained: of('explained') }
}
