import { sql } from 'kysely'
import { expect } from 'vitest'
import { DECISION_MINUTES } from '#domain/relocations/money-back.ts'
import { costOfCases } from '#domain/hotel-cases/hotel-case.ts'
import { casesOf, isPausedForCases, updateRankingPenalty } from '#server/features/hotel-cases/update-ranking-penalty.ts'
import type { Api } from '../api/start-api.ts'

/** Actions for which staff must give a reason. */
const NEED_A_REASON = ['cannot_take', 'arrival_taken_back', 'leaving_taken_back']

/**
 * Expects that the states of visits agree with the log: every action has a name, and every log entry really happened.
 */
async function expectActsFitDeeds(api: Api, hotelId: number): Promise<void> {
  const { rows: nameless } = await sql`
    select a.id, a.kind from staff_acts a left join hotel_staff s on s.id = a.staff_id and s.hotel_id = a.hotel_id
    where a.hotel_id = ${hotelId} and (coalesce(btrim(s.name), '') = ''
      or (a.kind = any (${NEED_A_REASON}) and a.reason is null)
      or (a.kind = 'room_blocked' and a.detail ->> 'why' is null))`.execute(api.db)
  expect(nameless, 'acts without a name or a reason').toEqual([])

  const { rows: unwritten } = await sql`
    with acts as (
      select booking_id, count(*) filter (where kind = 'arrived') as came, count(*) filter (where kind = 'arrival_taken_back') as not_come,
        count(*) filter (where kind = 'left') as left_, count(*) filter (where kind = 'leaving_taken_back') as not_left,
        count(*) filter (where kind = 'no_show') as missed, count(*) filter (where kind = 'cannot_take') as refused,
        coalesce(sum((detail ->> 'amount')::int) filter (where kind = 'money_taken'), 0) as taken,
        coalesce(sum((detail ->> 'amount')::int) filter (where kind = 'hours_added'), 0) as hours
      from staff_acts where hotel_id = ${hotelId} and booking_id is not null group by booking_id
    )
    select v.booking_id, v.status, a.* from visits v left join acts a on a.booking_id = v.booking_id where v.hotel_id = ${hotelId} and not (
      coalesce(a.came - a.not_come, 0) = case when v.status in ('here', 'left') then 1 else 0 end
      and coalesce(a.left_ - a.not_left, 0) = case when v.status = 'left' then 1 else 0 end
      and (v.status <> 'no_show' or a.missed > 0)
      and coalesce(a.refused, 0) = (select count(*) from relocations r where r.booking_id = v.booking_id and r.cause = 'cannot_take')
      and coalesce(a.hours, 0) = (select coalesce(sum(e.total), 0) from extensions e where e.booking_id = v.booking_id and e.pay_at = 'desk')
      and coalesce(a.taken, 0) = (select coalesce(sum(t.amount), 0) from desk_takings t where t.booking_id = v.booking_id))`.execute(
    api.db,
  )
  expect(unwritten, 'deeds and acts that differ').toEqual([])
}

/**
 * Expects that guests move only once, that the books say who pays the difference, and that the first booking is over.
 */
async function expectMovedOnce(api: Api, hotelId: number): Promise<void> {
  const { rows: wrongMoves } = await sql`
    select r.booking_id, r.outcome, b.status, n.status as there from relocations r join bookings b on b.id = r.booking_id
      left join bookings n on n.id = r.moved_to
    where r.hotel_id = ${hotelId} and not case r.outcome
      when 'moved' then b.status = 'cancelled' and b.moved_from is null and n.moved_from = b.id and n.user_id = b.user_id and n.hotel_id <> b.hotel_id
        and n.payable_now = b.payable_now and n.total = b.total and n.period = b.period and r.cost > 0
        and (r.moved_by = 'office' or r.borne_by = case r.cause when 'cannot_take' then 'hotel' else 'uncle' end)
      when 'money_back' then b.status = 'cancelled' and not exists (select 1 from bookings x where x.moved_from = b.id)
      else not exists (select 1 from bookings x where x.moved_from = b.id) end`.execute(api.db)
  expect(wrongMoves, 'cases whose bookings tell otherwise').toEqual([])

  const { rows: both } = await sql`
    select b.id, v.status from bookings b join visits v on v.booking_id = b.id
    where b.hotel_id = ${hotelId} and b.status = 'cancelled' and v.status in ('here', 'left')
      -- A desk that marks guests as here cannot keep them from moving: they say that it turned them away (decision 0061).
      and not exists (select 1 from relocations r
        where r.booking_id = b.id and r.cause = 'turned_away' and r.outcome = 'moved')
      -- The office's silence after the hotel's objection pays the couple (decision 0061).
      and not exists (select 1 from relocations r where r.booking_id = b.id and r.cause = 'turned_away'
        and r.outcome = 'money_back' and r.settled_at >= r.disputed_at + make_interval(mins => ${DECISION_MINUTES}))
      -- The office may send guests who are here their money, by name and with a reason: the house is on fire.
      and coalesce(b.cancel_reason, '') not like 'cancelled by our office%'`.execute(api.db)
  expect(both, 'guests with their room and their money').toEqual([])

  const { rows: movedTwice } = await sql`
    select n.id from bookings n join bookings b on b.id = n.moved_from
    where n.hotel_id = ${hotelId} and (b.moved_from is not null or (select count(*) from bookings x where x.moved_from = b.id) > 1
      or not exists (select 1 from relocations r where r.moved_to = n.id))`.execute(api.db)
  expect(movedTwice, 'guests who were moved twice').toEqual([])
}

/**
 * Expects that nobody greets guests of an ended booking, and that a desk never takes more than the guests owe. Extras
 * and hours may be cancelled afterwards.
 */
async function expectTakingsWithinDue(api: Api, hotelId: number): Promise<void> {
  const { rows: tooMuch } = await sql`
    select b.id, due_of_booking(b.id) as due, sum(t.amount)::int as taken from desk_takings t join bookings b on b.id = t.booking_id
    where t.hotel_id = ${hotelId} group by b.id having sum(t.amount) > due_of_booking(b.id)
      - (select coalesce(sum(e.quantity * e.price), 0) from desk_extras e where e.booking_id = b.id and e.corrects is not null)
      -- Hours that the desk was paid for end with a booking whose guests say that it turned them away.
      + (select coalesce(sum(e.total), 0) from extensions e where e.booking_id = b.id and e.pay_at = 'desk'
        and e.status = 'cancelled' and e.cancelled_at = b.cancelled_at)`.execute(api.db)
  expect(tooMuch, 'more taken than was due').toEqual([])

  const { rows: untold } = await sql`
    select n.booking_id from hotel_notices n join bookings b on b.id = n.booking_id
    where n.hotel_id = ${hotelId} and (b.hotel_id <> n.hotel_id or b.completed_at is null)`.execute(api.db)
  expect(untold, 'hotels told of a booking that never was').toEqual([])
}

/** Expects that a hotel's lost rank follows the rule, once the job has dropped old cases. */
async function expectCasesWeighed(api: Api, hotelId: number): Promise<void> {
  const now = api.clock.now()
  await api.db.transaction().execute((trx) => updateRankingPenalty(trx, hotelId, now))
  const { rankLost, isPaused } = costOfCases(await casesOf(api.db, hotelId, now), now)
  const hotel = await api.db
    .selectFrom('hotels')
    .select('rank_lost')
    .where('id', '=', hotelId)
    .executeTakeFirstOrThrow()
  expect(hotel.rank_lost, 'what cases cost').toBe(rankLost)
  // A pause ends with its day or when the office ends it, even if one of its cases no longer counts.
  if (isPaused) expect(await isPausedForCases(api.db, hotelId, now), 'too many cases stop sales').toBe(true)
}

/** Checks in the database what must always hold for a hotel's desk. */
export async function expectDeskIsSound(api: Api, hotelId: number): Promise<void> {
  await expectActsFitDeeds(api, hotelId)
  await expectMovedOnce(api, hotelId)
  await expectTakingsWithinDue(api, hotelId)
  await expectCasesWeighed(api, hotelId)
}
