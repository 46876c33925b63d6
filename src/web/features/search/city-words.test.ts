import { describe, expect, test } from 'vitest'
import type { CityWithLocalities } from '#contract/cities.ts'
import { demoCities } from '#demo/catalogue/cities.ts'
import { CITY_LINES } from '#words/pages/cities.ts'
import { cityWords } from './city-words.ts'

const BANER = { id: 1, slug: 'baner', name: 'Baner', names: {}, hotelsCount: 9, location: null }
const AUNDH = { id: 2, slug: 'aundh', name: 'Aundh', names: {}, hotelsCount: 1, location: null }
const PUNE: CityWithLocalities = {
  id: 1,
  slug: 'pune',
  name: 'Pune',
  names: {},
  state: 'Maharashtra',
  aliases: [],
  lat: 18.5,
  lng: 73.8,
  hotelsCount: 10,
  picture: null,
  localities: [BANER, AUNDH],
  lowestPrices: { fullday_slot: 1899, morning_slot: 899 },
}

describe('the text about a place', () => {
  test('a city’s text contains its own lines, counts, prices in slot order, and localities', () => {
    const words = cityWords({ city: PUNE, locality: undefined, stay: '' })
    expect(words.paragraphs).toEqual([
      CITY_LINES['pune'],
      'We list 10 hotels in Pune that welcome couples, in Baner (9) and Aundh (1).',
    ])
    expect(words.prices).toEqual(['₹944 for Morning', '₹1,994 for Full Day'])
    expect(words.localities.map(({ path }) => path)).toEqual([
      '/hotels-in-pune?locality=baner',
      '/hotels-in-pune?locality=aundh',
    ])
    expect(words.wholeCity).toBeUndefined()
  })

  test('an imported city’s text contains only numbers', () => {
    const words = cityWords({ city: { ...PUNE, slug: 'nashik', name: 'Nashik' }, locality: undefined, stay: '' })
    expect(words.paragraphs).toEqual(['We list 10 hotels in Nashik that welcome couples, in Baner (9) and Aundh (1).'])
  })

  test('a locality’s text names its share of the city, its neighbours, and a link to the city that keeps the time', () => {
    const words = cityWords({ city: PUNE, locality: AUNDH, stay: 'slot=3' })
    expect(words.paragraphs[0]).toMatch(/^1 of our 10 hotels in Pune is in Aundh\./)
    expect(words.localities).toEqual([{ name: 'Baner', count: 9, path: '/hotels-in-pune?slot=3&locality=baner' }])
    expect(words.wholeCity?.path).toBe('/hotels-in-pune?slot=3')
  })
})

test('every city of the catalogue has its own text', () => {
  expect(Object.keys(CITY_LINES).toSorted()).toEqual(demoCities.map(({ slug }) => slug).toSorted())
  expect(new Set(Object.values(CITY_LINES)).size).toBe(demoCities.length)
})
