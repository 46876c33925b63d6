import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { CASE_DAYS, costOfCases, shouldAlertOffice, wasSilent, type HotelCase } from '#domain/hotel-cases/hotel-case.ts'
import { endOfToday } from '#domain/availability/sales-pause.ts'
import { addMinutes, istDateOf, istInstant, toIstIso } from '#domain/kernel/ist.ts'
import type { Db, Services } from '../../services.ts'
import { workThrough } from '../../work-through.ts'
import { enqueue } from '../messages/outbox.ts'
import { alertOperators } from '../alarms/alert-operators.ts'
import { pauseSales } from '../hotels/pause-sales.ts'

type OpenCase = HotelCase & { bookingId: string; wasSilent: boolean | null }

/**
 * Whether the hotel could know of case `r`: a message about it was delivered, or a device of the hotel's desk was
 * active after the case began. A case with stored silence was checked before.
 */
const isReached = sql<boolean>`coalesce(r.was_silent, exists (
    select 1 from desk_sessions d join hotel_staff s on s.id = d.staff_id
    where s.hotel_id = r.hotel_id and d.last_seen >= r.started_at
  ) or exists (
    select 1 from outbox t join outbox m on m.dedupe_key like 'hotel:told:' || t.id || ':%' and m.done_at is not null
    where t.kind = 'hotel.told' and t.created_at >= r.started_at and t.payload ->> 'bookingId' = r.booking_id::text
      and t.payload ->> 'what' in ('turned_away', 'money_asked')
  ))`

/** For case `r` and its booking `b`: whether the desk of another hotel has already checked these guests in. */
const isKnownGuest = sql<boolean>`exists (
    select 1 from bookings p join visits g on g.booking_id = p.id
    where p.user_id = b.user_id and p.hotel_id <> r.hotel_id and g.arrived_at < r.started_at
  )`

/**
 * The facts of case `r` and its booking `b` from which the domain decides whether the case counts against the hotel.
 */
export const caseFacts = sql`b.user_id as guest, r.hotel_said as "hotelSaid", r.decided_for as "decidedFor", r.settled_at as "settledAt", ${isReached} as "isReached",
  ${isKnownGuest} as "isKnownGuest"`

/** For case `r`: false if our office moved the guests and found the hotel not at fault. */
export const isOfHotel = sql<boolean>`not (r.moved_by = 'office' and r.decided_for is not distinct from 'hotel')`

/**
 * Counts, for a row of `hotels`, the guests who asked for help there and were right according to our office. Each guest
 * counts once.
 */
export const countedHelp = (now: Date) => sql<number>`(select count(distinct b.user_id)::int from help_cases c
  join bookings b on b.id = c.booking_id
  where c.hotel_id = hotels.id and c.verdict = 'counts' and c.opened_at > ${addMinutes(now, -CASE_DAYS * 24 * 60)})`

/** Lists a hotel's cases that may still count. */
export async function casesOf(db: Db | Transaction<DB>, hotelId: number, now: Date): Promise<OpenCase[]> {
  const { rows } = await sql<OpenCase>`
    select r.booking_id as "bookingId", r.started_at as "startedAt", r.outcome, v.status as visit, k.verdict, r.cause, r.was_silent as "wasSilent",
      ${caseFacts}
    from relocations r join bookings b on b.id = r.booking_id left join visits v on v.booking_id = r.booking_id left join case_looks k on k.booking_id = r.booking_id
    where r.hotel_id = ${hotelId} and r.started_at > ${addMinutes(now, -CASE_DAYS * 24 * 60)} order by r.started_at, r.booking_id`.execute(
    db,
  )
  return rows
}

/**
 * Updates the current cost of turning guests away: the hotel's rank and, after too many cases, today's sales. Call it
 * in the transaction of every change to a case. A job calls it too, because cases expire.
 */
export async function updateRankingPenalty(trx: Transaction<DB>, hotelId: number, now: Date): Promise<boolean> {
  // Locks the hotel, so that of two concurrent cases the second counts the first.
  const hotel = await trx
    .selectFrom('hotels')
    .select(['rank_lost', countedHelp(now).as('countedHelp')])
    .where('id', '=', hotelId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const cases = await casesOf(trx, hotelId, now)
  for (const one of cases) if (one.wasSilent === null && wasSilent(one, now)) await rememberSilence(trx, one.bookingId)
  const { rankLost, isPaused } = costOfCases(cases, now, hotel.countedHelp)
  if (hotel.rank_lost !== rankLost)
    await trx.updateTable('hotels').set({ rank_lost: rankLost }).where('id', '=', hotelId).execute()
  const wasPaused = await isPausedForCases(trx, hotelId, now)
  // The pause ends with the day, or when the office ends it (decide-case.ts), never through an action of a desk or a
  // guest.
  if (isPaused && !wasPaused) {
    const until = endOfToday(now)
    await pauseSales(trx, hotelId, { until, why: 'cases' }, now)
    await enqueue(trx, now, [{ kind: 'hotel.paused', payload: { hotelId, until: toIstIso(until) } }])
  }
  if (shouldAlertOffice(cases, now))
    await alertOperators(trx, { news: 'not_taken', once: `many-cases:${hotelId}:${istDateOf(now)}` }, now)
  return hotel.rank_lost !== rankLost || (isPaused && !wasPaused)
}

/**
 * Stores that the hotel never answered, because the messages that prove that it knew are deleted long before the case
 * stops counting.
 */
const rememberSilence = (trx: Transaction<DB>, bookingId: string) =>
  trx.updateTable('relocations').set({ was_silent: true }).where('booking_id', '=', bookingId).execute()

export async function isPausedForCases(db: Db | Transaction<DB>, hotelId: number, now: Date): Promise<boolean> {
  const pause = await db
    .selectFrom('sales_pauses')
    .select('why')
    .where('hotel_id', '=', hotelId)
    .where('why', '=', 'cases')
    .where('until_at', '>', now)
    .executeTakeFirst()
  return pause !== undefined
}

/**
 * Updates all hotels, because cases stop counting after thirty days, and today's cases count more once a hotel was
 * silent. Returns how many hotels changed.
 */
export const updateRankingPenalties = (services: Services): Promise<number> =>
  workThrough<{ id: number }>({
    name: 'weigh-cases',
    log: services.log,
    next: async (after, limit) => {
      // Includes older cases, so that silence is found even if the job was not running when a case's day ended.
      const oldest = () => addMinutes(services.clock.now(), -CASE_DAYS * 24 * 60)
      const today = () => istInstant(istDateOf(services.clock.now()))
      const { rows } = await sql<{ id: number }>`
        select h.id from hotels h where (h.rank_lost > 0 or exists (
          select 1 from relocations r where r.hotel_id = h.id and (r.started_at >= ${today()}
            or (r.was_silent is null and r.hotel_said is null and r.started_at > ${oldest()}))
        )) and h.id > ${after ?? 0} order by h.id limit ${limit}`.execute(services.db)
      return rows
    },
    work: ({ id }) => services.db.transaction().execute((trx) => updateRankingPenalty(trx, id, services.clock.now())),
  })
