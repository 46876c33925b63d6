import { sql, type RawBuilder } from 'kysely'
import type { ListedBooking } from '#contract/office-booking-list.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import {
  isSoonestFirst,
  momentsOf,
  type BookingListFilter,
  type ListedDays,
  type ListedMoney,
  type ListedState,
} from '#domain/office/booking-list.ts'
import type { Db } from '../../../services.ts'
import { escapeLike } from '../escape-like.ts'

/** A filter whose period has been turned into actual days. */
export type ListedFilter = Omit<BookingListFilter, 'days' | 'from' | 'to'> & { days: ListedDays; isForward: boolean }

export const listedFilter = (filter: BookingListFilter, days: ListedDays): ListedFilter => ({
  ...filter,
  days,
  isForward: isSoonestFirst(filter),
})

/** A position in the list: the moment by which the list is ordered, to the microsecond, and the booking's id. */
export type ListPlace = { at: string; id: string }

export const SEEN = sql`(exists (select from hotel_notices n where n.booking_id = b.id and n.seen_at is not null)
  or exists (select from visits v where v.booking_id = b.id and v.seen_at is not null))`
const TURNED_AWAY = sql`exists (select from relocations r where r.booking_id = b.id and r.cause = 'turned_away'
  and r.decided_for is distinct from 'hotel')`
const DISPUTED = sql`exists (select from relocations r where r.booking_id = b.id and r.disputed_at is not null
  and ((r.outcome is null and b.status = 'completed') or (r.rest > 0 and r.rest_settled_at is null)))`
const refund = (
  status: 'pending' | 'failed',
) => sql`exists (select from payments p join refunds f on f.payment_id = p.id
  where p.booking_id = b.id and f.status = ${sql.lit(status)})`
const PAID_AT_DESK = sql`(b.pay_at_hotel_amount > 0 or exists (select from extensions e
  where e.booking_id = b.id and e.status = 'paid' and e.pay_at = 'desk'))`

/** The longest stay: 31 days and 12 extra hours. */
const LONGEST_STAY = sql`interval '32 days'`

const stateIs = (now: Date): Record<ListedState, RawBuilder<unknown>> => ({
  coming: sql`b.status = 'completed' and b.checkin_at > ${now}`,
  here: sql`b.status = 'completed' and b.checkin_at <= ${now} and b.checkin_at > ${now}::timestamptz - ${LONGEST_STAY}
    and b.leaves_at > ${now} and b.no_show_at is null`,
  past: sql`b.status = 'completed' and b.leaves_at <= ${now}`,
  unseen: sql`b.status = 'completed' and b.leaves_at > ${now} and b.checkin_at > ${now}::timestamptz - ${LONGEST_STAY}
    and not ${SEEN}`,
  turned_away: TURNED_AWAY,
  no_show: sql`b.no_show_at is not null`,
  cancelled: sql`b.status = 'cancelled'`,
  unpaid: sql`b.status in ('pending', 'expired', 'failed')`,
})

const MONEY: Record<ListedMoney, RawBuilder<unknown>> = {
  due_at_hotel: sql`b.status = 'completed' and b.no_show_at is null and ${PAID_AT_DESK}
    and due_at_desk(b.id) > (select coalesce(sum(t.amount), 0) from takings_for_stay(b.id) t)`,
  paid_in_full: sql`b.status = 'completed' and not ${PAID_AT_DESK}`,
  refund_waiting: refund('pending'),
  refund_failed: refund('failed'),
  disputed: DISPUTED,
}

const orderedBy = ({ of }: Pick<ListedFilter, 'of'>) => (of === 'booked' ? sql`b.created_at` : sql`b.checkin_at`)

/** Builds the conditions of a filter on `bookings b`. */
function conditionsOf(filter: ListedFilter, now: Date): RawBuilder<unknown>[] {
  const { state, money, city, hotel, days } = filter
  const { start, end } = momentsOf(days)
  const at = orderedBy(filter)
  return [
    sql`true`,
    ...(state ? [stateIs(now)[state]] : []),
    ...(money ? [MONEY[money]] : []),
    ...(city === undefined ? [] : [sql`b.city_id = ${city}`]),
    ...(hotel ? [sql`b.hotel_id in (select o.id from hotels o where o.name ilike ${escapeLike(hotel)})`] : []),
    ...(start ? [sql`${at} >= ${start}`] : []),
    ...(end ? [sql`${at} < ${end}`] : []),
  ]
}

const whole = (filter: ListedFilter, now: Date) => sql.join(conditionsOf(filter, now), sql` and `)

type Row = Omit<ListedBooking, 'hotel' | 'checkin' | 'booked_at' | 'is_over' | 'refund'> & {
  hotel_id: number
  hotel: string
  city: string
  is_hidden: boolean
  checkin_at: Date
  leaves_at: Date
  created_at: Date
  is_failed: boolean
  is_waiting: boolean
  phone: string
  place: string
}

export type ListedRow = ListedBooking & { phone: string; place: ListPlace }

function present(row: Row, now: Date): ListedRow {
  const { hotel_id, hotel, city, is_hidden, checkin_at, leaves_at, created_at, is_failed, is_waiting, place, ...rest } =
    row
  return {
    ...rest,
    hotel: { id: hotel_id, name: hotel, city, is_hidden },
    checkin: toIstIso(checkin_at),
    booked_at: toIstIso(created_at),
    is_over: leaves_at <= now,
    refund: is_failed ? 'failed' : is_waiting ? 'waiting' : null,
    place: { at: place, id: row.id },
  }
}

/**
 * Reads one page of the list. A page begins after a position, not after a number of rows, so that bookings made
 * meanwhile do not shift it.
 */
export async function readBookings(
  db: Db,
  { filter, after, limit }: { filter: ListedFilter; after?: ListPlace | undefined; limit: number },
  now: Date,
): Promise<ListedRow[]> {
  const at = orderedBy(filter)
  const beyond = after
    ? sql`and (${at}, b.id) ${filter.isForward ? sql`>` : sql`<`} (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql``
  const order = filter.isForward ? sql`${at}, b.id` : sql`${at} desc, b.id desc`
  const { rows } = await sql<Row>`
    select b.id, b.short_id as code, b.status, b.guest_name as guest, u.phone, h.id as hotel_id, h.name as hotel,
      c.name as city, h.hidden as is_hidden, b.slot, b.rooms, b.checkin_at, b.leaves_at, b.created_at,
      b.no_show_at is not null as is_no_show, b.payable_now as online, b.pay_at_hotel_amount as at_hotel,
      ${SEEN} as is_seen, ${TURNED_AWAY} as is_turned_away, ${DISPUTED} as is_disputed,
      ${refund('failed')} as is_failed, ${refund('pending')} as is_waiting,
      to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place
    from (select b.* from bookings b where ${whole(filter, now)} ${beyond} order by ${order} limit ${limit}) b
      join hotels h on h.id = b.hotel_id join cities c on c.id = b.city_id join users u on u.id = b.user_id
    order by ${order}`.execute(db)
  return rows.map((row) => present(row, now))
}

/** Counts the bookings that match a filter, up to `most`, in the order of an index if the filter allows it. */
export async function countBookings(db: Db, filter: ListedFilter, most: number, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from
    (select from bookings b where ${whole(filter, now)} limit ${most}) counted`.execute(db)
  return rows[0]?.count ?? 0
}

/** Reads the ids of the bookings that match a filter, up to `most`. */
export async function readBookingIds(db: Db, filter: ListedFilter, most: number, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select b.id from bookings b where ${whole(filter, now)} limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}
