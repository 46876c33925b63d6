import { sql } from 'kysely'
import type { CaseVerdict } from '#domain/hotel-cases/hotel-case.ts'
import { codeOfHotelCase, hotelCaseRef } from '#domain/office/work.ts'
import type { CaseAct } from '#domain/office/cases.ts'
import { moneyState, type DisputeDecision, type TurnedAwayAnswer } from '#domain/relocations/money-back.ts'
import type { RelocationCause, RelocationOutcome } from '#domain/relocations/same-class.ts'
import { readDoubts } from '../read-doubts.ts'
import type { CaseSource, SaidEntry } from './case-source.ts'

type Row = {
  id: string
  code: string
  user_id: string
  guest: string
  hotel: string
  cause: RelocationCause | null
  reason: string | null
  by: string | null
  started_at: Date
  asked_at: Date | null
  hotel_said: TurnedAwayAnswer | null
  hotel_said_at: Date | null
  disputed_at: Date | null
  decided_for: DisputeDecision | null
  decided_at: Date | null
  wanted: string | null
  wanted_at: Date | null
  outcome: RelocationOutcome | null
  settled_at: Date | null
  rest: number
  rest_settled_at: Date | null
  is_running: boolean
  answer: string | null
  answered_by: string | null
  answered_at: Date | null
  verdict: CaseVerdict | null
  note: string | null
  looked_by: string | null
  looked_at: Date | null
}

const find = (code: string, now: Date) => sql<Row>`
  select b.id, b.short_id as code, b.user_id, b.guest_name as guest, h.name as hotel, r.cause, r.reason, by_staff.name as by,
    r.started_at, r.money_asked_at as asked_at, r.hotel_said, r.hotel_said_at, r.disputed_at, r.decided_for, r.decided_at,
    wanted.name as wanted, r.wanted_at, r.outcome, r.settled_at, coalesce(r.rest, 0) as rest, r.rest_settled_at,
    b.status = 'completed' and b.checkout_at > ${now} as is_running,
    a.body as answer, answerer.name as answered_by, a.answered_at, k.verdict, k.note, k.looked_by, k.looked_at
  from bookings b join relocations r on r.booking_id = b.id join hotels h on h.id = r.hotel_id
    left join hotels wanted on wanted.id = r.wanted_hotel_id left join hotel_staff by_staff on by_staff.id = r.staff_id
    left join case_answers a on a.booking_id = b.id left join hotel_staff answerer on answerer.id = a.staff_id
    left join case_looks k on k.booking_id = b.id
  where b.short_id = ${code}`

/** Lists what both sides said and what happened afterwards. */
function saidOf(row: Row): SaidEntry[] {
  const { guest, hotel } = row
  const entry = (
    by: SaidEntry['by'],
    at: Date | null,
    what: string,
    more: { name?: string | null; text?: string } = {},
  ): SaidEntry[] => (at === null ? [] : [{ by, at, what, name: more.name ?? null, text: more.text ?? '' }])
  const isRest = row.rest > 0
  return [
    ...(row.cause === 'turned_away'
      ? entry('guest', row.started_at, 'turned_away', { name: guest })
      : entry(row.cause === null ? 'office' : 'hotel', row.started_at, row.reason ?? 'moved', {
          name: row.by ?? hotel,
        })),
    ...entry('guest', row.wanted_at, 'wants_dearer', { name: guest, text: row.wanted ?? '' }),
    ...entry('guest', row.asked_at, isRest ? 'asks_rest' : 'asks_money', { name: guest }),
    ...entry('hotel', row.hotel_said_at, row.hotel_said ?? '', { name: hotel }),
    ...entry('hotel', row.answered_at, 'answer', { name: row.answered_by, text: row.answer ?? '' }),
    ...entry('rules', row.disputed_at, 'disputed'),
    ...entry('office', row.decided_at, `decided_${row.decided_for}`),
    ...entry('rules', row.settled_at, `outcome_${row.outcome}`),
    ...entry('rules', row.rest_settled_at, 'rest_settled'),
  ]
}

/**
 * Finds the cases of guests that a hotel did not take, including disputes about the money. Their reference is H- and
 * the booking code.
 */
export const readHotelCase: CaseSource = async (db, ref, now) => {
  const code = codeOfHotelCase(ref)
  if (code === undefined) return undefined
  const [row] = (await find(code, now).execute(db)).rows
  if (!row) return undefined
  const claim = {
    cause: row.cause ?? 'cannot_take',
    hotelSaid: row.hotel_said,
    askedAt: row.asked_at,
    disputedAt: row.disputed_at,
  }
  const money = moneyState(claim, now)
  const isDecidable = money.at === 'office' && (row.outcome === null || (row.rest > 0 && row.rest_settled_at === null))
  const acts: CaseAct[] = [
    ...(isDecidable ? (['decide'] as const) : []),
    ...(row.wanted !== null && row.outcome === null && row.is_running ? (['allow'] as const) : []),
    'answer',
    ...(row.verdict === null && row.cause !== null ? (['verdict'] as const) : []),
  ]
  return {
    ref: hotelCaseRef(row.code),
    kind: row.cause === 'turned_away' ? 'turned_away' : 'cannot_take',
    isOpen: row.verdict === null && row.cause !== null,
    came: row.started_at,
    acknowledged: null,
    settled:
      row.looked_at === null
        ? null
        : { at: row.looked_at, by: row.looked_by ?? '', reason: row.note ?? '', verdict: row.verdict },
    settleBy: isDecidable && money.at === 'office' ? money.until : null,
    userId: row.user_id,
    contact: null,
    bookingId: row.id,
    said: saidOf(row),
    signs: isDecidable ? ((await readDoubts(db, [row.id], now)).get(row.id) ?? []) : [],
    acts,
  }
}
