import { sql } from 'kysely'
import type { World } from './game-world.ts'

/** The rupees in one of a cheat's bookings, from its payment to the last hotel to which its guests moved. */
export type Purse = {
  /** the booking that was paid for */
  root: string
  party: string
  phone: string
  /** what was paid to Uncle and at an honest hotel's desk; what the accomplice's desk takes stays within the ring */
  paid: number
  back: number
  /** what Uncle owes the accomplice for the booking; negative if the accomplice owes commission */
  owed: number
  /** credit that a friend got for the booking */
  reward: number
  /** credit from the office */
  gift: number
  /** credit that was spent on the booking */
  spent: number
  /** what the stay costs at its last hotel without any discount, including tax */
  worth: number
  /** how much more the other hotel cost than the first */
  dearer: number
  /** whether the stay ended at the accomplice's hotel */
  isAtAccomplice: boolean
  status: string
}

/** Counts purses from payments, refunds, and entries of the ledger and of credit, and from nothing else. */
export async function pursesOf({ api, phones, accomplice }: World): Promise<Purse[]> {
  const ids = phones.map(({ guest }) => guest.id)
  const { rows } = await sql<Omit<Purse, 'party'>>`
    with trips as (
      select b.id as root, n.id as moved, b.user_id as phone, coalesce(n.id, b.id) as last
      from bookings b left join bookings n on n.moved_from = b.id
      where b.user_id = any (${ids}::uuid[]) and b.moved_from is null
    )
    select t.root, t.phone, b.status, b.hotel_id = ${accomplice.id} as "isAtAccomplice",
      coalesce((select sum(p.amount) from payments p
        where p.booking_id in (t.root, t.moved) and p.status = 'paid'), 0)::int
        + coalesce((select sum(k.amount) from desk_takings k
          where k.booking_id in (t.root, t.moved) and k.hotel_id <> ${accomplice.id}), 0)::int as paid,
      coalesce((select sum(r.amount) from refunds r join payments p on p.id = r.payment_id
        where p.booking_id in (t.root, t.moved)), 0)::int as back,
      coalesce((select -sum(e.paise) from ledger_postings g join ledger_entries e on e.posting_id = g.id
        where g.booking_id in (t.root, t.moved) and e.account = 'hotel'
          and e.hotel_id = ${accomplice.id}), 0)::int / 100.0::float8 as owed,
      coalesce((select sum(c.amount) from credit_entries c
        where c.booking_id in (t.root, t.moved) and c.kind = 'referral_reward'), 0)::int as reward,
      coalesce((select sum(c.amount) from credit_entries c
        where c.booking_id in (t.root, t.moved) and c.kind = 'adjustment'), 0)::int as gift,
      coalesce((select -sum(c.amount) from credit_entries c
        where c.booking_id in (t.root, t.moved) and c.kind in ('spent', 'returned')), 0)::int as spent,
      coalesce(r.cost, b.total + b.credits + b.discount + b.referral_discount) as worth,
      greatest(0, coalesce(r.cost - r.worth, 0)) as dearer
    from trips t join bookings b on b.id = t.last left join relocations r on r.moved_to = t.last`.execute(api.db)
  const partyOf = new Map(phones.map(({ guest, party }) => [guest.id, party]))
  return rows.map((row) => ({ ...row, party: partyOf.get(row.phone) ?? '' }))
}

/**
 * Returns what a cheat gained from Uncle: the rupees that were refunded, are owed or were given, less what was paid.
 */
export const inPocket = ({ back, owed, reward, gift, paid }: Purse): number => back + owed + reward + gift - paid

/** Adds the full price of the night if the cheat slept at an honest hotel. */
export const withNight = (purse: Purse, hasSlept: boolean): number =>
  inPocket(purse) + (hasSlept && !purse.isAtAccomplice ? purse.worth : 0)

/** Sums the rupees that one colleague gave to guests, per booking and day, from the rows of refunds and credits. */
export async function givenBy({ api, agent, phones }: World) {
  const ids = phones.filter(({ party }) => party === 'agent').map(({ guest }) => guest.id)
  const { rows } = await sql<{ booking: string; isOwn: boolean; day: string; given: number }>`
    with gifts as (
      select p.booking_id, r.created_at as at, r.amount from refunds r join payments p on p.id = r.payment_id
        where r.reason like '%office%'
      union all
      select booking_id, created_at, amount from credit_entries where kind = 'adjustment' and booking_id is not null
    )
    select g.booking_id as booking, u.phone = ${agent.phone} as "isOwn",
      ((g.at at time zone 'Asia/Kolkata')::date)::text as day, sum(g.amount)::int as given
    from gifts g join bookings b on b.id = g.booking_id join users u on u.id = b.user_id
    where u.id = any (${ids}::uuid[]) group by 1, 2, 3`.execute(api.db)
  return rows
}

/** Reads the cases of a hotel from the database. */
export async function casesAt({ api }: World, hotelId: number) {
  const { rows } = await sql<{ guest: string; day: string; said: string | null; isKnown: boolean; isFound: boolean }>`
    select b.user_id as guest, ((r.started_at at time zone 'Asia/Kolkata')::date)::text as day, r.hotel_said as said,
      coalesce(r.decided_for = 'couple', false) as "isFound",
      exists (select 1 from bookings p join visits v on v.booking_id = p.id
        where p.user_id = b.user_id and p.hotel_id <> r.hotel_id and v.arrived_at < r.started_at) as "isKnown"
    from relocations r join bookings b on b.id = r.booking_id
    where r.hotel_id = ${hotelId} and r.cause = 'turned_away'`.execute(api.db)
  return rows
}
