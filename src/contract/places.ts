import { POSITION_STEPS } from '#domain/places/rounded-position.ts'
import { PLACE_KINDS } from '#domain/places/nearest-place.ts'
import { MAX_NEAR_KILOMETRES, PAGE_KILOMETRES } from '#domain/places/near-place.ts'
import { Type, type Static } from 'typebox'
import { defineCall } from './call.ts'
import { MAX_PLACE_NAME } from './city-plans.ts'
import { HotelInList } from './hotels.ts'
import { SearchQuery } from './hotel-search.ts'
import { MAX_LIMIT, OneOf, PlaceNames, SlugOrId } from './primitives.ts'

export const Place = Type.Object(
  {
    slug: Type.String({ examples: ['swargate'] }),
    kind: OneOf(PLACE_KINDS),
    name: Type.String(),
    names: PlaceNames,
    lat: Type.Number(),
    lng: Type.Number(),
    citySlug: Type.String(),
    city: Type.String(),
    cityNames: PlaceNames,
    hotelsCount: Type.Integer({ description: `hotels within ${PAGE_KILOMETRES} km in a straight line` }),
  },
  { title: 'Place' },
)
export type Place = Static<typeof Place>

/** The maximum number of places that a search finds. */
export const MAX_FOUND_PLACES = 10

export const findPlaces = defineCall({
  method: 'GET',
  path: '/places',
  tag: 'Hotels',
  summary: `Stations, airports, colleges, hospitals, malls and landmarks with hotels near them, by a part of their name: at most ${MAX_FOUND_PLACES}`,
  rights: 'anyone',
  query: Type.Object({ text: Type.String({ minLength: 2, maxLength: MAX_PLACE_NAME }) }),
  response: Type.Array(Place),
  refusals: [],
  limitSetting: 'SEARCHES_A_MINUTE',
})

export const getPlace = defineCall({
  method: 'GET',
  path: '/cities/{id}/places/{slug}',
  tag: 'Hotels',
  summary: 'A place of a city, by its slug',
  rights: 'anyone',
  params: Type.Object({ id: SlugOrId, slug: SlugOrId }),
  response: Place,
  refusals: ['NOT_FOUND'],
})

/** The number of hotels near their position that guests see. */
export const NEAR_ME_HOTELS = 20

const step = (axis: keyof typeof POSITION_STEPS) =>
  Type.Integer({
    minimum: -Math.ceil(180 / POSITION_STEPS[axis]),
    maximum: Math.ceil(180 / POSITION_STEPS[axis]),
    description: `in steps of ${POSITION_STEPS[axis]} degrees`,
  })

export const hotelsNearMe = defineCall({
  method: 'POST',
  path: '/hotels/near-me',
  tag: 'Hotels',
  summary: `Hotels within ${MAX_NEAR_KILOMETRES} km of a caller’s position, available ones first, then the nearest. The position is sent in steps of about 500 m, and never stored`,
  rights: 'anyone',
  body: Type.Object(
    {
      position: Type.Object({ lat: step('lat'), lng: step('lng') }, { title: 'RoundedPosition' }),
      checkin: SearchQuery.properties.checkin,
      checkout: SearchQuery.properties.checkout,
      rooms: SearchQuery.properties.rooms,
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_LIMIT, default: NEAR_ME_HOTELS })),
    },
    {
      examples: [
        {
          position: { lat: 4116, lng: 13_428 },
          checkin: '2026-12-05T21:00:00+05:30',
          checkout: '2026-12-06T10:00:00+05:30',
        },
      ],
    },
  ),
  response: Type.Object({
    citySlug: Type.String({ description: 'the nearest city' }),
    hotels: Type.Array(HotelInList),
  }),
  refusals: ['CROSS_SITE', 'NOT_FOUND'],
  limitPerMinute: 30,
})
