import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demoCities } from '#demo/catalogue/cities.ts'
import { cityDealer, coverRun, dealPictures, type FourPictures, type HotelToPicture } from './deal-pictures.ts'
import { pictureSets, starBandOf } from './picture-pool.ts'

const hotelList = fc
  .array(fc.record({ stars: fc.integer({ min: 1, max: 5 }), hasBathtub: fc.boolean() }), {
    minLength: 1,
    maxLength: 90,
  })
  .map((list) => list.map((hotel, i): HotelToPicture => ({ ...hotel, id: `hotel-${i}` })))

const setsById = new Map(
  pictureSets.flatMap((set) => set.pictures.map((picture) => [picture.name, { set, kind: picture.kind }])),
)

describe.each(demoCities.map((city) => [city.name, city.views] as const))('covers in %s', (_, views) => {
  test('the covers of at least 36 hotels in a city differ, whatever their stars', () => {
    const run = coverRun(views, pictureSets)
    expect(run).toBeGreaterThanOrEqual(36)
    fc.assert(
      fc.property(hotelList, (hotels) => {
        const covers = [...dealPictures(hotels.slice(0, run), views, pictureSets).values()].map(([cover]) => cover.name)
        expect(new Set(covers).size).toBe(covers.length)
      }),
      { numRuns: 25 },
    )
  })
})

test('a cover used in another city is dealt only after all other covers', () => {
  const everywhere = new Map<string, number>()
  const [deal, dealElsewhere] = [0, 1].map(() => cityDealer(['lake'], pictureSets, everywhere))
  const hotel = { id: 'one', stars: 3, hasBathtub: false }
  const coverOf = (four: FourPictures | undefined) => four?.[0].name
  expect(coverOf(dealElsewhere?.(hotel))).not.toBe(coverOf(deal?.(hotel)))
})

test('every hotel gets four different pictures that fit its stars and one of the views', () => {
  fc.assert(
    fc.property(hotelList, (hotels) => {
      const dealt = dealPictures(hotels, ['city', 'sea', 'hills'], pictureSets)
      for (const hotel of hotels) {
        const four = dealt.get(hotel.id) ?? []
        expect(new Set(four.map(({ name }) => name)).size).toBe(4)
        const [cover, second, , fourth] = four.map(({ name }) => setsById.get(name)?.set)
        for (const set of [cover, second, fourth]) {
          expect(set?.starBand).toBe(starBandOf(hotel.stars))
          expect(['city', 'sea', 'hills']).toContain(set?.view)
        }
      }
    }),
    { numRuns: 50 },
  )
})

test('a hotel’s pictures show a bathtub if and only if the hotel has one', () => {
  const hotels = [1, 2, 3, 4, 5].flatMap((stars) =>
    [true, false].map((hasBathtub) => ({ id: `${stars} ${hasBathtub}`, stars, hasBathtub })),
  )
  const dealt = dealPictures(hotels, ['city'], pictureSets)
  for (const { id, hasBathtub } of hotels) {
    const kinds = (dealt.get(id) ?? []).map(({ name }) => setsById.get(name)?.kind)
    expect([id, kinds.includes('bath')]).toEqual([id, hasBathtub])
  }
})

test('dealing pictures to the same hotels gives the same pictures', () => {
  const hotels = [
    { id: 'one', stars: 4, hasBathtub: true },
    { id: 'two', stars: 1, hasBathtub: false },
  ]
  expect(dealPictures(hotels, ['lake'], pictureSets)).toEqual(dealPictures(hotels, ['lake'], pictureSets))
})

test('dealing pictures throws an error for a view that the pool lacks', () => {
  expect(() => dealPictures([{ id: 'one', stars: 3, hasBathtub: false }], ['sea'], [])).toThrow('no pictures of sea')
})
