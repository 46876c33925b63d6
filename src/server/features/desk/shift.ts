import { sql, type Transaction } from 'kysely'
import type { Shift } from '#contract/desk-shift.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { lockHotel } from '#db/hotel-lock.ts'
import type { DB } from '#db/schema.ts'
import type { TakingMethod } from '#domain/desk/takings.ts'
import { addDays, istInstant, toIstIso, type IstDate } from '#domain/kernel/ist.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { isUuid } from '#domain/kernel/uuid.ts'
import type { DeskSession } from '../../http/desk-session.ts'
import type { RequestKey } from '../../http/request-key.ts'
import type { Db, Services } from '../../services.ts'
import { inKeyedTransaction } from '../../transactions/booking-transaction.ts'
import { readDeskRows } from './desk-rows.ts'
import { presentRow } from './present-desk.ts'
import { writeAct } from './write-act.ts'

type TakingRow = {
  code: string
  amount: number
  method: TakingMethod
  receipt: string | null
  by: string
  at: Date
}

async function readTakings(db: Db, hotelId: number, from: Date, until: Date): Promise<TakingRow[]> {
  const { rows } = await sql<TakingRow>`
    select b.short_id as code, t.amount, t.method, t.receipt, s.name as by, t.taken_at as at
    from desk_takings t join bookings b on b.id = t.booking_id join hotel_staff s on s.id = t.staff_id
    where t.hotel_id = ${hotelId} and t.taken_at >= ${from} and t.taken_at < ${until} order by t.taken_at, t.id`.execute(
    db,
  )
  return rows
}

/** Cash since the last hand-over: by when it was written down, since a mark may have waited for the network. */
async function cashBox(db: Db, hotelId: number): Promise<Rupees> {
  const { rows } = await sql<{ cash: number }>`
    select coalesce(sum(t.amount), 0)::int as cash from desk_takings t
    where t.hotel_id = ${hotelId} and t.method = 'cash' and t.id > coalesce((
      select (a.detail ->> 'until_taking')::bigint from staff_acts a
      where a.hotel_id = ${hotelId} and a.kind = 'shift_handed_over' order by a.id desc limit 1), 0)`.execute(db)
  return rows[0]?.cash ?? 0
}

type HandOverRow = { by: string; to: string; counted: number; expected: number; at: Date }

async function readHandOvers(db: Db, hotelId: number, from: Date, until: Date): Promise<HandOverRow[]> {
  const { rows } = await sql<HandOverRow>`
    select s.name as by, other.name as to, (a.detail ->> 'counted')::int as counted,
      (a.detail ->> 'expected')::int as expected, a.done_at as at
    from staff_acts a join hotel_staff s on s.id = a.staff_id join hotel_staff other on other.id = (a.detail ->> 'to')::uuid
    where a.hotel_id = ${hotelId} and a.kind = 'shift_handed_over' and a.done_at >= ${from} and a.done_at < ${until}
    order by a.id`.execute(db)
  return rows
}

/** A day's money at the desk, and what the next colleague has to know. */
export async function readShift(db: Db, hotelId: number, date: IstDate, now: Date): Promise<Shift> {
  const [from, until] = [istInstant(date), istInstant(addDays(date, 1))]
  const here = await readDeskRows(db, hotelId, sql<boolean>`v.status = 'here'`)
  const unmarked = await readDeskRows(
    db,
    hotelId,
    sql<boolean>`coalesce(v.status, 'expected') = 'expected' and b.leaves_at <= ${now}
      and b.checkin_at >= ${istInstant(addDays(date, -1))} and b.checkin_at < ${until}`,
  )
  const colleagues = await db
    .selectFrom('hotel_staff')
    .select(['id', 'name'])
    .where('hotel_id', '=', hotelId)
    .where('ended_at', 'is', null)
    .orderBy('name')
    .execute()
  return {
    date,
    takings: (await readTakings(db, hotelId, from, until)).map(({ at, ...taking }) => ({
      ...taking,
      at: toIstIso(at),
    })),
    cash_box: await cashBox(db, hotelId),
    still_due: here.map((row) => presentRow(row, now)).filter(({ due }) => due > 0),
    unmarked: unmarked.map((row) => presentRow(row, now)),
    hand_overs: (await readHandOvers(db, hotelId, from, until)).map(({ at, ...done }) => ({
      ...done,
      at: toIstIso(at),
    })),
    colleagues,
  }
}

type HandOver = { session: DeskSession; requestKey: RequestKey | null; counted: Rupees; to: string }

async function isColleague(trx: Transaction<DB>, hotelId: number, staffId: string): Promise<boolean> {
  if (!isUuid(staffId)) return false
  const found = await trx
    .selectFrom('hotel_staff')
    .select('id')
    .where('id', '=', staffId)
    .where('hotel_id', '=', hotelId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

/** Counted and handed over with a name. What differs from what was taken stays written, as do the takings it covers. */
export const handOverShift = (services: Services, ask: HandOver): Promise<Result<true, ErrorCode>> =>
  inKeyedTransaction(
    services,
    { requestKey: ask.requestKey, left: true as const, again: async () => accept(true as const) },
    async (trx, now) => {
      const { session, counted, to } = ask
      // Two who hand over at once count different takings.
      await lockHotel(trx, session.hotelId)
      if (!(await isColleague(trx, session.hotelId, to))) return refuse('NOT_FOUND')
      const expected = await cashBox(trx, session.hotelId)
      const { rows } = await sql<{ last: number }>`
        select coalesce(max(id), 0)::int as last from desk_takings where hotel_id = ${session.hotelId}`.execute(trx)
      const detail = { counted, expected, to, until_taking: rows[0]?.last ?? 0 }
      await writeAct(trx, session, { kind: 'shift_handed_over', detail }, now)
      await services.desks.tell(trx, session.hotelId)
      return accept(true as const)
    },
  )
