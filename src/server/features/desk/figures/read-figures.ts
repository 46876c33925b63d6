import { sql, type RawBuilder } from 'kysely'
import type { DeskFigures } from '#contract/desk-figures.ts'
import {
  hotelFigures,
  spanOf,
  type BegunStay,
  type FigureDays,
  type HotelFacts,
  type MovedMoney,
  type SoldTime,
} from '#domain/figures/hotel-figures.ts'
import { addDays, istInstant, toIstIso } from '#domain/kernel/ist.ts'
import { shareOf, type WelcomeCounts } from '#domain/welcome/welcome-share.ts'
import type { Db } from '../../../services.ts'
import { welcomeCounts } from '../../hotels/hotel-rows.ts'

/**
 * How many days before the period a stay can have begun and still affect the period's figures: a stay lasts up to a
 * month, and is paid at most a month late.
 */
const DAYS_BEFORE = 62

type Asked = FigureDays & { hotelId: number; now: Date }

/**
 * Selects the bookings of the hotel that can affect these figures, by the index on hotel and check-in. There is no
 * upper bound on check-in, because a booking paid on these days may have been moved to any later date.
 */
const bookingsAround = ({ hotelId, from, to }: Asked): RawBuilder<unknown> => sql`
  select * from bookings where hotel_id = ${hotelId} and checkin_at >= ${istInstant(addDays(from, -DAYS_BEFORE))}
    and created_at < ${istInstant(addDays(to, 1))}`

/** Selects the walk-ins of the hotel that may overlap the period. */
const walkInsAround = ({ hotelId, from, to }: Asked): RawBuilder<unknown> => sql`
  select * from walk_ins where hotel_id = ${hotelId} and arrived_at >= ${istInstant(addDays(from, -DAYS_BEFORE))}
    and arrived_at < ${istInstant(addDays(to, 1))}`

const within = (column: string, { from, until }: { from: Date; until: Date }): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${until}`

async function readTimes(db: Db, asked: Asked): Promise<SoldTime[]> {
  const { from, until } = spanOf(asked)
  const { rows } = await sql<{ slot: HotelSlot | null; from: Date; until: Date }>`
    select b.slot, lower(s.period) as "from", upper(s.period) as until
    from (${bookingsAround(asked)}) b join stays s on s.booking_id = b.id
    where b.status = 'completed' and b.checkin_at < ${until} and s.status = 'booked'
      and s.period && tstzrange(${from}, ${until})
    union all
    select null, w.arrived_at, w.leaves_at from (${walkInsAround(asked)}) w where w.leaves_at > ${from}`.execute(db)
  return rows.map(({ slot, ...time }) => ({ sold: slot ?? 'walk_in', ...time }))
}

type HotelSlot = Exclude<SoldTime['sold'], 'walk_in'>

async function readBegun(db: Db, asked: Asked): Promise<BegunStay[]> {
  const span = spanOf(asked)
  const { rows } = await sql<{ slot: HotelSlot | null; at: Date; value: number }>`
    select b.slot, b.checkin_at as at, b.room_total + b.bathtub_charge - b.hotel_discount + coalesce((
        select sum(e.room_total) from extensions e where e.booking_id = b.id and e.status = 'paid'), 0)::int as value
    from bookings b where b.hotel_id = ${asked.hotelId} and ${within('b.checkin_at', span)} and b.status = 'completed'
    union all
    select null, w.arrived_at, w.price + coalesce((
        select sum(h.price) from walk_in_hours h where h.block_id = w.block_id), 0)::int
    from walk_ins w where w.hotel_id = ${asked.hotelId} and ${within('w.arrived_at', span)}`.execute(db)
  return rows.map(({ slot, at, value }) => ({ sold: slot ?? 'walk_in', at, value }))
}

async function readMoney(db: Db, asked: Asked): Promise<MovedMoney[]> {
  const span = spanOf(asked)
  const { rows } = await sql<MovedMoney>`
    select 'online' as way, 'booking' as party, coalesce(sum(p.amount), 0)::int as amount
    from (${bookingsAround(asked)}) b join payments p on p.booking_id = b.id
    where p.status = 'paid' and ${within('p.settled_at', span)}
    union all
    select 'sent_back', 'booking', coalesce(-sum(r.amount), 0)::int
    from refunds r join payments p on p.id = r.payment_id join bookings b on b.id = p.booking_id
    where ${within('r.created_at', span)} and b.hotel_id = ${asked.hotelId}
    union all
    select t.method, case when t.block_id is null then 'booking' else 'walk_in' end, sum(t.amount)::int
    from desk_takings t where t.hotel_id = ${asked.hotelId} and ${within('t.taken_at', span)} group by 1, 2`.execute(db)
  return rows
}

type Counts = Pick<HotelFacts, 'rooms' | 'booked' | 'cancelled' | 'no_shows' | 'turned_away' | 'seen' | 'searches'> & {
  welcome: WelcomeCounts | null
  payout: { paise: number; month: string; paid_at: string; bank_reference: string } | null
}

async function readCounts(db: Db, asked: Asked): Promise<Counts> {
  const { hotelId, from, to, now } = asked
  const span = spanOf(asked)
  const { rows } = await sql<Counts>`
    select (select count(*)::int from rooms r where r.hotel_id = h.id) as rooms, b.booked, b.cancelled, b.no_shows,
      (select count(*)::int from relocations r where r.hotel_id = h.id and ${within('r.started_at', span)}
        and r.decided_for is distinct from 'hotel') as turned_away,
      (select json_build_object('due', count(*), 'in_time', count(*) filter (where n.seen_at <= n.due_at))
        from hotel_notices n where n.hotel_id = h.id and ${within('n.due_at', span)} and n.due_at <= ${now}) as seen,
      (select json_build_object('free', coalesce(sum(s.free), 0), 'sold_out', coalesce(sum(s.sold_out), 0))
        from hotel_searches s where s.hotel_id = h.id and s.day between ${from}::date and ${to}::date) as searches,
      ${welcomeCounts} as welcome,
      (select json_build_object('paise', o.amount, 'month', to_char(o.month, 'YYYY-MM'), 'paid_at', o.paid_at,
          'bank_reference', o.bank_reference)
        from payouts o where o.hotel_id = h.id and o.paid_at is not null and o.returned_at is null
        order by o.paid_at desc limit 1) as payout
    from hotels h cross join lateral (
      select count(*) filter (where ${within('b.completed_at', span)} and b.moved_from is null)::int as booked,
        count(*) filter (where b.status = 'cancelled' and b.completed_at is not null and ${within('b.cancelled_at', span)}
          and not exists (select 1 from relocations r where r.booking_id = b.id))::int as cancelled,
        count(*) filter (where ${within('b.no_show_at', span)})::int as no_shows
      from (${bookingsAround(asked)}) b) b
    where h.id = ${hotelId}`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error(`hotel ${hotelId} of a session does not exist`)
  return counts
}

/** Reads a hotel's figures for some days, as `hotelFigures` defines them, and its last payout. */
export async function readFigures(db: Db, asked: Asked): Promise<DeskFigures> {
  const { welcome, payout, ...counts } = await readCounts(db, asked)
  const facts: HotelFacts = {
    ...counts,
    times: await readTimes(db, asked),
    begun: await readBegun(db, asked),
    money: await readMoney(db, asked),
  }
  const { from, to } = asked
  const { rooms, cancelled, no_shows, turned_away, seen } = facts
  const { slots, days, money, ...figures } = hotelFigures({ from, to }, facts)
  return {
    from,
    to,
    rooms,
    ...figures,
    slots: [...slots],
    days: [...days],
    money: [...money],
    cancelled,
    no_shows,
    turned_away,
    seen,
    welcome: welcome && shareOf(welcome),
    payout: payout && { ...payout, paid_at: toIstIso(new Date(payout.paid_at)) },
  }
}
