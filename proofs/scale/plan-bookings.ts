/** Plans the hotel, room, guest, day and kind of each booking. No two bookings share a room at the same time. */
import { sql } from 'kysely'
import { DESK_HOTEL } from '../../demo/catalogue/demo-desk.ts'
import type { Db } from '../../src/server/services.ts'
import { COUPON } from './booking-kinds.ts'
import { MODEL_DAY, type Model } from './model-bookings.ts'

/** Days between two bookings of a room. Even the longest booking, with cleaning, ends before the second morning. */
const DAYS_APART = 2
const YEARS_DAYS = 1090
/** This many days after a stay, no job changes anything about it any more. */
const SETTLED_AFTER_DAYS = 6
const HEAVY_SHARE = 0.02
/** One in this many bookings belongs to the busiest guest: 500 of a million. */
const HEAVY_GUEST_EVERY = 2000

/** Returns SQL that picks a kind for each booking with the frequency given by its share. */
function kindOf(models: readonly Model[], isToCome: boolean): string {
  const fitting = models.map((model, number) => ({ ...model, number })).filter((model) => model.isToCome === isToCome)
  const sum = fitting.reduce((total, { share }) => total + share, 0)
  let until = 0
  const cases = fitting.map(({ share, number }) => {
    until += share
    return `when kind_draw < ${until / sum} then ${number}`
  })
  return `case ${cases.join(' ')} else ${fitting.at(-1)?.number} end`
}

export async function planBookings(
  db: Db,
  models: readonly Model[],
  { bookings, guests }: { bookings: number; guests: number },
): Promise<void> {
  await sql`
    create unlogged table fill_hotel_plan as select h.id, h.city_id, h.room_count,
      (select array_agg(r.id order by r.id) from rooms r where r.hotel_id = h.id) as rooms,
      case when h.slug = ${DESK_HOTEL} then null else (array[1,1,1,1,1,1,2,2,2,8])[1 + (hashint4(h.id) & 1023) % 10] end as weight,
      (select s.id from hotel_staff s where s.hotel_id = h.id and s.role = 'desk' and s.ended_at is null order by s.id limit 1) as staff
    from hotels h where h.room_count > 0`.execute(db)
  const places = Math.floor(YEARS_DAYS / DAYS_APART)
  const toCome = models.filter(({ isToCome }) => isToCome).reduce((sum, { share }) => sum + share, 0) / 1000
  await sql`
    create unlogged table fill_drawn as
    with counted as (
      select p.*, least(room_count * ${places}::int, case when weight is null then ${Math.round(bookings * (1 - toCome) * HEAVY_SHARE)}::int
        else round(${bookings * (1 - toCome) * (1 - HEAVY_SHARE)}::float * weight / sum(weight) over ())::int end) as many from fill_hotel_plan p
    ), placed as (
      select c.*, i, floor(i::float * room_count * ${places} / many)::int as place from counted c, generate_series(0, many - 1) i
    )
    select id as hotel_id, city_id, staff, rooms[1 + place % room_count] as room_id, false as is_to_come,
      current_date - ${SETTLED_AFTER_DAYS}::int - ${DAYS_APART}::int - (place / room_count) * ${DAYS_APART}::int as day,
      (hashint8((id::bigint << 32) + i) & 2147483647) as draw from placed
    union all
    select id, city_id, staff, rooms[1 + i % room_count], true, current_date + ${DAYS_APART}::int * (i / room_count),
      (hashint8((id::bigint << 33) + i) & 2147483647)
    from fill_hotel_plan, generate_series(0, least(room_count * 2, ceil(room_count * ${bookings * toCome}::float / (select sum(room_count) from fill_hotel_plan)))::int - 1) i
  `.execute(db)
  await sql
    .raw(
      `create unlogged table fill_plan as
      select n, hotel_id, city_id, staff, room_id, day, day - date '${MODEL_DAY}' as days, (day - date '${MODEL_DAY}') * interval '1 day' as shift,
        upper(lpad(to_hex((n * 2654435761) % 4294967296), 8, '0')) as code,
        md5('guest' || case when n % ${HEAVY_GUEST_EVERY} = 7 then 1 else 2 + draw::bigint * 7919 % ${guests - 1} end)::uuid as guest,
        case when is_to_come then ${kindOf(models, true)} else ${kindOf(models, false)} end as model,
        (select id from coupons where code = '${COUPON}') as coupon_id,
        null::int as year, null::int as serial, null::text as number, null::int as entry
      from (select row_number() over (order by day, draw) as n, draw / 7 % 99991 / 99991.0 as kind_draw, d.* from fill_drawn d) x`,
    )
    .execute(db)
  await sql`create unique index on fill_plan (n)`.execute(db)
  await numberDocuments(db, models)
  await sql`create index on fill_plan (model, n)`.execute(db)
  await sql`analyze fill_plan`.execute(db)
}

/** Numbers each hotel's invoices by financial year, and its register entries, in the order of the stays. */
async function numberDocuments(db: Db, models: readonly Model[]): Promise<void> {
  const invoiced = models.flatMap(({ rows }, number) => (rows.has('tax_documents') ? [number] : []))
  await sql`
    update fill_plan p set year = d.year, serial = d.serial from (
      select n, year, row_number() over (partition by hotel_id, year order by n) as serial from (
        select n, hotel_id, extract(year from day + 1 - interval '3 months')::int as year from fill_plan
        where model in (${sql.join(invoiced)})) dated) d where d.n = p.n`.execute(db)
  const { rows: hotels } = await sql<{ id: number }>`select id from hotels`.execute(db)
  const letters = hotels.map(({ id }) => ({ id, letters: `I${id.toString(36).toUpperCase()}/` }))
  await sql`
    create temp table fill_letters as select * from jsonb_to_recordset(${JSON.stringify(letters)}::jsonb) as l(id int, letters text)`.execute(
    db,
  )
  await sql`
    update fill_plan p set entry = r.entry,
      number = l.letters || lpad((p.year % 100)::text, 2, '0') || lpad(((p.year + 1) % 100)::text, 2, '0') || '/' || lpad(p.serial::text, 6, '0')
    from (select n, 10 * row_number() over (partition by hotel_id order by n) as entry from fill_plan) r, fill_letters l
    where r.n = p.n and l.id = p.hotel_id`.execute(db)
}
