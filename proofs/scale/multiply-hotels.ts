/**
 * Copies the demo's cities and hotels with everything that belongs to them, and adds guests. Foreign keys are off
 * meanwhile.
 */
import { sql, type RawBuilder } from 'kysely'
import { DESK_HOTEL } from '../../demo/catalogue/demo-desk.ts'
import type { Db } from '../../src/server/services.ts'
import type { Column } from './read-rows.ts'

export type Size = { hotels: number; guests: number; bookings: number }

const COPIED_CITIES = 43
/** How many rooms the busiest hotel has, which is the demo hotel at whose desk newcomers can sign in. */
const HEAVY_ROOMS = 40

/** Tables whose rows are copied together with their hotel. */
const OF_A_HOTEL = [
  'rooms',
  'hotel_slot_prices',
  'slot_price_history',
  'hotel_pictures',
  'price_rules',
  'price_rule_history',
  'hotel_contacts',
  'hotel_checks',
] as const

/**
 * Copies the rows that `from` selects. Columns in `changed` get the SQL given there, and all others keep their values.
 */
async function copyRows(
  db: Db,
  table: string,
  { columns, changed, from }: { columns: readonly Column[]; changed: Record<string, string>; from: string },
): Promise<void> {
  const names = columns.filter((column) => column.table === table).map(({ name }) => name)
  const values = names.map((name) => changed[name] ?? `t."${name}"`).join(', ')
  const list = names.map((name) => `"${name}"`).join(', ')
  await sql
    .raw(`insert into "${table}" (${list}) overriding system value select ${values} from "${table}" t ${from}`)
    .execute(db)
}

async function copyCities(db: Db, columns: readonly Column[]): Promise<void> {
  await copyRows(db, 'cities', {
    columns,
    changed: {
      id: '100 + n',
      slug: "'city-' || n",
      name: "'City ' || chr(65 + n / 26) || chr(65 + n % 26)",
      aliases: "'{}'",
      names: "'{}'",
      lat: 't.lat + 0.5',
      lng: 't.lng + 0.5',
    },
    from: `join (select n, c.id from generate_series(0, ${COPIED_CITIES - 1}) n join lateral (select id from cities order by id offset n % (select count(*) from cities) limit 1) c on true) m on m.id = t.id`,
  })
  await sql`
    create temp table fill_localities as select l.id as source, c.id as city_id,
      (select max(id) from localities) + row_number() over (order by c.id, l.id) as id
    from cities c join lateral (select id from cities where id < 100 order by id offset (c.id - 100) % (select count(*) from cities where id < 100) limit 1) s on true
      join localities l on l.city_id = s.id where c.id >= 100`.execute(db)
  await copyRows(db, 'localities', {
    columns,
    changed: { id: 'm.id', city_id: 'm.city_id', lat: 't.lat + 0.5', lng: 't.lng + 0.5' },
    from: 'join fill_localities m on m.source = t.id',
  })
}

/** Builds the SQL for a copy's id: the original's id plus an offset that is different for each hotel. */
const ownId = (id: string) => `${id} + m.id * 100000`

async function copyHotels(db: Db, columns: readonly Column[], hotels: number): Promise<void> {
  await sql`
    create temp table fill_hotels as select (select max(id) from hotels) + row_number() over (order by copy, k, source) as id, x.* from (
      select h.id as source, h.city_id, h.locality_id, 0 as copy, k from hotels h cross join generate_series(1, 3) k
      union all select h.id, l.city_id, l.id, 1, 0 from hotels h join fill_localities l on l.source = h.locality_id) x`.execute(
    db,
  )
  await sql`delete from fill_hotels where id > ${hotels}`.execute(db)
  const moved = { city_id: 'm.city_id', hotel_id: 'm.id' }
  await copyRows(db, 'hotels', {
    columns,
    changed: {
      ...moved,
      id: 'm.id',
      locality_id: 'm.locality_id',
      slug: "left(t.slug, 70) || '-' || m.id",
      name: "left(t.name, 60) || ' ' || m.id",
      external_id: "left(t.external_id, 70) || '-' || m.id",
      lat: 't.lat + (m.id % 97) * 0.0003',
      lng: 't.lng + (m.id % 89) * 0.0003',
      rank: '(t.rank + m.id * 37) % 1000',
    },
    from: 'join fill_hotels m on m.source = t.id',
  })
  for (const table of OF_A_HOTEL)
    await copyRows(db, table, {
      columns,
      changed: { ...moved, id: ownId('t.id'), rule_id: ownId('t.rule_id') },
      from: 'join fill_hotels m on m.source = t.hotel_id',
    })
  await copyRows(db, 'reviews', {
    columns,
    changed: { ...moved, id: ownId('t.id') },
    from: 'join fill_hotels m on m.source = t.hotel_id where t.booking_id is null',
  })
  await sql`
    insert into rooms (id, hotel_id, city_id, number, has_bathtub) overriding system value
    select (select max(id) from rooms) + n, h.id, h.city_id, (500 + n)::text, false
    from hotels h, generate_series(1, ${HEAVY_ROOMS} - h.room_count) n where h.slug = ${DESK_HOTEL}`.execute(db)
  await sql`
    update hotels h set room_count = r.rooms, bathtub_room_count = r.bathtubs
    from (select hotel_id, count(*) as rooms, count(*) filter (where has_bathtub) as bathtubs from rooms group by 1) r
    where r.hotel_id = h.id and h.room_count <> r.rooms`.execute(db)
}

/** Gives every hotel terms, tax details, a bank account, a document series, a manager and a receptionist. */
async function agreeTerms(db: Db, columns: readonly Column[]): Promise<void> {
  for (const table of ['hotel_terms', 'hotel_tax_details', 'hotel_bank_accounts', 'tax_series', 'tax_counters'])
    await sql`delete from ${sql.table(table)}`.execute(db)
  const gstin: RawBuilder<string> = sql`'36AAQFM' || lpad(h.id::text, 4, '0') || 'M1ZE'`
  const two = sql`from hotels h, (select (array_agg(id order by granted_at, id)) as ids from operators where role = 'admin') o`
  await sql`
    insert into hotel_terms (hotel_id, from_day, gstin, legal_name, address, pan, proposed_by, proposed_at, reason, confirmed_by, confirmed_at)
    select h.id, '2023-10-01', ${gstin}, 'Hotel ' || h.id || ' LLP', '8-2-120 Banjara Hills', 'given', o.ids[1], '2023-09-28', 'As agreed', o.ids[2], '2023-09-29' ${two}`.execute(
    db,
  )
  await sql`
    insert into hotel_tax_details (hotel_id, valid_from, gstin, legal_name, address, pan_state, written_at)
    select h.id, '2023-10-01', ${gstin}, 'Hotel ' || h.id || ' LLP', '8-2-120 Banjara Hills', 'given', '2023-09-29' from hotels h`.execute(
    db,
  )
  await sql`
    insert into hotel_bank_accounts (hotel_id, holder, account_number, ifsc, bank_name, proposed_by, proposed_at, reason, confirmed_by, confirmed_at, counts_from)
    select h.id, 'Hotel ' || h.id, '50100412340417', 'HDFC0000123', 'HDFC Bank', o.ids[1], '2023-09-26', 'As agreed', o.ids[2], '2023-09-27', '2023-10-01' ${two}`.execute(
    db,
  )
  await sql`insert into tax_series (id, gstin) overriding system value select h.id, ${gstin} from hotels h`.execute(db)
  await copyRows(db, 'hotel_staff', {
    columns,
    changed: {
      id: "md5('staff' || h.id || r.n)::uuid",
      hotel_id: 'h.id',
      phone: "'+9170' || lpad((h.id * 2 + r.n)::text, 8, '0')",
      name: "'Staff ' || h.id",
      role: "case r.n when 0 then 'manager' else 'desk' end",
      granted_at: "'2023-09-29'",
      accepted_at: "'2023-09-30'",
      ended_at: 'null',
      ended_by: 'null',
      vouched_by: 'null',
    },
    from: `cross join hotels h cross join generate_series(0, 1) r(n) where t.id = (select id from hotel_staff where phone is not null order by granted_at, id limit 1)`,
  })
}

/** Adds guests who signed up over the last three years, each with the sign-up credit. */
async function addGuests(db: Db, guests: number): Promise<void> {
  await sql`
    insert into users (id, phone, name, email, gender, city_id, city_name, refer_code, created_at, updated_at)
    select md5('guest' || n)::uuid, '+918' || lpad(n::text, 9, '0'),
      (array['Asha','Ravi','Meera','Kiran','Nisha','Arjun','Divya','Sanjay'])[1 + n % 8] || ' ' ||
        (array['Rao','Iyer','Das','Bose','Pillai','Khan','Singh','Shah','Nair'])[1 + n % 9],
      'guest' || n || '@home.example', (array['female','male'])[1 + n % 2], c.id, c.name, 'F' || lpad(n::text, 7, '0'),
      now() - (n % 1095) * interval '1 day', now() - (n % 1095) * interval '1 day'
    from generate_series(1, ${guests}) n join (select id, name, row_number() over (order by id) - 1 as k, count(*) over () as all from cities) c
      on c.k = n % c.all`.execute(db)
  await sql`
    insert into credit_entries (id, user_id, amount, kind, turn, created_at, promotional) overriding system value
    select 1000000 + n, md5('guest' || n)::uuid, 100, 'signup', 1, now() - (n % 1095) * interval '1 day', 100
    from generate_series(1, ${guests}) n`.execute(db)
  await sql`
    insert into ledger_postings (id, kind, fact, at) overriding system value
    select 1000000 + n, 'credit', (1000000 + n)::text, now() - (n % 1095) * interval '1 day' from generate_series(1, ${guests}) n`.execute(
    db,
  )
  await sql`
    insert into ledger_entries (posting_id, line, account, guest_id, paise)
    select 1000000 + n, v.line, v.account, case v.line when 2 then md5('guest' || n)::uuid end, v.paise
    from generate_series(1, ${guests}) n, (values (1, 'credits_given', 10000), (2, 'guest_credits', -10000)) v(line, account, paise)`.execute(
    db,
  )
  await sql`
    insert into known_devices (device_hash, user_id, created_at, last_signed_in_at)
    select sha256(('device' || n)::bytea), md5('guest' || n)::uuid, now() - (n % 365) * interval '1 day', now() - (n % 365) * interval '1 day'
    from generate_series(1, ${guests} * 2 / 3) n`.execute(db)
  await sql`
    insert into sessions (token_hash, user_id, created_at, expires_at, last_seen)
    select sha256(('session' || n)::bytea), md5('guest' || n)::uuid, now() - (n % 13) * interval '1 day',
      now() + (30 - n % 13) * interval '1 day', now() - (n % 13) * interval '1 day' from generate_series(1, ${guests} / 8) n`.execute(
    db,
  )
  await sql`insert into favourites (user_id, hotel_id)
    select md5('guest' || n)::uuid, 1 + (n * 7919) % (select count(*) from hotels) from generate_series(1, ${guests} / 3) n`.execute(
    db,
  )
}

/** Adds rows that do not come from bookings: sign-ins, searches, page visits and the office's log. */
async function addCounts(db: Db, bookings: number): Promise<void> {
  await sql`
    insert into security_log (event, subject_hash, address_hash, at)
    select (array['otp_sent','signed_in'])[1 + n % 2], sha256((n / 2)::text::bytea), sha256((n % 9999)::text::bytea),
      now() - (n::float / ${bookings}) * interval '180 days' from generate_series(1, ${bookings} * 2 / 5) n`.execute(db)
  await sql`
    insert into search_counts (from_at, searches)
    select to_timestamp(floor(extract(epoch from now()) / 900) * 900) - n * interval '15 minutes', 500 from generate_series(1, 38400) n`.execute(
    db,
  )
  await sql`
    insert into analytics_events (name, page, detail, at)
    select (array['page_view','search','hotel_view','bill'])[1 + n % 4], '/hotels/x', '{"city":"hyderabad"}',
      now() - (n::float / ${bookings} / 2) * interval '400 days' from generate_series(1, ${bookings} * 2) n`.execute(db)
  await sql`
    insert into operator_actions (operator, action, subject_id, at, operator_id, hotel_id, reason)
    select o.name, 'hotel_checked', (1 + n % 5000)::text, now() - (n::float / ${bookings} * 20) * interval '1000 days', o.id, 1 + n % 5000, 'Checked by telephone'
    from generate_series(1, ${bookings} / 20) n, (select id, name from operators order by granted_at, id limit 1) o`.execute(
    db,
  )
}

export async function multiplyHotels(db: Db, columns: readonly Column[], size: Size): Promise<void> {
  await copyCities(db, columns)
  await copyHotels(db, columns, size.hotels)
  await agreeTerms(db, columns)
  await addGuests(db, size.guests)
  await addCounts(db, size.bookings)
}
