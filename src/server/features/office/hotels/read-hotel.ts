import { sql } from 'kysely'
import type { StaffRole } from '#domain/desk/staff.ts'
import type { OfficeHotel } from '#contract/office-hotels.ts'
import { addMinutes, toIstIso } from '#domain/kernel/ist.ts'
import { CASE_DAYS } from '#domain/hotel-cases/hotel-case.ts'
import { checkList, type PublishingFacts } from '#domain/hotels/publishing.ts'
import { noShowPercent } from '#domain/no-shows/no-show-rate.ts'
import { averageNoShows } from '../../hotel-cases/update-no-show-penalty.ts'
import type { Db } from '../../../services.ts'
import { lacks as LACKS } from '../../hotels/unready-hotels.ts'
import { hotelRows } from './list-hotels.ts'
import { isOfHotel } from '../../hotel-cases/update-ranking-penalty.ts'

type FactRow = Omit<PublishingFacts, 'signed'>

/** Reads which checklist items the hotel's data prove, and which were signed by hand. */
export async function readPublishingFacts(db: Db, hotelId: number, now: Date): Promise<PublishingFacts> {
  const { rows } = await sql<FactRow>`
    select h.lat is not null as "hasPosition", btrim(h.description) <> '' as "hasDescription",
      h.stars is not null or h.is_unrated as "hasStars", not ${LACKS.terms(now)} as "hasTerms",
      not ${LACKS.legalName(now)} as "hasLegalName", not ${LACKS.bank(now)} as "hasBank",
      cardinality(h.amenities) as amenities, cardinality(h.house_rules) as "houseRules",
      (select count(*)::int from rooms where hotel_id = ${hotelId}) as rooms,
      (select count(*)::int from hotel_slot_prices where hotel_id = ${hotelId}) as "pricedSlots",
      (select count(*)::int from hotel_pictures where hotel_id = ${hotelId}) as photos,
      (select count(*)::int from hotel_staff where hotel_id = ${hotelId} and role = 'manager' and ended_at is null
        and accepted_at is not null) as managers,
      exists (select 1 from hotel_contacts where hotel_id = ${hotelId}) as "hasReceptionPhone",
      (select count(*)::int from hotel_channels where hotel_id = ${hotelId} and ended_at is null
        and agreed_at is not null and 'bookings' = any(kinds)) as channels
    from hotels h where h.id = ${hotelId}`.execute(db)
  const signed = await db.selectFrom('hotel_checks').select('item').where('hotel_id', '=', hotelId).execute()
  const [row] = rows
  if (!row) throw new Error('a query without a row')
  return { ...row, signed: signed.map(({ item }) => item) }
}

async function readChecks(db: Db, hotelId: number, now: Date): Promise<OfficeHotel['checks']> {
  const signed = await db
    .selectFrom('hotel_checks')
    .innerJoin('operators', 'operators.id', 'hotel_checks.operator_id')
    .select(['item', 'note', 'checked_at', 'operators.name'])
    .where('hotel_id', '=', hotelId)
    .execute()
  return checkList(await readPublishingFacts(db, hotelId, now)).map(({ item, isDone, isRequired }) => {
    const by = signed.find((each) => each.item === item)
    return {
      item,
      is_done: isDone,
      is_required: isRequired,
      by: by?.name ?? null,
      note: by?.note ?? null,
      at: by ? toIstIso(by.checked_at) : null,
    }
  })
}

async function readContacts(db: Db, hotelId: number): Promise<OfficeHotel['contacts']> {
  const phone = await db
    .selectFrom('hotel_contacts')
    .select('reception_phone')
    .where('hotel_id', '=', hotelId)
    .executeTakeFirst()
  const staff = await db
    .selectFrom('hotel_staff')
    .select(['name', 'role', 'phone'])
    .select(sql<boolean>`accepted_at is not null`.as('is_accepted'))
    .where('hotel_id', '=', hotelId)
    .where('ended_at', 'is', null)
    .where('role', '<>', 'key')
    .$narrowType<{ role: StaffRole }>()
    .orderBy('role', 'desc')
    .orderBy('name')
    .execute()
  const channels = await db
    .selectFrom('hotel_channels')
    .select(['who', 'channel', 'address'])
    .select(sql<boolean>`agreed_at is not null`.as('has_agreed'))
    .where('hotel_id', '=', hotelId)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute()
  return { reception_phone: phone?.reception_phone ?? null, staff, channels }
}

type CaseRow = Omit<OfficeHotel['open_cases'][number], 'since' | 'booking'> & { since: Date; id: string; code: string }

async function readCases(db: Db, hotelId: number, now: Date): Promise<OfficeHotel['open_cases']> {
  const { rows } = await sql<CaseRow>`
    select b.id, b.short_id as code, r.cause, r.started_at as since, a.body as answer, k.verdict, k.note
    from relocations r join bookings b on b.id = r.booking_id left join case_answers a on a.booking_id = r.booking_id
      left join case_looks k on k.booking_id = r.booking_id
    where r.hotel_id = ${hotelId} and ${isOfHotel} and r.started_at > ${addMinutes(now, -CASE_DAYS * 24 * 60)}
    order by r.started_at desc, b.id`.execute(db)
  return rows.map(({ id, code, since, ...row }) => ({ ...row, booking: { id, code }, since: toIstIso(since) }))
}

type DetailRow = {
  address: string
  locality: string
  published_at: Date | null
  rank: number
  rank_lost: number
  rank_lost_no_shows: number
  rank_by_welcome: number
  hotels_in_city: number
  paused: OfficeHotel['paused']
  paused_until: Date | null
}

/** Reads a hotel as the office sees it; undefined if it does not exist. */
export async function readHotel(db: Db, id: number, now: Date): Promise<OfficeHotel | undefined> {
  const [row] = await hotelRows(db, { condition: sql`h.id = ${id}`, limit: 1 }, now)
  if (!row) return undefined
  const { rows } = await sql<DetailRow>`
    select h.address, l.name as locality, h.published_at, h.rank, h.rank_lost, h.rank_lost_no_shows, h.rank_by_welcome,
      (select count(*)::int from hotels o where o.city_id = h.city_id and not o.hidden) as hotels_in_city,
      (select p.why from sales_pauses p where p.hotel_id = h.id and p.until_at > ${now} order by p.why = 'office' desc, p.until_at desc limit 1)
        as paused,
      (select max(p.until_at) from sales_pauses p where p.hotel_id = h.id and p.until_at > ${now}) as paused_until
    from hotels h join localities l on l.id = h.locality_id where h.id = ${id}`.execute(db)
  const [detail] = rows
  if (!detail) return undefined
  return {
    ...row,
    address: detail.address,
    locality: detail.locality,
    since: detail.published_at && toIstIso(detail.published_at),
    rank: {
      base: detail.rank,
      lost: detail.rank_lost,
      lost_by_no_shows: detail.rank_lost_no_shows,
      by_welcome: detail.rank_by_welcome,
      hotels_in_city: detail.hotels_in_city,
    },
    no_shows_of_all: noShowPercent(await averageNoShows(db, now)),
    paused: detail.paused,
    paused_until: detail.paused_until && toIstIso(detail.paused_until),
    checks: await readChecks(db, id, now),
    contacts: await readContacts(db, id),
    open_cases: await readCases(db, id, now),
  }
}
