import { sql, type RawBuilder } from 'kysely'
import { ORDERS, type SearchFilter } from '#contract/hotel-search.ts'
import { factOf } from '#db/fact-columns.ts'
import { blocksPeriod } from '#db/period.ts'
import { isClosed } from '#db/receptions.ts'
import { FILTER_FACTS } from '#domain/hotels/hotel-facts.ts'
import { searchOrder, type SortKey, type SortStep } from '#domain/hotels/hotel-order.ts'
import { pricedDays, type PricedDays } from '#domain/prices/priced-days.ts'
import type { TotalQuery } from '#domain/prices/stay-total.ts'
import { searchPeriod } from '#domain/slots/detect-slot.ts'
import { checkStay } from '#domain/slots/period.ts'
import { circleAround, type Circle } from '#domain/places/near-place.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'
import type { Period } from '#domain/kernel/period.ts'
import type { Db } from '../../services.ts'
import { findCityId } from '../cities/find-city-id.ts'
import { hotelColumns, isFavouriteOf, rankOf } from './hotel-rows.ts'
import type { HotelRow } from './present-hotel.ts'
import { dayPrice, dayPricesOf, ruledPrices, rulesOnDay, totalWithTax, type TotalWithTax } from './ruled-prices.ts'
import type { PriceRuleJson } from '#db/price-rules.ts'
import type { IstDate } from '#domain/kernel/ist.ts'
import { findPackedHotels, type PackedHotels } from './rooms-by-moving.ts'

export type Search = TotalQuery & {
  checkin: Date
  checkout: Date
  filter: SearchFilter
  now: Date
  userId: string | null
  /** a circle around the guest's position, which must not appear in the filter or a log */
  around?: Circle
}
export type FoundHotel = HotelRow & {
  price: number | null
  /** the cost of the stay with tax, and the tax included */
  stay_total: number | null
  stay_tax: number | null
  /** the hotel's price in each slot on the check-in day */
  dayPrices: readonly (number | null)[]
  available: boolean
  paused: boolean
  free_bathtub: boolean
}
/** A found hotel as the database returns it. */
export type FoundRow = Omit<FoundHotel, 'dayPrices'> & { day_rules: PriceRuleJson[] }

export const foundHotel = (row: FoundRow, day: IstDate): FoundHotel => ({ ...row, dayPrices: dayPricesOf(row, day) })

export type Found = { hotels: FoundHotel[]; total: number }

/** How many hotels a response lists unless the caller asks for another number. */
export const SEARCH_LIMIT = 10

const SORT_COLUMNS: Record<SortKey, RawBuilder<unknown>> = {
  distance: sql`m.away`,
  price: sql`m.price`,
  total: sql`m.stay_total`,
  overallRating: sql`m.overall_rating`,
  rank: sql`m.rank`,
  customSlot1: sql`m.custom_slot_1`,
  customSlot2: sql`m.custom_slot_2`,
}

export type LocalityRef = string | number

/** The features that a hotel must have, regardless of its location. */
type Wanted = Omit<SearchFilter['where'], 'cityId'>

export const localityRefs = ({ localityId }: Wanted): LocalityRef[] => {
  if (localityId === undefined) return []
  return typeof localityId === 'object' ? localityId.inq : [localityId]
}

/** A number is always an id, because the database refuses numeric slugs. */
export const isId = (ref: LocalityRef) => /^\d{1,9}$/.test(String(ref))

/** Matches localities by id or slug, as links contain them. */
function isInLocality(refs: LocalityRef[]): RawBuilder<boolean> {
  const ids = refs.filter(isId).map(Number)
  const slugs = refs.filter((ref) => !isId(ref)).map(String)
  return sql`h.locality_id in (select id from localities where city_id = h.city_id
    and (id = any(${ids}::int[]) or slug = any(${slugs}::text[])))`
}

/** Whether hotel `h`, with taken rooms `b`, has enough rooms with a bathtub that are free now or after moving stays. */
export const hasFreeBathtub = (rooms: number, packed: PackedHotels): RawBuilder<boolean> =>
  sql<boolean>`(h.bathtub_room_count - coalesce(b.busy_baths, 0) >= ${rooms}::int or h.id = any(${packed.bathtub}::int[]))`

/** Whether hotel `h` lets guests who book now cancel a stay of this period free of charge. */
export const canCancelFree = ({ start }: Period, now: Date): RawBuilder<boolean> =>
  sql<boolean>`(${now}::timestamptz < ${start}::timestamptz - make_interval(hours => h.cancel_hours))`

/** Builds the conditions of a search, one clause each. Hidden hotels are always excluded. */
function conditions(
  { where, circle, cityId, rooms, packed, period, now }: Plan,
  { total }: TotalWithTax,
): RawBuilder<boolean>[] {
  const clauses: RawBuilder<boolean>[] = [sql`h.city_id = ${cityId}`, sql`not h.hidden`]
  if (where.hidden) clauses.push(sql`false`)
  if (where.has_bathtub !== undefined) clauses.push(sql`${hasFreeBathtub(rooms, packed)} = ${where.has_bathtub}`)
  if (where.free_to_cancel !== undefined) clauses.push(sql`${canCancelFree(period, now)} = ${where.free_to_cancel}`)
  for (const name of FILTER_FACTS) if (where[name] !== undefined) clauses.push(sql`${factOf(name)} = ${where[name]}`)
  if (where.price?.gt !== undefined) clauses.push(sql`${dayPrice} > ${where.price.gt}`)
  if (where.price?.lt !== undefined) clauses.push(sql`${dayPrice} < ${where.price.lt}`)
  if (where.total?.gt !== undefined) clauses.push(sql`${total} > ${where.total.gt}`)
  if (where.total?.lt !== undefined) clauses.push(sql`${total} < ${where.total.lt}`)
  const refs = localityRefs(where)
  if (refs.length > 0) clauses.push(isInLocality(refs))
  if (where.amenities) clauses.push(sql`h.amenities @> ${where.amenities}::text[]`)
  if (where.overallRating) clauses.push(sql`h.overall_rating >= ${where.overallRating.gte}::numeric`)
  if (circle !== undefined) clauses.push(circle ? isInsideOf(circle) : sql`false`)
  return clauses
}

/** Uses the same arithmetic as `isInside`, so that both give the same answer at the edge. */
const isInsideOf = (circle: Circle): RawBuilder<boolean> =>
  sql`${squaredDegreesFrom(circle)} <= ${circle.reach}::float8`

/** Uses the same arithmetic as `squaredDegrees`. */
const squaredDegreesFrom = ({ lat, lng, squeeze }: Circle): RawBuilder<number> => sql`(
  (h.lat - ${lat}::float8) * (h.lat - ${lat}::float8)
  + ((h.lng - ${lng}::float8) * ${squeeze}::float8) * ((h.lng - ${lng}::float8) * ${squeeze}::float8))`

/** Builds the circle that a search requests; null if it is around a place that the city does not have. */
async function circleOf(
  db: Db,
  cityId: number,
  { around, filter: { where } }: Search,
): Promise<Circle | null | undefined> {
  const { near } = where
  if (around || !near) return around
  const place = await db
    .selectFrom('places')
    .select(['lat', 'lng'])
    .where('city_id', '=', cityId)
    .where('kind', '=', near.kind)
    .where('name', '=', near.name)
    .executeTakeFirst()
  return place ? circleAround(place, near.kilometres) : null
}

export function orderSteps({ order, where }: SearchFilter, slot: SlotIndex): SortStep[] {
  return searchOrder(order && ORDERS[order], slot, localityRefs(where).length)
}

function orderOf(filter: SearchFilter, slot: SlotIndex): RawBuilder<unknown> {
  const columns = orderSteps(filter, slot).map(
    ({ key, direction }) => sql`${SORT_COLUMNS[key]} ${sql.raw(direction)} nulls last`,
  )
  return sql.join([sql`m.available desc`, ...columns, sql`m.id`], sql`, `)
}

/** Counts, per hotel of a city, the rooms taken at some time in the period, and how many of these have a bathtub. */
const takenRooms = (cityId: CityId, period: Period): RawBuilder<unknown> => sql`
  select taken.hotel_id, count(*)::int as busy, count(bath.id)::int as busy_baths from (
    select distinct s.hotel_id, s.room_id from stays s join hotels cleaned on cleaned.id = s.hotel_id
    where s.city_id = ${cityId} and ${blocksPeriod(period, sql`cleaned.cleaning_minutes`)} and s.status in ('held', 'booked')
  ) taken left join rooms bath on bath.id = taken.room_id and bath.has_bathtub group by taken.hotel_id`

/** Selects every matching hotel with its price for the slot and whether enough rooms are free for the whole period. */
export function matchingHotels(plan: Plan): RawBuilder<unknown> {
  const { cityId, days, period, rooms, isBookable, packed } = plan
  const stay = totalWithTax(days, plan)
  return sql`
    select h.id, ${rankOf()} as rank, h.overall_rating, h.custom_slot_1, h.custom_slot_2, ${dayPrice} as price,
      ${stay.total} as stay_total, ${stay.tax} as stay_tax, ${plan.circle ? squaredDegreesFrom(plan.circle) : sql`null::float8`} as away,
      (p.price is not null and ruled.is_closed is not true and ${isBookable}::boolean and not sales.paused
        and (h.room_count - coalesce(b.busy, 0) >= ${rooms}::int or h.id = any(${packed.any}::int[]))) as available, sales.paused,
      ${hasFreeBathtub(rooms, packed)} as free_bathtub
    from hotels h
    cross join lateral (select ${isClosed(plan.now, period.start)} as paused) sales
    left join hotel_slot_prices p on p.hotel_id = h.id and p.slot = ${days.slot}
    left join (${ruledPrices(sql`${cityId}`, days)}) ruled on ruled.hotel_id = h.id
    left join (${takenRooms(cityId, period)}) b on b.hotel_id = h.id
    where ${sql.join(conditions(plan, stay), sql` and `)}`
}

/** An id, or a subselect that finds it in the same query. */
type CityId = number | RawBuilder<unknown>

type Plan = TotalQuery & {
  cityId: CityId
  days: PricedDays
  period: Period
  isBookable: boolean
  now: Date
  where: Wanted
  circle?: Circle | null | undefined
  packed: PackedHotels
}

/** Adds the hotels that have enough rooms only after stays are moved. */
export const withPacked = async (db: Db, plan: Omit<Plan, 'packed'>): Promise<Plan> => ({
  ...plan,
  packed: await findPackedHotels(db, plan, takenRooms(plan.cityId, plan.period)),
})

/** Running searches, by database and query. Concurrent callers with the same query share one database answer. */
const underWay = new WeakMap<Db, Map<string, Promise<Found>>>()

function searchesOf(db: Db): Map<string, Promise<Found>> {
  const searches = underWay.get(db) ?? new Map<string, Promise<Found>>()
  underWay.set(db, searches)
  return searches
}

/**
 * Finds hotels like `findHotels`, but concurrent callers with the same query share one answer. A finished answer is
 * never reused.
 */
export function searchHotels(db: Db, search: Search): Promise<Found> {
  const { now: _now, ...asked } = search
  const key = JSON.stringify(asked)
  const searches = searchesOf(db)
  const known = searches.get(key)
  if (known) return known
  const found = findHotels(db, search).finally(() => searches.delete(key))
  searches.set(key, found)
  return found
}

/**
 * Finds a city's hotels for a time in one query, without looking up each room or hotel (design, "How a booking is made
 * safe"). Extends the period to the slot detected from the check-in hour (decisions, "Slots").
 */
async function findHotels(db: Db, search: Search): Promise<Found> {
  const { filter, rooms, taxRule, now } = search
  const cityId = await findCityId(db, filter.where.cityId)
  if (cityId === undefined) return { hotels: [], total: 0 }
  const stay = searchPeriod(search.checkin, search.checkout)
  const { slot, period } = stay
  const isBookable = checkStay(slot, period, now).ok
  const asked = { cityId, days: pricedDays(stay), period, rooms, taxRule, isBookable, now, where: filter.where }
  const circle = await circleOf(db, cityId, search)
  const plan = await withPacked(db, { ...asked, circle })
  const order = orderOf(filter, slot)
  // Sorts twice: in the subquery to choose the page, and outside it to keep the order. Numbering the rows instead would
  // sort the whole city.
  const { rows } = await sql<FoundRow & { total: number }>`
    with matched as materialized (${matchingHotels(plan)}),
    page as (select m.* from matched m order by ${order} limit ${filter.limit ?? SEARCH_LIMIT} offset ${filter.skip ?? 0})
    select ${hotelColumns}, ${isFavouriteOf(search.userId)}, m.price, m.stay_total, m.stay_tax, m.available, m.paused, m.free_bathtub, ${rulesOnDay(plan.days.first)}, (select count(*)::int from matched) as total
    from page m join hotels h on h.id = m.id join cities c on c.id = h.city_id join localities l on l.id = h.locality_id
    order by ${order}`.execute(db)
  const hotels = rows.map((row) => foundHotel(row, plan.days.first))
  if (rows.length > 0 || !filter.skip) return { hotels, total: rows[0]?.total ?? 0 }
  const counted = await sql<{ total: number }>`select count(*)::int as total from (${matchingHotels(plan)}) m`.execute(
    db,
  )
  return { hotels: [], total: counted.rows[0]?.total ?? 0 }
}
