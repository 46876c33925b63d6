import type { SearchFilter } from '#contract/hotel-search.ts'
import { eachFilterAmenity, FILTER_AMENITIES, type FilterAmenity } from '#domain/hotels/amenities.ts'
import type { FilterFact } from '#domain/hotels/hotel-facts.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { NEAR_STEPS, PAGE_KILOMETRES, type PlaceName } from '#domain/places/near-place.ts'
import { PLACE_KINDS } from '#domain/places/nearest-place.ts'
import { RATING_STEPS } from '#domain/reviews/rating-steps.ts'
import { shortName } from '#words/places.ts'
import { FACT_LABELS, FILTER_FACTS } from '../hotels/fact-labels.ts'
import * as common from '#words/common.ts'
import * as t from '#words/search.ts'

/** How many hotels the first page of results shows. 'Show more' adds the same number. */
export const PAGE_SIZE = 12
const MAX_SHOWN = 600
const MAX_LOCALITIES = 50
const MAX_PLACE_NAME = 80
/** The default distance around a chosen place. */
export const USUAL_KILOMETRES = PAGE_KILOMETRES

/**
 * The sort orders, by the words that the address uses. 'best' is the API's own order: by rank, available hotels first
 * (specification §4).
 */
export const SORTS = {
  best: t.recommended,
  near: t.nearestFirst,
  'price-up': t.priceLowToHigh,
  'price-down': t.priceHighToLow,
  rating: t.ratingHighToLow,
  'rating-up': t.ratingLowToHigh,
} as const

const ORDERS: Record<Sort, SearchFilter['order']> = {
  best: undefined,
  near: 'distance',
  'price-up': 'total ASC',
  'price-down': 'total DESC',
  rating: 'overallRating DESC',
  'rating-up': 'overallRating ASC',
}

export type Sort = keyof typeof SORTS

/** Returns the default order: near a place, the nearest hotels come first. */
export const usualSort = (near: unknown): Sort => (near ? 'near' : 'best')

/** A place of the city, and the distance around it. */
type NearChoice = PlaceName & { kilometres: number }

/** A guest's filters, as the address has them. */
export type SearchFilters = {
  sort: Sort
  /** exclusive bounds of the stay's total with tax, in whole rupees */
  above: number | undefined
  below: number | undefined
  bathtub: boolean
  freeToCancel: boolean
  facts: Record<FilterFact, boolean>
  amenities: Record<FilterAmenity, boolean>
  /** the lowest accepted rating */
  ratedFrom: number | undefined
  near: NearChoice | undefined
  /** slugs */
  localities: string[]
  /** how many hotels are shown so far */
  show: number
}

const rupees = (text: string | null): number | undefined => {
  const digits = text?.replaceAll(/[₹,\s]/g, '') ?? ''
  return /^\d{1,6}$/.test(digits) ? Number(digits) : undefined
}

const isSort = (word: string | null): word is Sort => word !== null && Object.hasOwn(SORTS, word)

const readFacts = (params: URLSearchParams) =>
  Object.fromEntries(FILTER_FACTS.map((name) => [name, params.has(FACT_LABELS[name].param)])) as SearchFilters['facts']

const oneOf = (steps: readonly number[], text: string | null) => steps.find((step) => String(step) === text)

/** Reads the place from an address such as 'near=metro:Swargate&within=2'. */
function readNear(params: URLSearchParams, place: PlaceName | undefined): NearChoice | undefined {
  const kilometres = oneOf(NEAR_STEPS, params.get('within')) ?? USUAL_KILOMETRES
  if (place && !params.has('near')) return { kind: place.kind, name: place.name, kilometres }
  const [word, ...rest] = params.get('near')?.split(':') ?? []
  const kind = PLACE_KINDS.find((known) => known === word)
  const name = rest.join(':').slice(0, MAX_PLACE_NAME)
  if (!kind || !name) return undefined
  return { kind, name, kilometres }
}

export const placeKey = ({ kind, name }: PlaceName): string => `${kind}:${name}`

/** Reads the filters in an address. `place` is the page's place, unless the address names a different one. */
export function readSearchFilters(params: URLSearchParams, place?: PlaceName): SearchFilters {
  const sort = params.get('sort')
  const near = readNear(params, place)
  const show = Number(params.get('show')) || PAGE_SIZE
  return {
    sort: isSort(sort) && (near || sort !== 'near') ? sort : usualSort(near),
    above: rupees(params.get('above')),
    below: rupees(params.get('below')),
    bathtub: params.has('bathtub'),
    freeToCancel: params.has('cancel'),
    facts: readFacts(params),
    amenities: eachFilterAmenity((name) => params.has(name)),
    ratedFrom: oneOf(RATING_STEPS, params.get('rated')),
    near,
    localities: [...new Set(params.getAll('locality').filter(Boolean))].slice(0, MAX_LOCALITIES),
    show: Math.min(Math.max(Math.ceil(show / PAGE_SIZE), 1) * PAGE_SIZE, MAX_SHOWN),
  }
}

const amenitiesOn = ({ amenities }: SearchFilters) => FILTER_AMENITIES.filter((name) => amenities[name])

const factsOn = ({ facts }: SearchFilters) => FILTER_FACTS.filter((name) => facts[name])

/** Writes only the filters that differ from the defaults. */
export function writeSearchFilters(filters: SearchFilters): URLSearchParams {
  const params = new URLSearchParams()
  if (filters.sort !== usualSort(filters.near)) params.set('sort', filters.sort)
  if (filters.above !== undefined) params.set('above', String(filters.above))
  if (filters.below !== undefined) params.set('below', String(filters.below))
  if (filters.freeToCancel) params.set('cancel', '1')
  if (filters.bathtub) params.set('bathtub', '1')
  for (const name of factsOn(filters)) params.set(FACT_LABELS[name].param, '1')
  for (const name of amenitiesOn(filters)) params.set(name, '1')
  if (filters.ratedFrom !== undefined) params.set('rated', String(filters.ratedFrom))
  if (filters.near) {
    params.set('near', placeKey(filters.near))
    if (filters.near.kilometres !== USUAL_KILOMETRES) params.set('within', String(filters.near.kilometres))
  }
  for (const locality of filters.localities) params.append('locality', locality)
  if (filters.show > PAGE_SIZE) params.set('show', String(filters.show))
  return params
}

/** An active filter as text, with the filters that remain without it. */
export type ActiveFilter = { label: string; without: string; rest: SearchFilters }

/** Functions that name the filtered localities and place in the page's language. */
type Called = { locality: (slug: string) => string; place: (near: PlaceName) => PlaceName }

/** Lists the active filters in page order, without sorting. */
export function activeFilters(filters: SearchFilters, called: Called): ActiveFilter[] {
  const rest = (changed: Partial<SearchFilters>): SearchFilters => ({ ...filters, show: PAGE_SIZE, ...changed })
  const active: ActiveFilter[] = []
  if (filters.above !== undefined)
    active.push({
      label: t.abovePrice(formatRupees(filters.above)),
      without: t.theLowestPrice,
      rest: rest({ above: undefined }),
    })
  if (filters.below !== undefined)
    active.push({
      label: t.belowPrice(formatRupees(filters.below)),
      without: t.theHighestPrice,
      rest: rest({ below: undefined }),
    })
  if (filters.freeToCancel)
    active.push({ label: t.freeToCancel, without: t.theCancelling, rest: rest({ freeToCancel: false }) })
  if (filters.bathtub) active.push({ label: common.bathtub, without: t.theBathtub, rest: rest({ bathtub: false }) })
  for (const name of factsOn(filters)) {
    const { label, without } = FACT_LABELS[name]
    active.push({ label, without, rest: rest({ facts: { ...filters.facts, [name]: false } }) })
  }
  for (const name of amenitiesOn(filters))
    active.push({
      label: t.amenities[name],
      without: t.theAmenity[name],
      rest: rest({ amenities: { ...filters.amenities, [name]: false } }),
    })
  if (filters.ratedFrom !== undefined)
    active.push({ label: t.ratedChip(filters.ratedFrom), without: t.theRating, rest: rest({ ratedFrom: undefined }) })
  if (filters.near)
    active.push({
      label: t.withinOf(filters.near.kilometres, shortName(called.place(filters.near))),
      without: t.theDistance,
      rest: rest({ near: undefined, sort: filters.sort === 'near' ? 'best' : filters.sort }),
    })
  for (const slug of filters.localities) {
    const localities = filters.localities.filter((other) => other !== slug)
    active.push({ label: called.locality(slug), without: called.locality(slug), rest: rest({ localities }) })
  }
  return active
}

const OFFERED_RATING = 4

/** Lists inactive filters that one press switches on. */
export function offeredFilters(filters: SearchFilters): Pick<ActiveFilter, 'label' | 'rest'>[] {
  const on = { ...filters, show: PAGE_SIZE }
  const offers: Pick<ActiveFilter, 'label' | 'rest'>[] = []
  if (!filters.freeToCancel) offers.push({ label: t.freeToCancel, rest: { ...on, freeToCancel: true } })
  if (!filters.bathtub) offers.push({ label: common.bathtub, rest: { ...on, bathtub: true } })
  for (const name of FILTER_FACTS)
    if (!filters.facts[name])
      offers.push({ label: FACT_LABELS[name].label, rest: { ...on, facts: { ...filters.facts, [name]: true } } })
  for (const name of FILTER_AMENITIES)
    if (!filters.amenities[name])
      offers.push({ label: t.amenities[name], rest: { ...on, amenities: { ...filters.amenities, [name]: true } } })
  if (filters.ratedFrom === undefined)
    offers.push({ label: t.ratedChip(OFFERED_RATING), rest: { ...on, ratedFrom: OFFERED_RATING } })
  return offers
}

/** Writes the filters as the API's `filter` (decisions, "API conventions"). Filters that are off have no key. */
export function apiFilter(cityId: number, filters: SearchFilters): Pick<SearchFilter, 'where' | 'order'> {
  const where: NonNullable<SearchFilter['where']> = { cityId }
  if (filters.freeToCancel) where.free_to_cancel = true
  if (filters.bathtub) where.has_bathtub = true
  for (const name of factsOn(filters)) where[name] = true
  const amenities = amenitiesOn(filters)
  if (amenities.length > 0) where.amenities = amenities
  if (filters.ratedFrom !== undefined) where.overallRating = { gte: filters.ratedFrom }
  if (filters.near) where.near = filters.near
  if (filters.localities.length > 0) where.localityId = { inq: filters.localities }
  const total: { gt?: number; lt?: number } = {}
  if (filters.above !== undefined) total.gt = filters.above
  if (filters.below !== undefined) total.lt = filters.below
  if (Object.keys(total).length > 0) where.total = total
  const order = ORDERS[filters.sort]
  return order ? { where, order } : { where }
}
