import { describe, expect, it } from 'vitest'
import { activeFilters, apiFilter, readSearchFilters, writeSearchFilters } from './search-filters.ts'

const read = (search: string) => readSearchFilters(new URLSearchParams(search))

describe('filters in the address', () => {
  it.each([
    '',
    'sort=price-up',
    'above=800&below=2200',
    'bathtub=1&same_sex=1&love_kit=1',
    'locality=baner&locality=koregaon-park',
    'pay_at_desk=1&breakfast=1&ac=1&parking=1&rated=4.5',
    'near=metro%3ASwargate',
    'near=rail%3APune%3A+the+Junction&within=5&locality=baner',
    'sort=rating&above=500&bathtub=1&locality=baner&show=24',
  ])('the filters "%s" survive a round trip', (search) => {
    expect(writeSearchFilters(read(search)).toString()).toBe(search)
  })

  it.each([
    ['an unknown sort', 'sort=constructor', { sort: 'best' }],
    ['a price with sign and comma', 'above=₹1,500', { above: 1500 }],
    ['a price that is none', 'above=cheap', { above: undefined }],
    ['an empty price field', 'above=&below=', { above: undefined, below: undefined }],
    ['the same locality twice', 'locality=baner&locality=baner', { localities: ['baner'] }],
    ['a number between two pages', 'show=13', { show: 24 }],
    ['a rating that nobody offers', 'rated=4.2', { ratedFrom: undefined }],
    [
      'a distance that nobody offers',
      'near=rail:Khadki&within=99',
      { near: { kind: 'rail', name: 'Khadki', kilometres: 2 } },
    ],
    ['a place of an unknown kind', 'near=bus:Swargate', { near: undefined }],
    ['a place without a name', 'near=rail:', { near: undefined }],
    ['a distance without a place', 'near=&within=1', { near: undefined }],
    ['no number of hotels', 'show=all', { show: 12 }],
    ['fewer than none', 'show=-5', { show: 12 }],
    ['more than anyone reads', 'show=99999', { show: 600 }],
  ])('the filters in the address are read despite %s', (_, search, expected) => {
    expect(read(search)).toMatchObject(expected)
  })
})

describe('filters for the API', () => {
  it('a search request asks only for a city when nothing is chosen', () => {
    expect(apiFilter(7, read(''))).toEqual({ where: { cityId: 7 } })
  })

  it('a search request keeps totals strictly between the two bounds', () => {
    expect(apiFilter(7, read('above=800&below=2200')).where?.total).toEqual({ gt: 800, lt: 2200 })
    expect(apiFilter(7, read('below=2200')).where?.total).toEqual({ lt: 2200 })
  })

  it('a search request sends every chosen filter', () => {
    expect(apiFilter(7, read('sort=price-down&bathtub=1&same_sex=1&love_kit=1&locality=baner'))).toEqual({
      where: { cityId: 7, has_bathtub: true, same_sex: true, has_love_kit: true, localityId: { inq: ['baner'] } },
      order: 'total DESC',
    })
  })

  it('a search request sends rating, amenities and the chosen place', () => {
    expect(apiFilter(7, read('pay_at_desk=1&ac=1&breakfast=1&rated=4&near=metro:Swargate&within=1')).where).toEqual({
      cityId: 7,
      only_payAtHotel: true,
      amenities: ['breakfast', 'ac'],
      overallRating: { gte: 4 },
      near: { kind: 'metro', name: 'Swargate', kilometres: 1 },
    })
  })
})

it('the search page lists each active filter with the address that removes it', () => {
  const active = activeFilters(read('bathtub=1&locality=baner&locality=aundh&show=24'), {
    locality: (slug) => slug.toUpperCase(),
    place: (near) => near,
  })
  expect(active.map(({ label, rest }) => [label, writeSearchFilters(rest).toString()])).toEqual([
    ['Bathtub', 'locality=baner&locality=aundh'],
    ['BANER', 'bathtub=1&locality=aundh'],
    ['AUNDH', 'bathtub=1&locality=baner'],
  ])
})

it('the search page names rating, amenity and distance as a guest does', () => {
  const active = activeFilters(read('parking=1&rated=3.5&near=rail:Pune+Junction&within=5'), {
    locality: String,
    place: (near) => near,
  })
  expect(active.map(({ label, rest }) => [label, writeSearchFilters(rest).toString()])).toEqual([
    ['Parking', 'rated=3.5&near=rail%3APune+Junction&within=5'],
    ['Rated 3.5 or more', 'parking=1&near=rail%3APune+Junction&within=5'],
    ['Within 5 km of Pune Junction station', 'parking=1&rated=3.5'],
  ])
})
