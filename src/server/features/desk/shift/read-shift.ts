import { sql } from 'kysely'
import type { Shift } from '#contract/desk-shift.ts'
import { expectedInBox, handedOver } from '#domain/desk/shift.ts'
import type { TakingMethod } from '#domain/desk/takings.ts'
import { addMinutes, toIstIso } from '#domain/kernel/ist.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import type { DeskSession } from '../../../http/desk-session.ts'
import type { Db } from '../../../services.ts'
import { guestsAreHere, readDeskRows, stayMeets } from '../desk-rows.ts'
import { presentRow } from '../present-desk.ts'
import { presentWalkIn, readWalkIns } from '../walk-in-rows.ts'

/** The most payments, and the most sums taken out of the cash box, that the page lists. The totals include all. */
const MAX_ENTRIES = 200
/** How many ended shifts the page lists. */
const MAX_ENDED = 14
/** For how long the page lists bookings that ended without a check-in or no-show entry. */
const UNMARKED_HOURS = 48

/** Where the current shift begins: the cash left in the box, and the ids of the last entries of the previous shift. */
export type ShiftBegin = { at: Date | null; with: Rupees; afterTaking: number; afterCashOut: number }

export async function readBegin(db: Db, hotelId: number): Promise<ShiftBegin> {
  const { rows } = await sql<ShiftBegin>`
    select ended_at as at, remains as "with", until_taking::int as "afterTaking", until_cash_out::int as "afterCashOut"
    from desk_shifts where hotel_id = ${hotelId} order by id desc limit 1`.execute(db)
  return rows[0] ?? { at: null, with: 0, afterTaking: 0, afterCashOut: 0 }
}

/**
 * Calculates what should be in the cash box, and the ids of the last entries included. Assigns entries to shifts by
 * their id, not by their time, because an entry made offline arrives late.
 */
export async function readCashBox(
  db: Db,
  hotelId: number,
  begin: ShiftBegin,
): Promise<{ expected: Rupees; lastTaking: number; lastCashOut: number }> {
  const { rows } = await sql<{ taken: number; paidOut: number; lastTaking: number; lastCashOut: number }>`
    select
      coalesce((select sum(t.amount) from desk_takings t
        where t.hotel_id = ${hotelId} and t.method = 'cash' and t.id > ${begin.afterTaking}), 0)::int as taken,
      coalesce((select sum(o.amount) from desk_cash_out o
        where o.hotel_id = ${hotelId} and o.id > ${begin.afterCashOut}), 0)::int as "paidOut",
      coalesce((select max(t.id) from desk_takings t where t.hotel_id = ${hotelId}), 0)::int as "lastTaking",
      coalesce((select max(o.id) from desk_cash_out o where o.hotel_id = ${hotelId}), 0)::int as "lastCashOut"`.execute(
    db,
  )
  const { taken, paidOut, lastTaking, lastCashOut } = rows[0] ?? { taken: 0, paidOut: 0, lastTaking: 0, lastCashOut: 0 }
  return { expected: expectedInBox({ beganWith: begin.with, taken, paidOut }), lastTaking, lastCashOut }
}

type TakingRow = {
  id: number
  code: string | null
  room: string | null
  amount: number
  method: TakingMethod
  receipt: string | null
  reason: string | null
  by: string
  at: Date
}

async function readTakings(db: Db, hotelId: number, { afterTaking }: ShiftBegin): Promise<Omit<TakingRow, 'id'>[]> {
  const { rows } = await sql<TakingRow>`
    select * from (select b.short_id as code, t.amount, t.method, t.receipt, t.reason, s.name as by, t.taken_at as at,
      (select r.number from room_visits v join rooms r on r.id = v.room_id
        where v.block_id = t.block_id order by lower(v.present) desc limit 1) as room, t.id
    from desk_takings t left join bookings b on b.id = t.booking_id join hotel_staff s on s.id = t.staff_id
    where t.hotel_id = ${hotelId} and t.id > ${afterTaking} order by t.id desc limit ${MAX_ENTRIES}) newest
    order by at, id`.execute(db)
  return rows.map(({ id: _id, ...taking }) => taking)
}

async function sumTakings(db: Db, hotelId: number, { afterTaking }: ShiftBegin): Promise<Shift['taken']> {
  const { rows } = await sql<Shift['taken'][number]>`
    select t.method, count(*)::int as entries, sum(t.amount)::int as amount from desk_takings t
    where t.hotel_id = ${hotelId} and t.id > ${afterTaking} group by t.method order by t.method`.execute(db)
  return rows
}

async function readPaidOut(db: Db, hotelId: number, { afterCashOut }: ShiftBegin) {
  const { rows } = await sql<{ what: string; amount: number; by: string; at: Date }>`
    select o.what, o.amount, s.name as by, o.paid_at as at from desk_cash_out o join hotel_staff s on s.id = o.staff_id
    where o.hotel_id = ${hotelId} and o.id > ${afterCashOut} order by o.id desc limit ${MAX_ENTRIES}`.execute(db)
  return rows.toReversed().map(({ at, ...paid }) => ({ ...paid, at: toIstIso(at) }))
}

type EndedRow = Omit<Shift['ended'][number], 'at' | 'handed' | 'is_for_me'> & { at: Date; to_id: string | null }

async function readEnded(db: Db, { hotelId, staffId }: Asking): Promise<Shift['ended']> {
  const { rows } = await sql<EndedRow>`
    select f.id::int as id, s.name as by, o.name as to, f.handed_to as to_id, f.began_with, f.expected, f.counted, f.remains, f.received, f.note,
      f.ended_at as at
    from desk_shifts f join hotel_staff s on s.id = f.ended_by left join hotel_staff o on o.id = f.handed_to
    where f.hotel_id = ${hotelId} order by f.id desc limit ${MAX_ENDED}`.execute(db)
  return rows.map(({ at, to_id, ...row }) => ({
    ...row,
    handed: handedOver(row),
    is_for_me: to_id === staffId && row.received === null,
    at: toIstIso(at),
  }))
}

/** Lists bookings and walk-ins who left without paying everything, latest first. */
async function readUnpaid(db: Db, hotelId: number, now: Date): Promise<Shift['unpaid']> {
  const { rows } = await sql<{ booking_id: string | null; block_id: string | null; reason: string | null }>`
    select o.booking_id, o.block_id, coalesce(u.reason, w.reason) as reason from left_owing o
      left join unpaid_at_desk u on u.booking_id = o.booking_id left join unpaid_at_desk w on w.block_id = o.block_id
    where o.hotel_id = ${hotelId} and u.ended_at is null and w.ended_at is null
    order by o.left_at desc limit 200`.execute(db)
  const idsOf = (ids: (string | null)[]) => ids.filter((id) => id !== null)
  const [bookingIds, blockIds] = [idsOf(rows.map((row) => row.booking_id)), idsOf(rows.map((row) => row.block_id))]
  const bookings = await readDeskRows(db, hotelId, sql<boolean>`b.id = any(${bookingIds}::uuid[])`)
  const walkIns = await readWalkIns(db, hotelId, sql<boolean>`w.block_id = any(${blockIds}::uuid[])`)
  const bookingById = new Map(bookings.map((row) => [row.id, presentRow(row, now)]))
  const walkInById = new Map(walkIns.map((row) => [row.id, presentWalkIn(row, undefined, now)]))
  return rows.map(({ booking_id, block_id, reason }) => ({
    booking: bookingById.get(booking_id ?? '') ?? null,
    walk_in: walkInById.get(block_id ?? '') ?? null,
    reason,
  }))
}

type Asking = Pick<DeskSession, 'hotelId' | 'staffId'>

/** Reads the current shift's money and what the next colleague needs to know. A shift may run past midnight. */
export async function readShift(db: Db, asking: Asking, now: Date): Promise<Shift> {
  const { hotelId } = asking
  const begin = await readBegin(db, hotelId)
  const here = await readDeskRows(db, hotelId, guestsAreHere(hotelId))
  const walkIns = await readWalkIns(db, hotelId, sql<boolean>`w.left_at is null`)
  const since = addMinutes(now, -UNMARKED_HOURS * 60)
  const unmarked = await readDeskRows(
    db,
    hotelId,
    sql<boolean>`coalesce(v.status, 'expected') = 'expected' and b.leaves_at <= ${now}
      and b.leaves_at > ${since} and ${stayMeets(hotelId, { since, until: now })}`,
  )
  const colleagues = await db
    .selectFrom('hotel_staff')
    .select(['id', 'name'])
    .where('hotel_id', '=', hotelId)
    .where('ended_at', 'is', null)
    .where('role', 'not in', ['cleaner', 'key'])
    .orderBy('name')
    .execute()
  return {
    began_at: begin.at && toIstIso(begin.at),
    began_with: begin.with,
    takings: (await readTakings(db, hotelId, begin)).map(({ at, ...taking }) => ({ ...taking, at: toIstIso(at) })),
    taken: await sumTakings(db, hotelId, begin),
    paid_out: await readPaidOut(db, hotelId, begin),
    cash_box: (await readCashBox(db, hotelId, begin)).expected,
    still_due: here.map((row) => presentRow(row, now)).filter(({ due }) => due > 0),
    walk_ins_still_due: walkIns.map((row) => presentWalkIn(row, undefined, now)).filter(({ due }) => due > 0),
    unpaid: await readUnpaid(db, hotelId, now),
    unmarked: unmarked.map((row) => presentRow(row, now)),
    ended: await readEnded(db, asking),
    colleagues,
  }
}
