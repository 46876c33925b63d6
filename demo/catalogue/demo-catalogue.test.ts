import { describe, expect, test } from 'vitest'
import { SLOTS, type SlotKey } from '#domain/slots/slots.ts'
import { amenities } from '#domain/hotels/amenities.ts'
import { ownersIn, readOtherNames, type Called, type NamedKind } from '#domain/places/other-names.ts'
import { demoCities } from './cities.ts'
import { demoCoupons } from './coupons.ts'
import { demoCatalogue } from './demo-catalogue.ts'
import { highestPrice, lowestPrice } from '#db/import/demo-prices.ts'
import { readNamesFile } from '#db/import/names-file.ts'
import { LANGUAGES_OF_NAMES, PLACE_NAMES } from './place-names.ts'
import { cityPictures, pictureSets } from '#db/picture-pool/picture-pool.ts'

const hotels = demoCatalogue()
const hotelsOf = (citySlug: string) => hotels.filter((hotel) => hotel.citySlug === citySlug)
const slotKeys: readonly SlotKey[] = SLOTS.map(({ key }) => key)
const repeated = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i)

describe('demo cities', () => {
  test('the demo has at least 14 cities, each with a picture and 8 to 16 localities', () => {
    expect(demoCities.length).toBeGreaterThanOrEqual(14)
    expect(repeated(demoCities.map(({ slug }) => slug))).toEqual([])
    for (const { slug, localities } of demoCities) {
      expect(localities.length).toBeGreaterThanOrEqual(8)
      expect(localities.length).toBeLessThanOrEqual(16)
      expect(repeated(localities.map((locality) => locality.slug))).toEqual([])
      expect(cityPictures.map(({ city }) => city)).toContain(slug)
    }
  })

  test.each(
    demoCities.flatMap(({ name, lat, lng, localities }) =>
      localities.map((place) => [place.name, name, place, lat, lng] as const),
    ),
  )('the demo place %s lies in %s', (_name, city, place, lat, lng) => {
    expect(place.pincode).toMatch(/^[1-8]\d{5}$/)
    expect(Math.hypot(place.lat - lat, place.lng - lng)).toBeLessThan(city === 'Goa' ? 0.6 : 0.3)
  })
})

describe('demo names', () => {
  const read = readNamesFile(PLACE_NAMES, LANGUAGES_OF_NAMES)
  const rows = read.ok ? read.value : []
  const named = (city: string, locality: string) =>
    rows.find((row) => row.city === city && row.locality === locality)?.names ?? {}
  const cities = demoCities.map(({ slug, name, aliases }, id): Called => ({
    id,
    slug,
    name,
    names: named(slug, ''),
    spellings: aliases,
  }))
  const localities = demoCities.map((city) =>
    city.localities.map(({ slug, name }, id): Called => ({
      id,
      slug,
      name,
      names: named(city.slug, slug),
      spellings: [],
    })),
  )

  test.each<[string, NamedKind, readonly Called[]]>([
    ['of the cities', 'city', cities],
    ...demoCities.map(({ name }, n): [string, NamedKind, readonly Called[]] => [
      `of the localities of ${name}`,
      'locality',
      localities[n] ?? [],
    ]),
  ])('the names %s keep the rule by which the office edits them', (_what, kind, family) => {
    const owners = ownersIn(family)
    for (const { id, name, names, spellings } of family) {
      const context = { kind, name, ownerOf: owners(id) }
      const found = readOtherNames({ names: {}, spellings: [] }, { names, spellings }, context)
      expect(found, name).toEqual({ ok: true, value: { names, spellings } })
    }
  })
})

describe('demo hotels', () => {
  test('the demo has at least 720 hotels, at least 70 of them in each of Pune, Mumbai, Delhi and Bengaluru', () => {
    expect(hotels.length).toBeGreaterThanOrEqual(720)
    for (const city of ['pune', 'mumbai', 'delhi', 'bengaluru'])
      expect(hotelsOf(city).length).toBeGreaterThanOrEqual(70)
  })

  test('the demo hotels are the same on each run', () => {
    expect(demoCatalogue()).toEqual(hotels)
  })

  test('the demo hotels have unique slugs, and names and descriptions unique in their city', () => {
    expect(repeated(hotels.map(({ slug }) => slug))).toEqual([])
    for (const { slug } of hotels) expect(slug).toMatch(/^(?!\d+$)[a-z0-9]+(-[a-z0-9]+)*$/)
    for (const { slug } of demoCities) {
      expect(repeated(hotelsOf(slug).map(({ name }) => name))).toEqual([])
      expect(repeated(hotelsOf(slug).map(({ description }) => description))).toEqual([])
    }
  })

  test('the demo hotels lie in a locality of their city, with its pincode in the address', () => {
    const places = new Map(
      demoCities.flatMap((city) => city.localities.map((place) => [`${city.slug}/${place.slug}`, place])),
    )
    for (const { citySlug, localitySlug, address, lat, lng } of hotels) {
      const place = places.get(`${citySlug}/${localitySlug}`)
      expect(place).toBeDefined()
      expect(address).toContain(place?.pincode)
      expect(Math.hypot(lat - (place?.lat ?? 0), lng - (place?.lng ?? 0))).toBeLessThan(0.02)
    }
  })

  test('the fields of demo hotels stay within their limits', () => {
    for (const hotel of hotels) {
      expect(hotel.stars).toBeGreaterThanOrEqual(1)
      expect(hotel.stars).toBeLessThanOrEqual(5)
      expect(hotel.roomCount).toBeGreaterThanOrEqual(3)
      expect(hotel.roomCount).toBeLessThanOrEqual(24)
      expect(hotel.bathtubCharge > 0).toBe(hotel.hasBathtub)
      expect(hotel.description.split(/[.!?] /).length).toBeGreaterThanOrEqual(2)
      expect(amenities).toEqual(expect.arrayContaining([...hotel.amenities]))
      expect(hotel.customSlot1 > 0).toBe(hotel.prices.custom_slot_1 !== undefined)
      expect(hotel.customSlot2 > 0).toBe(hotel.prices.custom_slot_2 !== undefined)
    }
  })

  test('the demo hides one or two hotels in each big city and none in other cities', () => {
    for (const { slug, hotelCount } of demoCities) {
      const hidden = hotelsOf(slug).filter((hotel) => hotel.hidden).length
      expect([slug, hidden >= 1 && hidden <= 2]).toEqual([slug, hotelCount >= 60])
    }
  })

  test('each demo hotel shows four pictures from the picture pool', () => {
    const known = new Set(pictureSets.flatMap(({ pictures }) => pictures.map(({ name }) => name)))
    for (const { pictures } of hotels) {
      expect(new Set(pictures.map(({ name }) => name)).size).toBe(4)
      for (const { name, alt } of pictures) expect([known.has(name), alt.length > 10]).toEqual([true, true])
    }
  })
})

describe('demo covers', () => {
  const coverOf = ({ pictures: [cover] }: (typeof hotels)[number]) => cover.name

  test('no two demo hotels of a city have the same cover', () => {
    for (const { slug } of demoCities) expect([slug, repeated(hotelsOf(slug).map(coverOf))]).toEqual([slug, []])
  })

  test('the first demo hotels of all cities, which visitors see together, have different covers', () => {
    const firsts = demoCities.flatMap(({ slug }) =>
      hotelsOf(slug)
        .filter(({ hidden }) => !hidden)
        .slice(0, 10),
    )
    expect(repeated(firsts.map(coverOf))).toEqual([])
  })
})

describe('demo prices', () => {
  test('each demo hotel sells two slots or more, at prices that end in 9, within the limits and below the usual price', () => {
    for (const { prices, rackPrices } of hotels) {
      const sold = Object.entries(prices)
      expect(sold.length).toBeGreaterThanOrEqual(2)
      for (const [key, price] of sold) {
        expect(slotKeys).toContain(key)
        expect(price % 10).toBe(9)
        expect(price).toBeGreaterThanOrEqual(lowestPrice)
        expect(price).toBeLessThanOrEqual(highestPrice)
      }
      for (const key of slotKeys) {
        expect(rackPrices[key] ?? Infinity).toBeGreaterThan(prices[key] ?? 0)
        expect(rackPrices[key] !== undefined && prices[key] === undefined).toBe(false)
      }
    }
  })

  test('every slot except Evening is unsold at some demo hotel, and demo prices reach both tax rates', () => {
    const unsold = slotKeys.filter((key) => hotels.some(({ prices }) => prices[key] === undefined))
    expect(unsold).toEqual(['morning_slot', 'custom_slot_1', 'custom_slot_2', 'fullday_slot'])
    const dear = hotels.filter(({ prices }) => (prices.fullday_slot ?? 0) > 7500)
    expect(dear.length).toBeGreaterThan(5)
    expect(dear.length).toBeLessThan(hotels.length / 8)
  })
})

describe('demo reviews', () => {
  test('a demo hotel has at most 14 reviews, which repeat no words and name only slots that it sells', () => {
    for (const { reviews, prices } of hotels) {
      expect(reviews.length).toBeLessThanOrEqual(14)
      expect(repeated(reviews.map(({ body }) => body))).toEqual([])
      for (const { rating, slotIndex, daysAgo, aspects } of reviews) {
        expect(prices[SLOTS[slotIndex].key]).toBeDefined()
        expect(daysAgo).toBeGreaterThan(0)
        for (const value of [rating, ...Object.values(aspects)]) expect([1, 2, 3, 4, 5]).toContain(value)
      }
    }
  })

  test('the rating of a demo hotel is the average of its published reviews', () => {
    for (const { reviews, ratingsCount, overallRating } of hotels) {
      const published = reviews.filter((review) => review.published)
      expect(ratingsCount).toBeGreaterThanOrEqual(published.length)
      const mean = published.reduce((sum, { rating }) => sum + rating, 0) / published.length
      expect(overallRating).toBe(published.length === 0 ? null : Math.round(mean * 10) / 10)
      expect(ratingsCount === 0).toBe(published.length === 0)
    }
  })

  test('a few demo reviews are unpublished, and a few demo hotels have none', () => {
    const all = hotels.flatMap(({ reviews }) => reviews)
    expect(all.filter(({ published }) => !published).length).toBeGreaterThan(20)
    expect(hotels.filter(({ reviews }) => reviews.length === 0).length).toBeGreaterThan(20)
  })
})

test('demo coupons have codes the database accepts and sensible values', () => {
  expect(repeated(demoCoupons.map(({ code }) => code))).toEqual([])
  for (const { code, kind, value, minAmount } of demoCoupons) {
    expect(code).toMatch(/^[A-Z0-9]{3,24}$/)
    expect(value).toBeGreaterThan(0)
    expect(kind === 'percent' ? value <= 50 : value < minAmount).toBe(true)
  }
})
