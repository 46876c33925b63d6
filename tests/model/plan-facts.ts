import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { settleStay } from '#server/features/ledger/settle-stay.ts'
import type { World } from './plan-world.ts'

/** Paise by account. A hotel's account names the hotel. */
export type Sums = Readonly<Record<string, number>>

/**
 * What the database has about a booking, about the booking from which its guests came, and about the one to which they
 * were moved.
 */
export type Facts = {
  /** all entries of the books so far, and those of these bookings */
  ledger: Sums
  posted: Sums
  /** all entries, if the stay ended now and waiting money was released */
  course: Sums
  /** what the hotel would then earn, in paise, with tax and without rounding */
  earned: number
  /** rupees of refunds by reason */
  refunds: Sums
  /** rupees of credit by kind */
  credits: Sums
  status: string
  /** rooms that the booking keeps */
  rooms: number
  isNoShow: boolean
  name: string
  /** the booking to which the guests were moved */
  moved: { hotel: string; rooms: number } | null
  case: { counts: boolean; outcome: string | null } | null
  rankLost: number
  /** rupees that the log counts against limits */
  cost: number
  /** the newest message before the action; later messages were sent by the action */
  messages: number
}

const sumsOf = (rows: readonly { key: string; sum: number }[]): Sums =>
  Object.fromEntries(rows.filter(({ sum }) => sum !== 0).map(({ key, sum }) => [key, sum]))

/** The whole ledger, by account and hotel. */
export async function ledgerOf({ db }: World['api']): Promise<Sums> {
  const { rows } = await sql<{ key: string; sum: number }>`
    select account || coalesce(' ' || hotel_id, '') as key, sum(paise)::bigint as sum from ledger_entries group by 1`.execute(
    db,
  )
  return sumsOf(rows)
}

const FAMILY = (id: string) => sql`(
  select x.id from bookings b join bookings x on x.id in (b.id, b.moved_from) or x.moved_from = b.id
  where b.id = ${id}::uuid)`

async function entriesOf(db: World['api']['db'], id: string): Promise<Sums> {
  const { rows } = await sql<{ key: string; sum: number }>`
    select e.account || coalesce(' ' || e.hotel_id, '') as key, sum(e.paise)::bigint as sum
    from ledger_postings p join ledger_entries e on e.posting_id = p.id where p.booking_id in ${FAMILY(id)} group by 1`.execute(
    db,
  )
  return sumsOf(rows)
}

class Undone extends Error {}

/** Ends the stay in a transaction, reads the books, and rolls back. */
async function courseOf({ api, admin }: World, id: string): Promise<Pick<Facts, 'course' | 'earned'>> {
  let found: Pick<Facts, 'course' | 'earned'> = { course: {}, earned: 0 }
  const play = async (trx: Transaction<DB>): Promise<never> => {
    const { rows } = await sql<{ id: string; leaves: Date; status: string }>`
      select b.id, b.leaves_at as leaves, b.status from bookings b where b.id in ${FAMILY(id)}
        and not exists (select 1 from bookings n where n.moved_from = b.id)`.execute(trx)
    for (const { id: live, leaves, status } of rows) {
      if (status === 'completed')
        await sql`update bookings set ended_at = coalesce(ended_at, leaves_at) where id = ${live}::uuid`.execute(trx)
      await sql`insert into money_releases (booking_id, what, operator_id, reason, at)
        values (${live}::uuid, 'stay', ${admin.id}::uuid, 'to see', ${leaves}) on conflict do nothing`.execute(trx)
      await settleStay(trx, live, new Date(Math.max(leaves.getTime(), api.clock.now().getTime())))
    }
    const course = await entriesOf(trx, id)
    const { rows: lines } = await sql<{ gross: number }>`
      select coalesce(sum(value + tax), 0)::bigint as gross from stay_lines where booking_id in ${FAMILY(id)}`.execute(
      trx,
    )
    found = { course, earned: (lines[0]?.gross ?? 0) - (course['rounding'] ?? 0) }
    throw new Undone()
  }
  await api.db
    .transaction()
    .execute(play)
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error
    })
  return found
}

type Row = Pick<Facts, 'status' | 'rooms' | 'isNoShow' | 'name' | 'moved' | 'case' | 'rankLost' | 'cost' | 'messages'>

/** Reads what the database has about a booking, once no work is pending. */
export async function factsOf(world: World, id: string): Promise<Facts> {
  const { db } = world.api
  await world.api.worker.drain()
  const { rows } = await sql<Row>`
    select b.status, b.no_show_at is not null as "isNoShow", b.guest_name as name, h.rank_lost as "rankLost",
      (select count(*)::int from stays s where s.booking_id = b.id and s.extension_id is null and s.status = 'booked') as rooms,
      (select json_build_object('hotel', nh.name, 'rooms', (select count(*) from stays s where s.booking_id = n.id and s.extension_id is null and s.status = 'booked'))
        from bookings n join hotels nh on nh.id = n.hotel_id where n.moved_from = b.id) as moved,
      (select json_build_object('counts', not (r.moved_by is not distinct from 'office' and r.decided_for is not distinct from 'hotel'),
        'outcome', r.outcome) from relocations r where r.booking_id = b.id) as "case",
      (select coalesce(sum(a.cost), 0)::int from operator_actions a where a.booking_id = b.id) as cost,
      (select coalesce(max(m.id), 0)::int from dev_messages m) as messages
    from bookings b join hotels h on h.id = b.hotel_id where b.id = ${id}::uuid`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`booking ${id} is gone`)
  const { rows: refunds } = await sql<{ key: string; sum: number }>`
    select r.reason as key, sum(r.amount)::int as sum from refunds r join payments p on p.id = r.payment_id
    where p.booking_id in ${FAMILY(id)} group by 1`.execute(db)
  const { rows: credits } = await sql<{ key: string; sum: number }>`
    select kind as key, sum(amount)::int as sum from credit_entries where booking_id in ${FAMILY(id)} group by 1`.execute(
    db,
  )
  return {
    ...row,
    ...(await courseOf(world, id)),
    ledger: await ledgerOf(world.api),
    posted: await entriesOf(db, id),
    refunds: sumsOf(refunds),
    credits: sumsOf(credits),
  }
}

/** Returns who was notified since then: the guest or the hotel's reception, by text. */
export async function toldSince({ api, guest, first, other }: World, messages: number): Promise<Set<string>> {
  const { rows } = await sql<{ to: string }>`
    select distinct recipient as to from dev_messages where id > ${messages}`.execute(api.db)
  const names = new Map([
    [guest.phone, 'guest'],
    [first.phone, 'first'],
    [other.phone, 'other'],
  ])
  return new Set(rows.flatMap(({ to }) => names.get(to) ?? []))
}

/** Returns the sums that changed, with their differences. */
export const changeOf = (before: Sums, after: Sums): Sums =>
  sumsOf(
    [...new Set([...Object.keys(before), ...Object.keys(after)])].map((key) => ({
      key,
      sum: (after[key] ?? 0) - (before[key] ?? 0),
    })),
  )
