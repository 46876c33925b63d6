import { expect, test } from 'vitest'
import { filtersOf, findEmptiedBy, leadOf, withoutFilters, type SearchWhere } from './demand.ts'

test.for([
  ['2026-11-30', '2026-11-30', 'same_day'],
  ['2026-11-30', '2026-12-01', 'day_before'],
  ['2026-11-30', '2026-12-02', 'within_a_week'],
  ['2026-11-30', '2026-12-07', 'within_a_week'],
  ['2026-11-30', '2026-12-08', 'later'],
  ['2026-12-01', '2026-11-30', undefined],
] as const)('a search on %s for %s is %s', ([on, day, lead]) => {
  expect(leadOf(on, day)).toBe(lead)
})

const EVERYTHING: SearchWhere = {
  cityId: 1,
  localityId: { inq: ['baner'] },
  hidden: false,
  has_bathtub: true,
  same_sex: true,
  has_love_kit: false,
  only_payAtHotel: true,
  amenities: ['breakfast', 'parking'],
  price: { lt: 2000 },
  total: { gt: 999 },
  overallRating: { gte: 4 },
  near: { kind: 'metro', name: 'Swargate', kilometres: 2 },
}

test('a search’s filters are counted by name, without their values', () => {
  expect(filtersOf({ cityId: 1 })).toEqual([])
  expect(filtersOf({ cityId: 1, localityId: { inq: [] }, amenities: [] })).toEqual([])
  expect(filtersOf({ cityId: 1, localityId: 'baner' })).toEqual(['locality'])
  expect(filtersOf(EVERYTHING)).toEqual([
    'has_bathtub',
    'same_sex',
    'has_love_kit',
    'only_payAtHotel',
    'breakfast',
    'parking',
    'price',
    'rating',
    'near',
    'locality',
  ])
})

test('a search without some filters keeps all its other filters', () => {
  expect(withoutFilters(EVERYTHING, filtersOf(EVERYTHING))).toEqual({ cityId: 1, hidden: false, amenities: [] })
  expect(withoutFilters(EVERYTHING, ['breakfast']).amenities).toEqual(['parking'])
  expect(withoutFilters(EVERYTHING, ['rating'])).not.toHaveProperty('overallRating')
  expect(EVERYTHING.amenities, 'the search itself stays').toEqual(['breakfast', 'parking'])
})

/** Makes a fake search that finds a room unless one of these filters is used. */
const blockedBy =
  (...blocking: string[]) =>
  async (where: SearchWhere) =>
    !filtersOf(where).some((filter) => blocking.includes(filter))

test.for([
  ['no filter', { cityId: 1 }, blockedBy(), 'none'],
  ['a full city', { cityId: 1, has_bathtub: true }, async () => false, 'none'],
  ['one filter', { cityId: 1, has_bathtub: true }, blockedBy('has_bathtub'), 'has_bathtub'],
  ['one of three', { cityId: 1, has_bathtub: true, localityId: 3, price: { lt: 9 } }, blockedBy('price'), 'price'],
  ['the stay’s total', { cityId: 1, total: { lt: 9 } }, blockedBy('price'), 'price'],
  ['two at once', { cityId: 1, has_bathtub: true, localityId: 3 }, blockedBy('has_bathtub', 'locality'), 'several'],
  ['an amenity', { cityId: 1, amenities: ['ac', 'parking'], near: undefined }, blockedBy('parking'), 'parking'],
  ['a city out of memory', { cityId: 1, has_bathtub: true }, async () => undefined, 'unknown'],
] as const)(
  'the figures name the filter that left a search without a room: %s',
  async ([, where, hasRoom, emptiedBy]) => {
    expect(await findEmptiedBy(where as unknown as SearchWhere, hasRoom)).toBe(emptiedBy)
  },
)
