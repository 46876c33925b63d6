import { sql } from 'kysely'
import type { RegisterDay, RegisterEntry } from '#contract/desk-register.ts'
import { registerRetainedFrom } from '#domain/desk/register-retention.ts'
import { addDays, istDateOf, istInstant, toIstIso, type IstDate } from '#domain/kernel/ist.ts'
import type { Db, Services } from '../../services.ts'
import { readDeskRows } from '../desk/desk-rows.ts'
import { presentRow } from '../desk/present-desk.ts'
import { readRetentionMonths } from './read-retention.ts'
import { presentEntry, readEntries } from './register-entries.ts'
import { isOpen } from '../register-lines/register-lines.ts'

const MAX_OF_A_DAY = 1000
const MAX_FOUND = 100
const MAX_FORMS = 200
const MAX_ORDERS = 20

async function readHotel(db: Db, hotelId: number): Promise<RegisterDay['hotel']> {
  return db
    .selectFrom('hotels as h')
    .innerJoin('cities as c', 'c.id', 'h.city_id')
    .select(['h.name', 'h.address', 'c.name as city', 'c.state'])
    .where('h.id', '=', hotelId)
    .executeTakeFirstOrThrow()
}

type Days = { first: Date; last: Date }

/** Lists walk-ins who checked in during this time and have fewer valid entries than guests. */
async function readMissingWalkIns(db: Db, hotelId: number, { first, last }: Days) {
  const { rows } = await sql<{ id: string; room: string; arrived_at: Date }>`
    select k.id, r.number as room, min(lower(v.present)) as arrived_at
    from room_blocks k join room_visits v on v.block_id = k.id join rooms r on r.id = v.room_id
      left join walk_ins w on w.block_id = k.id
    where k.hotel_id = ${hotelId} and k.why = 'walk_in' and lower(v.present) >= ${first} and lower(v.present) < ${last}
      and (select count(*) from register_entries e where e.block_id = k.id and ${isOpen}) < coalesce(w.guests, 1)
    group by k.id, r.number order by 3, 1 limit 200`.execute(db)
  return rows.map(({ arrived_at, ...walkIn }) => ({ ...walkIn, arrived_at: toIstIso(arrived_at) }))
}

async function readOrders(db: Db, hotelId: number): Promise<RegisterDay['orders']> {
  const { rows } = await sql<Omit<RegisterDay['orders'][number], 'at'> & { at: Date }>`
    select o.id, o.number, o.officer, o.station, o.day::text, o.first_entry, o.last_entry, s.name as by, o.noted_at as at
    from register_orders o join hotel_staff s on s.id = o.noted_by
    where o.hotel_id = ${hotelId} order by o.id desc limit ${MAX_ORDERS}`.execute(db)
  return rows.map(({ at, ...order }) => ({ ...order, at: toIstIso(at) }))
}

/**
 * Lists valid entries of foreign guests, from any day, whose Form III is not filed. The earliest arrivals come first.
 */
async function readOpenForms(db: Db, hotelId: number, now: Date): Promise<RegisterEntry[]> {
  const rows = await readEntries(db, hotelId, {
    where: sql`e.nationality <> 'IN' and ${isOpen} and not exists (select 1 from form_three_filings t where t.entry_id = e.id)`,
    order: sql`e.arrived_at, e.id`,
    most: MAX_FORMS,
    now,
  })
  return rows.map((row) => presentEntry(row, now))
}

export type RegisterDays = { today: IstDate; first: IstDate; months: number }

/** Lists the days for which this hotel still stores the register. */
export async function readRegisterDays(services: Services, hotelId: number, now: Date): Promise<RegisterDays> {
  const months = await readRetentionMonths(services, hotelId)
  return { today: istDateOf(now), first: istDateOf(registerRetainedFrom(months, now)), months }
}

/** Reads the register of a day, and what is missing from it. */
export async function readRegisterDay(
  { db }: Services,
  { hotelId, date, days }: { hotelId: number; date: IstDate; days: RegisterDays },
  now: Date,
): Promise<RegisterDay> {
  const [first, last] = [istInstant(date), istInstant(addDays(date, 1))]
  const entries = await readEntries(db, hotelId, {
    where: sql`e.arrived_at >= ${first} and e.arrived_at < ${last}`,
    order: sql`e.number`,
    most: MAX_OF_A_DAY,
    now,
  })
  const missing = await readDeskRows(
    db,
    hotelId,
    sql<boolean>`v.status in ('here', 'left') and v.arrived_at >= ${first} and v.arrived_at < ${last}
      and b.guests > (select count(*) from register_entries e where e.booking_id = b.id and ${isOpen})`,
  )
  return {
    date,
    today: days.today,
    first_date: days.first,
    kept_months: days.months,
    hotel: await readHotel(db, hotelId),
    entries: entries.map((row) => presentEntry(row, now)),
    missing: missing.map((row) => presentRow(row, now)),
    missing_walk_ins: await readMissingWalkIns(db, hotelId, { first, last }),
    forms: await readOpenForms(db, hotelId, now),
    orders: await readOrders(db, hotelId),
  }
}

/** Escapes the wildcards of a LIKE pattern. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/g, (letter) => `\\${letter}`)

/** Finds entries by part of a name, or by room number. */
export async function findEntries(
  { db }: Services,
  { hotelId, text }: { hotelId: number; text: string },
  now: Date,
): Promise<RegisterEntry[]> {
  const inRoom = sql`exists (select 1 from room_visits w join rooms r on r.id = w.room_id
    where (w.booking_id = e.booking_id or w.block_id = e.block_id) and lower(r.number) = lower(${text}))`
  const rows = await readEntries(db, hotelId, {
    where: sql`e.name is not null and (e.name ilike ${`%${literally(text)}%`} or ${inRoom})`,
    order: sql`e.number desc`,
    most: MAX_FOUND,
    now,
  })
  return rows.map((row) => presentEntry(row, now))
}

/** Repeated reads within this time are logged once, because the page refreshes itself. */
const ONE_LOOK_MINUTES = 15

/** Logs who opened or searched the register. */
export async function recordView(
  db: Db,
  { staffId, hotelId }: { staffId: string; hotelId: number },
  look: { kind: 'register_opened'; day: IstDate } | { kind: 'register_searched' },
  now: Date,
): Promise<void> {
  const detail = JSON.stringify(look.kind === 'register_opened' ? { day: look.day } : {})
  await sql`
    insert into staff_acts (hotel_id, staff_id, kind, detail, done_at, written_at)
    select ${hotelId}, ${staffId}::uuid, ${look.kind}, ${detail}::jsonb, ${now}, ${now}
    where not exists (
      select 1 from staff_acts a where a.staff_id = ${staffId}::uuid and a.kind = ${look.kind} and a.detail = ${detail}::jsonb
        and a.written_at > ${now}::timestamptz - make_interval(mins => ${ONE_LOOK_MINUTES}) and a.written_at <= ${now}
    )`.execute(db)
}
