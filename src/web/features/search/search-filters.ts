import type { SearchFilter } from '#contract/hotel-search.ts'
import { formatRupees } from '#domain/kernel/money.ts'

/** Hotels on the first page of results; 'Show more' adds as many again. */
export const PAGE_SIZE = 12
const MOST_SHOWN = 600
const MOST_LOCALITIES = 50

/** Sorting, by the word in the address. 'best' is the API's own order: rank, available hotels first (specification §4). */
export const SORTS = {
  best: 'Best first',
  'price-up': 'Price, low to high',
  'price-down': 'Price, high to low',
  rating: 'Rating, best first',
  'rating-up': 'Rating, lowest first',
} as const

const ORDERS: Record<Sort, SearchFilter['order']> = {
  best: undefined,
  'price-up': 'price ASC',
  'price-down': 'price DESC',
  rating: 'overallRating DESC',
  'rating-up': 'overallRating ASC',
}

export type Sort = keyof typeof SORTS

/** A guest's filters. They live in the address. */
export type SearchFilters = {
  sort: Sort
  /** strictly above and below, whole rupees */
  above: number | undefined
  below: number | undefined
  bathtub: boolean
  sameSex: boolean
  loveKit: boolean
  /** slugs */
  localities: string[]
  /** hotels shown so far */
  show: number
}

const rupees = (text: string | null): number | undefined => {
  const digits = text?.replaceAll(/[₹,\s]/g, '') ?? ''
  return /^\d{1,6}$/.test(digits) ? Number(digits) : undefined
}

const isSort = (word: string | null): word is Sort => word !== null && Object.hasOwn(SORTS, word)

export function readSearchFilters(params: URLSearchParams): SearchFilters {
  const sort = params.get('sort')
  const show = Number(params.get('show')) || PAGE_SIZE
  return {
    sort: isSort(sort) ? sort : 'best',
    above: rupees(params.get('above')),
    below: rupees(params.get('below')),
    bathtub: params.has('bathtub'),
    sameSex: params.has('same_sex'),
    loveKit: params.has('love_kit'),
    localities: [...new Set(params.getAll('locality').filter(Boolean))].slice(0, MOST_LOCALITIES),
    show: Math.min(Math.max(Math.ceil(show / PAGE_SIZE), 1) * PAGE_SIZE, MOST_SHOWN),
  }
}

/** Writes only what differs from an unfiltered search. */
export function writeSearchFilters(filters: SearchFilters): URLSearchParams {
  const params = new URLSearchParams()
  if (filters.sort !== 'best') params.set('sort', filters.sort)
  if (filters.above !== undefined) params.set('above', String(filters.above))
  if (filters.below !== undefined) params.set('below', String(filters.below))
  if (filters.bathtub) params.set('bathtub', '1')
  if (filters.sameSex) params.set('same_sex', '1')
  if (filters.loveKit) params.set('love_kit', '1')
  for (const locality of filters.localities) params.append('locality', locality)
  if (filters.show > PAGE_SIZE) params.set('show', String(filters.show))
  return params
}

/** An active filter in words, and the filters without it. */
export type ActiveFilter = { label: string; without: string; rest: SearchFilters }

/** The active filters in page order, without sorting. */
export function activeFilters(filters: SearchFilters, localityName: (slug: string) => string): ActiveFilter[] {
  const rest = (changed: Partial<SearchFilters>): SearchFilters => ({ ...filters, show: PAGE_SIZE, ...changed })
  const active: ActiveFilter[] = []
  if (filters.above !== undefined)
    active.push({
      label: `Above ${formatRupees(filters.above)}`,
      without: 'the lowest price',
      rest: rest({ above: undefined }),
    })
  if (filters.below !== undefined)
    active.push({
      label: `Below ${formatRupees(filters.below)}`,
      without: 'the highest price',
      rest: rest({ below: undefined }),
    })
  if (filters.bathtub) active.push({ label: 'Bathtub', without: 'the bathtub', rest: rest({ bathtub: false }) })
  if (filters.loveKit) active.push({ label: 'Love kit', without: 'the love kit', rest: rest({ loveKit: false }) })
  if (filters.sameSex)
    active.push({ label: 'Same-sex couples', without: 'the same-sex filter', rest: rest({ sameSex: false }) })
  for (const slug of filters.localities) {
    const localities = filters.localities.filter((other) => other !== slug)
    active.push({ label: localityName(slug), without: localityName(slug), rest: rest({ localities }) })
  }
  return active
}

/** The three filters guests press most, while inactive. */
export function offeredFilters(filters: SearchFilters): Pick<ActiveFilter, 'label' | 'rest'>[] {
  const on = { ...filters, show: PAGE_SIZE }
  const offers: Pick<ActiveFilter, 'label' | 'rest'>[] = []
  if (!filters.bathtub) offers.push({ label: 'Bathtub', rest: { ...on, bathtub: true } })
  if (!filters.sameSex) offers.push({ label: 'Same-sex couples', rest: { ...on, sameSex: true } })
  if (!filters.loveKit) offers.push({ label: 'Love kit', rest: { ...on, loveKit: true } })
  return offers
}

/** The same as the API's `filter` (decisions, "API conventions"). An absent key filters nothing. */
export function apiFilter(cityId: number, filters: SearchFilters): Pick<SearchFilter, 'where' | 'order'> {
  const where: NonNullable<SearchFilter['where']> = { cityId }
  if (filters.bathtub) where.has_bathtub = true
  if (filters.sameSex) where.same_sex = true
  if (filters.loveKit) where.has_love_kit = true
  if (filters.localities.length > 0) where.localityId = { inq: filters.localities }
  const price: { gt?: number; lt?: number } = {}
  if (filters.above !== undefined) price.gt = filters.above
  if (filters.below !== undefined) price.lt = filters.below
  if (Object.keys(price).length > 0) where.price = price
  const order = ORDERS[filters.sort]
  return order ? { where, order } : { where }
}
