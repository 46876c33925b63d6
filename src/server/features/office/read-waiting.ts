import { sql } from 'kysely'
import type { WaitingWork } from '#contract/office-now.ts'
import { addMinutes, istDateOf, istInstant } from '#domain/kernel/ist.ts'
import { QUESTION_REPEAT_MINUTES, CHECK_OUT_QUESTION_MINUTES, SILENT_MINUTES } from '#domain/desk/staying-on.ts'
import { NOT_ME_HOURS } from '#domain/desk/not-me.ts'
import { CASES_THAT_PAUSE } from '#domain/hotel-cases/hotel-case.ts'
import { DESK_HELP_MINUTES, OFFICE_HELP_MINUTES } from '#domain/hotel-help/help-case.ts'
import { REPORT_HOURS } from '#domain/feedback/report.ts'
import { DECISION_MINUTES } from '#domain/relocations/money-back.ts'
import { caseDue } from '#domain/office/cases.ts'
import { isEndedByHand, workKeyOf } from '#domain/office/work.ts'
import type { Db } from '../../services.ts'
import { MAX_UNANSWERED_CHECKS } from '../dead-letters/list-dead-letters.ts'
import { readMoneyWork } from './money-work.ts'
import { readWorkItems, type WorkItem } from './work/work-state.ts'

type Shown = Omit<
  WaitingWork,
  | 'since'
  | 'due'
  | 'due_is_ours'
  | 'checkin'
  | 'booking'
  | 'signs'
  | 'key'
  | 'owner'
  | 'snoozed_until'
  | 'notes'
  | 'can_end'
>
type Row = Shown & {
  since: Date
  checkin: Date | null
  due: Date | null
  booking_id: string | null
  code: string | null
}

/** Work that waits for the office. All operators see the same list. */
export type WaitingItem = Shown & {
  key: string
  since: Date
  checkin: Date | null
  /** null if neither a law nor a stay sets a due time */
  due: Date | null
  booking: WaitingWork['booking']
  canEnd: boolean
  item: WorkItem | undefined
}

/** The maximum number of rows per kind. Further ones appear once these are done. */
const MAX_OF_A_KIND = 60
/** How many days a new application stays on this list. After that, `uncle hotels applications` still lists it. */
const APPLICATION_DAYS = 30

const of = sql`b.id as booking_id, b.short_id as code, h.name as hotel, h.id as hotel_id, k.reception_phone as phone`
const booking = sql`bookings b join hotels h on h.id = b.hotel_id left join hotel_contacts k on k.hotel_id = h.id`

/** When our office must act on case `c` of guests who ask for help, by the same rules as in `helpState`. */
const helpDue = sql`case c.kind
  when 'unsafe' then c.opened_at + make_interval(mins => ${OFFICE_HELP_MINUTES.unsafe})
  when 'more_money' then coalesce(c.refused_at, c.opened_at) + make_interval(mins => ${OFFICE_HELP_MINUTES.more_money})
  else coalesce(c.refused_at, case when c.answer = 'as_shown' then c.answered_at end, c.opened_at + make_interval(mins => ${DESK_HELP_MINUTES}))
    + make_interval(mins => ${OFFICE_HELP_MINUTES.not_as_shown}) end`

/**
 * Lists what waits for the office: the most urgent kind first and, within a kind, the nearest due time, then the
 * oldest.
 */
async function readRows(db: Db, now: Date): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select kind, work.id, since, due, work.booking_id, code, own.guest_name as guest, own.checkin_at as checkin, hotel, work.hotel_id, city.name as city,
      phone, amount, note, case when kind = 'dearer_room' then (select r.wanted_hotel_id from relocations r where r.booking_id = work.booking_id) end
        as wanted_hotel from (
      select every.*, row_number() over (partition by kind order by due nulls last, since, id) as place from (
      select case c.kind when 'unsafe' then -3 else -1 end as urgency, c.kind as kind, c.ticket as id, c.opened_at as since, ${helpDue} as due,
        ${of}, null::int as amount, coalesce(c.fault, case when c.fine_at is not null then 'fine' end) as note
      from help_cases c join ${booking} on c.booking_id = b.id where c.closed_at is null
      union all
      select -1, 'dispute', b.id::text, r.disputed_at,
        r.disputed_at + make_interval(mins => ${DECISION_MINUTES}), ${of}, null, null
      from relocations r join ${booking} on r.booking_id = b.id
      where r.disputed_at is not null
        and ((r.outcome is null and b.status = 'completed') or (r.rest > 0 and r.rest_settled_at is null))
      union all
      select -1, 'dearer_room', b.id::text, r.wanted_at, null, ${of}, null, w.name
      from relocations r join ${booking} on r.booking_id = b.id join hotels w on w.id = r.wanted_hotel_id
      where r.outcome is null and b.status = 'completed' and b.checkout_at > ${now}
      union all
      select -1, 'many_cases', h.id::text, min(r.started_at), null, null, null, h.name, h.id, max(k.reception_phone), count(*)::int, null
      from relocations r join hotels h on h.id = r.hotel_id left join hotel_contacts k on k.hotel_id = h.id
        left join case_looks l on l.booking_id = r.booking_id left join visits v on v.booking_id = r.booking_id
      where r.started_at >= ${istInstant(istDateOf(now))} and l.booking_id is null and r.decided_for is distinct from 'hotel'
        and not (r.outcome is null and coalesce(v.status, 'expected') in ('here', 'left'))
      group by h.id, h.name having count(*) >= ${CASES_THAT_PAUSE}
      union all
      select 0, 'refused', b.id::text, r.started_at, b.checkin_at, ${of},
        null, r.cause || coalesce(' ' || r.reason, '')
      from relocations r join ${booking} on r.booking_id = b.id
      where r.outcome is null and r.disputed_at is null and b.status = 'completed' and b.leaves_at > ${now}
      union all
      select 1, 'to_ring', b.id::text, n.to_ring_since, b.checkin_at, ${of}, null, null
      from hotel_notices n join ${booking} on n.booking_id = b.id
      where n.to_ring_since is not null and n.seen_at is null and n.rung_at is null
        and b.status = 'completed' and b.leaves_at > ${now}
      union all
      select 1, 'sold_twice', b.id::text, s.found_at, b.checkin_at, ${of}, null, null
      from (select k.booking_id, min(k.found_at) as found_at from channel_conflicts k
          join channel_events e on e.id = k.event_id and e.period = k.event_period
          join stays t on t.booking_id = k.booking_id and t.room_id = e.room_id and t.status = 'booked' and t.occupied && e.occupied
        group by k.booking_id) s join ${booking} on s.booking_id = b.id
      where b.status = 'completed' and b.leaves_at > ${now}
      union all
      select 1, 'still_in_room', b.id::text, b.leaves_at, null, ${of}, null, null
      from visits v join ${booking} on v.booking_id = b.id
      where v.status = 'here' and b.status = 'completed' and ${addMinutes(now, -SILENT_MINUTES)}
        >= coalesce(v.still_here_at + make_interval(mins => ${QUESTION_REPEAT_MINUTES}), b.leaves_at + make_interval(mins => ${CHECK_OUT_QUESTION_MINUTES}))
      union all
      select 1, 'still_in_room', w.block_id::text, w.leaves_at, null, null, null, h.name, h.id, k.reception_phone, null, 'walk-in'
      from walk_ins w join hotels h on h.id = w.hotel_id left join hotel_contacts k on k.hotel_id = h.id
      where w.left_at is null and ${addMinutes(now, -SILENT_MINUTES)}
        >= coalesce(w.still_here_at + make_interval(mins => ${QUESTION_REPEAT_MINUTES}), w.leaves_at + make_interval(mins => ${CHECK_OUT_QUESTION_MINUTES}))
      union all
      select 2, case f.status when 'failed' then 'refund_failed' else 'refund_late' end, f.id::text,
        case f.status when 'failed' then f.created_at else f.due_by end, f.due_by, ${of}, f.amount, f.reason
      from refunds f join payments p on p.id = f.payment_id join ${booking} on p.booking_id = b.id
      where f.status = 'failed' or f.status = 'pending' and f.due_by < ${now}
      union all
      select 2, 'payment_dispute', d.reference, d.opened_at, d.respond_by, b.id, b.short_id, h.name, h.id, null,
        ceil(d.paise / 100.0)::int, coalesce(d.reason, d.reason_code)
      from disputes d left join payments p on p.id = d.payment_id left join bookings b on b.id = p.booking_id
        left join hotels h on h.id = b.hotel_id
      where d.status in ('open', 'action_required')
        and (d.answered_at is null or d.answer = 'evidence_sent' and d.answered_at < d.changed_at)
      union all
      select 3, 'objection', b.id::text, v.objected_at, null, ${of}, null, null
      from visits v join ${booking} on v.booking_id = b.id
      where v.objected_at is not null and v.status = 'no_show' and not exists (select 1 from operator_actions a
        where a.booking_id = b.id and a.action in ('no_show_set', 'no_show_taken_back') and a.at > v.objected_at)
      union all
      select 4, 'proposal', q.id::text, q.proposed_at, null, b.id, b.short_id, h.name, h.id, null, null, q.kind
      from office_proposals q left join bookings b on b.id = q.booking_id
        left join hotels h on h.id = coalesce(b.hotel_id, q.hotel_id) where q.status = 'waiting'
      union all
      select 5, 'complaint', f.ticket, coalesce(e.written_at, f.created_at),
        null, null, null, null, null, null, null,
        case when e.written_at is not null then 'for the grievance officer' when f.acknowledged_at is null then 'to acknowledge' else 'to settle' end
      from feedback f left join feedback_entries e on e.feedback_id = f.id and e.kind = 'officer_asked' where f.kind = 'complaint' and f.settled_at is null
      union all
      select 1, 'report', f.ticket, f.created_at, f.created_at + make_interval(hours => case f.report_reason when 'person' then ${REPORT_HOURS.person}::int
        else ${REPORT_HOURS.other}::int end), null, null, h.name, h.id, null, null, f.report_subject || ' ' || f.report_reason
      from feedback f join hotels h on h.id = f.report_hotel_id where f.kind = 'report' and f.settled_at is null
      union all
      select 6, 'given_up', 'outbox:' || o.id, o.failed_at, null, null, null, null, null, null, null, o.kind
      from outbox o where o.failed_at is not null and o.closed_at is null
      union all
      select 6, 'given_up', 'payment:' || p.id, p.created_at, null, ${of}, p.amount, 'the gateway does not answer'
      from payments p join ${booking} on p.booking_id = b.id
      where p.asks_failed >= ${MAX_UNANSWERED_CHECKS} and p.status <> 'paid' and p.ask_at is not null
      union all
      select 1, 'not_me', n.id::text, n.used_at, n.used_at + make_interval(hours => ${NOT_ME_HOURS}), null, null, h.name, h.id, k.reception_phone, null, n.kind
      from staff_notices n join hotels h on h.id = n.hotel_id left join hotel_contacts k on k.hotel_id = h.id
      where n.used_at > ${addMinutes(now, -NOT_ME_HOURS * 60)} and (n.outcome = 'office_told' or n.kind = 'passkey')
      union all
      select 7, 'application', a.ticket, a.created_at, null, null, null, a.hotel_name, null, null, null, a.city
      from partner_forms a where a.decided_by is null and a.created_at >= ${addMinutes(now, -APPLICATION_DAYS * 24 * 60)}
      ) every
    ) work left join bookings own on own.id = work.booking_id left join hotels stay on stay.id = own.hotel_id
      left join cities city on city.id = stay.city_id
    where place <= ${MAX_OF_A_KIND} order by urgency, due nulls last, since, work.id`.execute(db)
  return rows
}

/** The law sets two deadlines for a complaint: first to acknowledge it, then to settle it. */
const dueOf = ({ kind, since, due, note }: Row): Date | null => {
  if (kind !== 'complaint') return due
  const { acknowledgeBy, settleBy } = caseDue('complaint', since)
  return note === 'to acknowledge' ? acknowledgeBy : settleBy
}

/** Kinds of work that are listed after the work of the books. */
const LATER: ReadonlySet<Row['kind']> = new Set(['complaint', 'given_up', 'application'])

/** Lists all work that waits, with the operator who looks after it. Leaves out work that somebody ended by hand. */
export async function readWaiting(db: Db, now: Date): Promise<WaitingItem[]> {
  const [rows, ofMoney] = await Promise.all([readRows(db, now), readMoneyWork(db, now)])
  const isLater = ({ kind }: Row) => LATER.has(kind)
  const ordered = [...rows.filter((row) => !isLater(row)), ...ofMoney, ...rows.filter(isLater)]
  const keyed = ordered.map(({ booking_id, code, ...row }) => {
    const booking = booking_id && code ? { id: booking_id, code } : null
    const key = workKeyOf({ ...row, booking })
    return { ...row, due: dueOf({ ...row, booking_id, code }), booking, key, canEnd: isEndedByHand(row.kind) }
  })
  const items = await readWorkItems(
    db,
    keyed.map(({ key }) => key),
  )
  return keyed
    .map((work) => ({ ...work, item: items.get(work.key) }))
    .filter(({ item, since }) => !(item?.doneAt && item.doneAt >= since))
}
