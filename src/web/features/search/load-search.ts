import type { City } from '#contract/cities.ts'
import type { SearchFacets } from '#contract/hotel-search.ts'
import type { HotelInList } from '#contract/hotels.ts'
import { MAX_LIMIT } from '#contract/primitives.ts'
import type { PlaceName } from '#domain/places/near-place.ts'
import type { Place } from '#contract/places.ts'
import { withDistance } from '#domain/places/nearest-place.ts'
import { walkMinutes } from '#domain/places/walk.ts'
import { slotAt } from '#domain/slots/slots.ts'
import { mostOpenHours } from '#domain/bookings/change-window.ts'
import { saidAbove, saidOnce, type Trait } from '#web/features/hotels/list-traits.ts'
import { CARD_FIELDS, hotelCardView, type HotelCardView } from '#web/features/hotels/hotel-card-view.ts'
import { inLanguage } from '#web/lib/names-in-language.ts'
import type { ApiClient } from '#web/lib/api.ts'
import {
  apiPeriod,
  carriedStay,
  readStay,
  stayPeriod,
  writeStayQuery,
  type StayQuery,
} from '#web/features/stay/booking-query.ts'
import type { MapSearch } from '#web/features/map/results-map.tsx'
import { pictureAt, type SharedPicture } from '#web/lib/page-head/shared-picture.ts'
import { momentWords } from '#words/times.ts'
import { stayChangeWords } from '#web/features/stay/stay-change-words.ts'
import { canWait, type WaitSubject } from '#web/features/waiting/wait-subject.ts'
import { filterGroups, nearFields, type FilterGroup, type NearFields } from './filter-groups.ts'
import { finderView, type FinderView } from './finder-view.ts'
import {
  activeFilters,
  apiFilter,
  offeredFilters,
  PAGE_SIZE,
  readSearchFilters,
  writeSearchFilters,
  type SearchFilters,
} from './search-filters.ts'
import { cityPath } from '#web/lib/paths.ts'
import { placeName } from '#words/places.ts'
import * as t from '#words/search.ts'
import { slotName } from '#words/slots.ts'

/** A filter's chip. Its address is the same search with the filter switched on or off. */
type FilterChip = { label: string; path: string }

/** What the price range's and localities' chips show. */
type ShownFacets = Pick<SearchFacets, 'count' | 'total' | 'localities'>

export type SearchPage = {
  city: { slug: string; name: string }
  /** the preview of a shared link */
  picture: SharedPicture | undefined
  finder: FinderView
  /** what changed about the requested time, as text */
  changes: string[]
  /** 'Pune, Evening' and 'Sat, 5 Dec, 9 PM' */
  summary: { title: string; when: string }
  /** the time and party as a query string, for links to hotels */
  stay: string
  /** the same query string with the city, for hidden form fields */
  hidden: [name: string, value: string][]
  filters: SearchFilters
  facets: ShownFacets | undefined
  groups: FilterGroup[]
  near: NearFields
  /** '74 hotels for couples in Pune' */
  heading: string
  chips: FilterChip[]
  /** inactive filters, each one press away */
  offers: FilterChip[]
  clearPath: string
  /** facts that are true of all or nearly all shown hotels */
  said: string[]
  /** what each hotel's total covers, such as the number of rooms and days */
  totals: string
  hotels: HotelCardView[]
  total: number
  morePath: string | undefined
  /** the same search for the map, which loads all its hotels when opened */
  map: MapSearch
  /** if nothing matches: the filter whose removal finds most hotels */
  wayOut: { leaveOut: string; path: string; count: number } | undefined
  /** if no room is free: what the guest may wait for */
  wait: WaitSubject | undefined
  state: 'found' | 'failed'
}

/** The place of a page, named in the page's language; `english` identifies it. */
export type NearHere = Place & { english: string }

type SearchCall = {
  api: ApiClient
  city: City
  cities: readonly City[]
  params: URLSearchParams
  path: string
  now: Date
  /** the place of the page, named in its language */
  near?: NearHere | undefined
}

/** Everything that a page of results shows. A failed search counts as an empty list (specification §8). */
export async function loadSearch({
  api,
  city,
  cities,
  params,
  path,
  now,
  near: here,
}: SearchCall): Promise<SearchPage> {
  const read = readStay(params, now)
  const query: StayQuery = { ...read.query, city: city.slug, hotel: undefined }
  const filters = readSearchFilters(params, englishName(here))
  const [found, counted] = await Promise.all([
    findHotels(api, city, query, filters),
    api.get('/hotels/search-facets', { query: periodOf(query), filter: { where: { cityId: city.id } } }),
  ])
  const facets = counted.ok ? facetsInLanguage(counted.value) : undefined
  const hidden = writeStayQuery({ ...carriedStay(query), city: path.startsWith('/search') ? city.slug : undefined })
  const to = (next: SearchFilters) => {
    const query = new URLSearchParams([...hidden, ...writeSearchFilters(next)])
    if (!here) return `${path}?${query}`
    if (!next.near) return cityPath(city.slug, query)
    query.delete('near')
    return `${path}?${query}`
  }
  const names = new Map(facets?.localities.map(({ slug, name }) => [slug, name]))
  const slot = slotAt(query.slot)
  const from = here ?? (filters.near && facets?.places.find(isPlace(filters.near)))
  const active = activeFilters(filters, {
    locality: (slug) => names.get(slug) ?? slug,
    place: (near) => (from ? inLanguage(from) : near),
  })
  const cardSlot = { slot, openHours: mostOpenHours(stayPeriod(query).start, now) }
  const cardStay = { ...cardSlot, rooms: query.rooms, days: query.days }
  const filtered = traitsFilteredBy(filters)
  const said = saidOnce(found.hotels, cardSlot, filtered)
  const place = placeOf(filters, names, city)
  return {
    city: { slug: city.slug, name: city.name },
    picture: cityPicture(city),
    finder: finderView(query, cities, now, here && { slug: here.slug, name: placeName(here) }),
    changes: stayChangeWords(read.changes, query, now),
    summary: { title: `${city.name}, ${slotName(slot)}`, when: momentWords(stayPeriod(query).start) },
    stay: writeStayQuery(carriedStay(query)).toString(),
    hidden: [...hidden],
    filters,
    ...(facets ? shownFacets(filters, facets) : { facets: undefined, groups: [], near: undefined }),
    heading: here ? headingNear(found.total, placeName(here), city.name) : headingIn(found.total, place),
    offers: offeredFilters(filters).map(({ label, rest }) => ({ label, path: to(rest) })),
    chips: active.map(({ label, rest }) => ({ label, path: to(rest) })),
    clearPath: to({ ...readSearchFilters(new URLSearchParams()), sort: filters.sort }),
    said: saidAbove(said, filtered),
    totals: t.totalsWithTax(query),
    hotels: found.hotels.map((hotel) => hotelCardView(from ? nearChosen(hotel, from) : hotel, { ...cardStay, said })),
    total: found.total,
    map: {
      city: { slug: city.slug, name: city.name },
      query: periodOf(query),
      filter: apiFilter(city.id, filters),
      total: found.total,
      stay: writeStayQuery(carriedStay(query)).toString(),
    },
    morePath: found.hotels.length < found.total ? to({ ...filters, show: filters.show + PAGE_SIZE }) : undefined,
    wayOut: found.state === 'found' && found.total === 0 ? await wayOut(api, city, query, active, to) : undefined,
    wait: hasFreeRoom(found) ? undefined : waitSubject(query, { city, names, filters, now }),
    state: found.state,
  }
}

const hasFreeRoom = ({ state, hotels: [first] }: Found): boolean =>
  state === 'failed' || (first?.availability.availability ?? false)

type WaitFacts = { city: City; names: ReadonlyMap<string, string>; filters: SearchFilters; now: Date }

/** Returns what a guest may wait for: the searched locality, or else the city. Undefined once the slot has begun. */
function waitSubject(query: StayQuery, { city, names, filters, now }: WaitFacts): WaitSubject | undefined {
  const [slug, ...more] = filters.localities
  const name = slug === undefined || more.length > 0 ? undefined : names.get(slug)
  const subject = {
    ...(slug !== undefined && name !== undefined ? { locality: { slug, name } } : {}),
    city: { slug: city.slug, name: city.name },
    slot: query.slot,
    ...apiPeriod(query),
    rooms: query.rooms,
    stay: writeStayQuery(carriedStay(query)).toString(),
  }
  return canWait(subject, now) ? subject : undefined
}

/** Identifies a place by its English name in every language. */
const englishName = (place: NearHere | undefined) => place && { kind: place.kind, name: place.english }

const headingIn = (total: number, place: string) => (total ? t.hotelsFound(total, place) : t.hotelsForCouplesIn(place))
const headingNear = (total: number, place: string, city: string) =>
  total ? t.hotelsFoundNear(total, place) : t.hotelsForCouplesNear(place, city)

const facetsInLanguage = (facets: SearchFacets): SearchFacets => ({
  ...facets,
  localities: facets.localities.map(inLanguage),
})

const isPlace = (wanted: PlaceName) => (place: PlaceName) => place.kind === wanted.kind && place.name === wanted.name

/** Measures the distance on the cards from the place that the guest chose. */
function nearChosen(
  hotel: HotelInList,
  from: SearchFacets['places'][number],
): HotelInList & { walk?: number | undefined } {
  const nearest = hotel.location && withDistance(hotel.location, from)
  return { ...hotel, nearest, walk: nearest ? walkMinutes(nearest.metres) : undefined }
}

const traitsFilteredBy = ({ bathtub, facts, amenities, freeToCancel }: SearchFilters): Trait[] => [
  ...(freeToCancel ? (['freeToCancel'] as const) : []),
  ...(amenities.breakfast ? (['breakfast'] as const) : []),
  ...(bathtub ? (['bathtub'] as const) : []),
  ...(facts.same_sex ? (['same_sex'] as const) : []),
]

const shownFacets = (filters: SearchFilters, facets: SearchFacets) => ({
  facets: { count: facets.count, total: facets.total, localities: facets.localities },
  groups: filterGroups({ filters, facets }),
  near: nearFields({ filters, facets }),
})

/** Names the locality in the address and the title if the search names exactly one. */
function placeOf({ localities }: SearchFilters, names: ReadonlyMap<string, string>, city: City): string {
  const name = localities.length === 1 ? names.get(localities[0] ?? '') : undefined
  return name === undefined ? city.name : `${name}, ${city.name}`
}

/** The largest width of our city pictures, in pixels. */
const CITY_PICTURE_WIDTH = 1056

const cityPicture = ({ picture, name }: City): SharedPicture | undefined =>
  picture === null ? undefined : pictureAt(picture, CITY_PICTURE_WIDTH, name)

const periodOf = (query: StayQuery) => ({ ...apiPeriod(query), rooms: query.rooms })

type Found = { state: 'found' | 'failed'; hotels: HotelInList[]; total: number }

/** Loads as many hotels as the guest wants to see, in the largest pages that the API allows. */
async function findHotels(api: ApiClient, city: City, query: StayQuery, filters: SearchFilters): Promise<Found> {
  const skips = Array.from({ length: Math.ceil(filters.show / MAX_LIMIT) }, (_, part) => part * MAX_LIMIT)
  const parts = await Promise.all(
    skips.map((skip) =>
      api.get('/hotels/search', {
        query: periodOf(query),
        filter: {
          ...apiFilter(city.id, filters),
          fields: filters.near ? [...CARD_FIELDS, 'location'] : [...CARD_FIELDS],
          limit: Math.min(MAX_LIMIT, filters.show - skip),
          skip,
        },
      }),
    ),
  )
  const answers = parts.filter((part) => part.ok)
  if (answers.length < parts.length) return { state: 'failed', hotels: [], total: 0 }
  const hotels = answers.flatMap(({ value }) => value)
  return { state: 'found', hotels, total: answers[0]?.total ?? hotels.length }
}

async function wayOut(
  api: ApiClient,
  city: City,
  query: StayQuery,
  active: ReturnType<typeof activeFilters>,
  to: (filters: SearchFilters) => string,
): Promise<SearchPage['wayOut']> {
  const tries = await Promise.all(
    active.map(async ({ without, rest }) => {
      const answer = await api.get('/hotels/search', {
        query: periodOf(query),
        filter: { ...apiFilter(city.id, rest), fields: ['id'], limit: 1 },
      })
      return { leaveOut: without, path: to(rest), count: answer.ok ? (answer.total ?? 0) : 0 }
    }),
  )
  return tries.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count)[0]
}
