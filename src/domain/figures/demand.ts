import { FILTER_AMENITIES, type FilterAmenity } from '../hotels/amenities.ts'
import { FILTER_FACTS, type FilterFact } from '../hotels/hotel-facts.ts'
import { daysBetween, type IstDate } from '../kernel/ist.ts'
import type { PlaceName } from '../places/near-place.ts'
import type { SlotIndex } from '../slots/slots.ts'

/** The filters that we count. We count only their names, never the price or the place that a guest chose. */
const DEMAND_FILTERS = [
  'has_bathtub',
  ...FILTER_FACTS,
  ...FILTER_AMENITIES,
  'price',
  'rating',
  'near',
  'locality',
] as const
export type DemandFilter = (typeof DEMAND_FILTERS)[number]

/**
 * The filter that left a search without a free room. 'none' means that the city itself had no room. 'several' means
 * that only leaving out more than one filter would find a room. 'unknown' means that we did not find out.
 */
export const EMPTIED_BY = ['none', ...DEMAND_FILTERS, 'several', 'unknown'] as const
export type EmptiedBy = (typeof EMPTIED_BY)[number]

/** How long before the day of the stay the guest searches. */
export const LEADS = ['same_day', 'day_before', 'within_a_week', 'later'] as const
export type Lead = (typeof LEADS)[number]

/** The highest number of days ahead that is still within a week. */
export const WEEK_AHEAD = 7

/** Returns how early a search is; undefined if the day is already over. */
export function leadOf(searchedOn: IstDate, stayDay: IstDate): Lead | undefined {
  const days = daysBetween(searchedOn, stayDay)
  if (days < 0) return undefined
  if (days < 2) return days === 0 ? 'same_day' : 'day_before'
  return days <= WEEK_AHEAD ? 'within_a_week' : 'later'
}

type LocalityRef = string | number

/** Where a search looks and what it filters by, in the form of the API's `where`. */
export type SearchWhere = {
  cityId: string | number
  localityId?: LocalityRef | { inq: LocalityRef[] }
  hidden?: boolean
  has_bathtub?: boolean
  price?: { gt?: number; lt?: number }
  total?: { gt?: number; lt?: number }
  amenities?: FilterAmenity[]
  overallRating?: { gte: number }
  near?: PlaceName & { kilometres: number }
} & { [Fact in FilterFact]?: boolean }

/**
 * What we record about a search: where, when, with which filters, and whether it found a free room. We never record who
 * searched.
 */
export type AnsweredSearch = {
  day: IstDate
  slot: SlotIndex
  days: number
  rooms: number
  where: SearchWhere
  hasRoom: boolean
}

/** Lists the localities that a search names. */
export const localitiesOf = ({ localityId }: SearchWhere): readonly LocalityRef[] => {
  if (localityId === undefined) return []
  return typeof localityId === 'object' ? localityId.inq : [localityId]
}

const isFact = (filter: DemandFilter): filter is FilterFact => FILTER_FACTS.some((fact) => fact === filter)
const isAmenity = (filter: DemandFilter): filter is FilterAmenity => FILTER_AMENITIES.some((one) => one === filter)

/**
 * The keys of `where` for filters that are neither facts nor amenities. A price is the price of a room or of the whole
 * stay.
 */
const KEYS = {
  has_bathtub: ['has_bathtub'],
  price: ['price', 'total'],
  rating: ['overallRating'],
  near: ['near'],
} as const

type PlainFilter = Exclude<DemandFilter, FilterAmenity | 'locality'>
const keysOf = (filter: PlainFilter) => (isFact(filter) ? [filter] : KEYS[filter])

function usesFilter(where: SearchWhere, filter: DemandFilter): boolean {
  if (isAmenity(filter)) return where.amenities?.includes(filter) ?? false
  if (filter === 'locality') return localitiesOf(where).length > 0
  return keysOf(filter).some((key) => where[key] !== undefined)
}

/** Lists the filters that a search uses, in the order of `DEMAND_FILTERS`. */
export const filtersOf = (where: SearchWhere): DemandFilter[] =>
  DEMAND_FILTERS.filter((filter) => usesFilter(where, filter))

/** Returns the same search without some of its filters. */
export function withoutFilters(where: SearchWhere, left: readonly DemandFilter[]): SearchWhere {
  const rest = { ...where }
  for (const filter of left) {
    if (isAmenity(filter)) rest.amenities = (rest.amenities ?? []).filter((one) => one !== filter)
    else if (filter === 'locality') delete rest.localityId
    else for (const key of keysOf(filter)) delete rest[key]
  }
  return rest
}

/**
 * Finds out which filter left a search without a free room: the first filter without which a room is free. `hasRoom`
 * answers for a changed search, and returns undefined if it does not know.
 */
export async function findEmptiedBy(
  where: SearchWhere,
  hasRoom: (where: SearchWhere) => Promise<boolean | undefined>,
): Promise<EmptiedBy> {
  const filters = filtersOf(where)
  if (filters.length === 0) return 'none'
  const withoutAny = await hasRoom(withoutFilters(where, filters))
  if (withoutAny === undefined) return 'unknown'
  if (!withoutAny) return 'none'
  if (filters.length === 1) return filters[0] ?? 'none'
  for (const filter of filters) if (await hasRoom(withoutFilters(where, [filter]))) return filter
  return 'several'
}
