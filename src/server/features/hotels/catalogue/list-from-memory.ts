import type { SearchFilter } from '#contract/hotel-search.ts'
import { minutesOf } from '#domain/availability/room-stays.ts'
import {
  cityMatches,
  searchCity,
  type FoundInCity,
  type HotelQuery,
  type CityMatches,
  type StayQuery,
} from '#domain/availability/search-city.ts'
import type { AnsweredSearch } from '#domain/figures/demand.ts'
import { eachFilterFact } from '#domain/hotels/hotel-facts.ts'
import { similarInCity } from '#domain/availability/similar-in-city.ts'
import { circleAround, type Circle } from '#domain/places/near-place.ts'
import { pricedDays } from '#domain/prices/priced-days.ts'
import type { TotalQuery } from '#domain/prices/stay-total.ts'
import { searchPeriod } from '#domain/slots/detect-slot.ts'
import { checkStay, slotPeriod, type Stay } from '#domain/slots/period.ts'
import type { CataloguedCity } from '../../../ports/catalogue.ts'
import { taxRuleAt, type Db, type Services } from '../../../services.ts'
import { isId, localityRefs, orderSteps, SEARCH_LIMIT, type Search } from '../search-hotels.ts'
import { similarPeriod, type SimilarSearch } from '../similar-hotels.ts'
import type { ListedHotel } from './hotel-card.ts'

export type Listed = { hotels: ListedHotel[]; total: number }

type Memory = Pick<Services, 'db' | 'catalogue'>

const stayWish = (stay: Stay, { rooms, taxRule, now }: TotalQuery & { now: Date }): StayQuery => ({
  ...pricedDays(stay),
  window: minutesOf(stay.period),
  rooms,
  taxRule,
  isBookable: checkStay(stay.slot, stay.period, now).ok,
  moment: now.getTime(),
})

/** Resolves localities by id or slug, as links contain them; undefined if none was chosen. */
function localityIds({ localities }: CataloguedCity, where: SearchFilter['where']): number[] | undefined {
  const refs = localityRefs(where)
  if (refs.length === 0) return undefined
  const [ids, slugs] = [new Set(refs.filter(isId).map(Number)), new Set(refs.filter((ref) => !isId(ref)).map(String))]
  return localities.flatMap(({ id, slug }) => (ids.has(id) || slugs.has(slug) ? [id] : []))
}

/** Builds the circle that a search requests; null if it is around a place that the city does not have. */
function circleOf({ places }: CataloguedCity, { near }: SearchFilter['where']): Circle | null | undefined {
  if (!near) return undefined
  const place = places.find(({ kind, name }) => kind === near.kind && name === near.name)
  return place ? circleAround(place, near.kilometres) : null
}

const hotelWish = (city: CataloguedCity, { around, filter: { where } }: Search): HotelQuery => ({
  hasBathtub: where.has_bathtub,
  isFreeToCancel: where.free_to_cancel,
  facts: eachFilterFact((name) => where[name]),
  price: { above: where.price?.gt, below: where.price?.lt },
  total: { above: where.total?.gt, below: where.total?.lt },
  localityIds: localityIds(city, where),
  amenities: where.amenities,
  ratedFrom: where.overallRating?.gte,
  near: around ?? circleOf(city, where),
})

/** Reads which of these hotels are the guest's favourites. */
async function favouritesAmong(db: Db, userId: string, found: FoundInCity[]): Promise<Set<number>> {
  if (found.length === 0) return new Set()
  const ids = found.map(({ id }) => id)
  const rows = await db
    .selectFrom('favourites')
    .select('hotel_id')
    .where('user_id', '=', userId)
    .where('hotel_id', 'in', ids)
    .execute()
  return new Set(rows.map(({ hotel_id: id }) => id))
}

async function withCards(
  { hotels }: CataloguedCity,
  db: Db,
  found: FoundInCity[],
  userId: string | null,
): Promise<ListedHotel[]> {
  // Read the found hotels and their cards together, before any `await`.
  const listed = found.flatMap((one): ListedHotel[] => {
    const card = hotels.get(one.id)?.card
    return card ? [{ card, found: one, isFavourite: false }] : []
  })
  if (userId === null) return listed
  const favourites = await favouritesAmong(db, userId, found)
  return listed.map((hotel) => ({ ...hotel, isFavourite: favourites.has(hotel.found.id) }))
}

/** Searches like `searchHotels`, but in memory. Undefined if the caller must ask the database. */
export async function searchInMemory({ db, catalogue }: Memory, search: Search): Promise<Listed | undefined> {
  const { filter, userId } = search
  const { where } = filter
  const stay = searchPeriod(search.checkin, search.checkout)
  const city = await catalogue.findCity(where.cityId, stay.period.start)
  if (!city) return undefined
  if (where.hidden) return { hotels: [], total: 0 }
  const { found, total } = searchCity(city.index, {
    ...stayWish(stay, search),
    wish: hotelWish(city, search),
    order: orderSteps(filter, stay.slot),
    skip: filter.skip ?? 0,
    limit: filter.limit ?? SEARCH_LIMIT,
  })
  return { hotels: await withCards(city, db, found, userId), total }
}

type Counting = Memory & Pick<Services, 'clock' | 'taxRules'>
type CountedSearch = Omit<AnsweredSearch, 'hasRoom'>

/** Repeats a counted search with the current data. */
function askedAgain(memory: Counting, { day, slot, days, rooms, where }: CountedSearch): Search {
  const { start: checkin, end: checkout } = slotPeriod(slot, day, days)
  const now = memory.clock.now()
  return { checkin, checkout, filter: { where, limit: 1 }, rooms, taxRule: taxRuleAt(memory, now), now, userId: null }
}

/** Whether a search finds a free room, to count demand that was not met; undefined if the city is not in memory. */
export async function findsRoomInMemory(memory: Counting, counted: CountedSearch): Promise<boolean | undefined> {
  const found = await searchInMemory(memory, askedAgain(memory, counted))
  return found && found.hotels.some(({ found: { isAvailable } }) => isAvailable)
}

/** Finds the hotels that fit a search, for counting; undefined if its city is not in memory. */
export async function cityMatchesInMemory(memory: Counting, counted: CountedSearch): Promise<CityMatches | undefined> {
  const search = askedAgain(memory, counted)
  const stay = searchPeriod(search.checkin, search.checkout)
  const city = await memory.catalogue.findCity(search.filter.where.cityId, stay.period.start)
  if (!city) return undefined
  const asked = { wish: hotelWish(city, search), order: [], skip: 0, limit: 0 }
  return cityMatches(city.index, { ...stayWish(stay, search), ...asked })
}

/**
 * Finds similar hotels like `similarHotels`, but in memory. Undefined if the caller must ask the database, which can
 * also tell whether the hotel exists.
 */
export async function similarInMemory(memory: Memory, search: SimilarSearch): Promise<ListedHotel[] | undefined> {
  const stay = similarPeriod(search)
  const subject = await memory.catalogue.findHotel(search.hotel, stay.period.start)
  if (!subject) return undefined
  const { limit, skip } = search
  const wish = { ...stayWish(stay, search), limit, skip }
  const found = similarInCity(subject.city.index, subject.indexed, wish)
  return withCards(subject.city, memory.db, found, search.userId)
}
