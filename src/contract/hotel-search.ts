import { Type, type Static } from 'typebox'
import { eachFilterAmenity, FILTER_AMENITIES } from '#domain/hotels/amenities.ts'
import { eachFilterFact } from '#domain/hotels/hotel-facts.ts'
import type { SearchOrder } from '#domain/hotels/hotel-order.ts'
import { MAX_NEAR_KILOMETRES } from '#domain/places/near-place.ts'
import { PLACE_KINDS } from '#domain/places/nearest-place.ts'
import { defineCall } from './call.ts'
import { MAX_PLACE_NAME } from './city-plans.ts'
import { HotelInList, StayTotalFields } from './hotels.ts'
import {
  Include,
  Instant,
  MAX_INTEGER,
  MAX_LIMIT,
  Nullable,
  OneOf,
  Paging,
  PlaceNames,
  SlugOrId,
  SlugOrIdParams,
} from './primitives.ts'

const LocalityRef = Type.Union([Type.Integer({ minimum: 1 }), SlugOrId])

const PriceBound = Type.Integer({ minimum: 0, maximum: MAX_INTEGER })

const RupeesBetween = Type.Object(
  { gt: Type.Optional(PriceBound), lt: Type.Optional(PriceBound) },
  { title: 'RupeesBetween', additionalProperties: false, description: 'strictly between' },
)

const PlaceName = { kind: OneOf(PLACE_KINDS), name: Type.String({ minLength: 1, maxLength: MAX_PLACE_NAME }) }

const Where = Type.Object(
  {
    cityId: Type.Union([Type.Integer({ minimum: 1 }), SlugOrId]),
    localityId: Type.Optional(
      Type.Union([
        LocalityRef,
        Type.Object({ inq: Type.Array(LocalityRef, { maxItems: 100 }) }, { additionalProperties: false }),
      ]),
    ),
    hidden: Type.Optional(Type.Boolean({ description: 'a hidden hotel is never returned, whatever is asked' })),
    has_bathtub: Type.Optional(Type.Boolean({ description: 'enough rooms with one are free for the whole period' })),
    free_to_cancel: Type.Optional(
      Type.Boolean({
        description: 'the stay, booked now, could be cancelled free of charge until some time before check-in',
      }),
    ),
    ...eachFilterFact(() => Type.Optional(Type.Boolean())),
    price: Type.Optional(RupeesBetween),
    total: Type.Optional(RupeesBetween),
    amenities: Type.Optional(
      Type.Array(OneOf(FILTER_AMENITIES), {
        maxItems: FILTER_AMENITIES.length,
        description: 'hotels with each of them',
      }),
    ),
    overallRating: Type.Optional(
      Type.Object(
        { gte: Type.Number({ minimum: 1, maximum: 5, multipleOf: 0.5 }) },
        { additionalProperties: false, description: 'a hotel without ratings is left out' },
      ),
    ),
    near: Type.Optional(
      Type.Object(
        {
          ...PlaceName,
          kilometres: Type.Integer({ minimum: 1, maximum: MAX_NEAR_KILOMETRES, description: 'in a straight line' }),
        },
        {
          additionalProperties: false,
          description:
            'around a station, airport, landmark or other place of the city; of an unknown place, nothing is near',
        },
      ),
    ),
  },
  { title: 'HotelWhere', additionalProperties: false },
)

const FieldName = OneOf(Object.keys(HotelInList.properties))

const fieldFlags = Object.fromEntries(
  Object.keys(HotelInList.properties).map((name) => [name, Type.Optional(Type.Boolean())]),
)

/** The accepted orders and their meaning. ASC is the default of every field and may be written out. */
export const ORDERS = {
  rank: 'rank',
  'rank ASC': 'rank',
  'rank DESC': 'rank',
  price: 'price ASC',
  'price ASC': 'price ASC',
  'price DESC': 'price DESC',
  total: 'total ASC',
  'total ASC': 'total ASC',
  'total DESC': 'total DESC',
  overallRating: 'overallRating ASC',
  'overallRating ASC': 'overallRating ASC',
  'overallRating DESC': 'overallRating DESC',
  distance: 'distance',
  'distance ASC': 'distance',
} as const satisfies Record<string, SearchOrder>

const ORDERS_IN_WORDS = Object.keys(ORDERS) as (keyof typeof ORDERS)[]

const searchFilter = {
  where: Where,
  include: Type.Optional(Include(['locality', 'city'], 'HotelRelation')),
  order: Type.Optional(
    OneOf(
      ORDERS_IN_WORDS,
      'rank is our own order, best first, whichever direction is said; ASC is the default; distance needs `near`, else it is rank',
    ),
  ),
  fields: Type.Optional(
    Type.Union([
      Type.Array(FieldName, { minItems: 1, maxItems: 40 }),
      Type.Object(fieldFlags, { additionalProperties: false, minProperties: 1 }),
    ]),
  ),
}

export const SearchFilter = Type.Object(
  { ...searchFilter, ...Paging },
  { title: 'SearchFilter', additionalProperties: false },
)
export type SearchFilter = Static<typeof SearchFilter>

export const SearchQuery = Type.Object({
  checkin: Instant('from this hour the slot is detected'),
  checkout: Instant('for Full Day it decides the days'),
  rooms: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 5, description: 'without it half the guests, rounded up; else 1' }),
  ),
  guests: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 })),
})

/**
 * Typed as complete hotels, although `fields` may leave out some fields. The OpenAPI document describes this correctly.
 */
const FoundHotels = Type.Unsafe<HotelInList[]>(
  Type.Array(
    Type.Partial(HotelInList, { title: 'FoundHotel', description: 'whole, or with `fields` only what was asked for' }),
  ),
)

export const searchHotels = defineCall({
  method: 'GET',
  path: '/hotels/search',
  tag: 'Hotels',
  summary: 'Hotels of a city for a time, available ones first; the full count is in the header X-Total-Count',
  rights: 'anyone',
  session: 'optional',
  query: SearchQuery,
  filter: SearchFilter,
  response: FoundHotels,
  refusals: ['FILTER_INVALID'],
  limitSetting: 'SEARCHES_A_MINUTE',
})

const named = { name: Type.String(), names: PlaceNames }

const PlaceToChoose = Type.Object(
  { ...PlaceName, names: PlaceNames, lat: Type.Number(), lng: Type.Number() },
  { title: 'PlaceToChoose' },
)

const RupeesFacet = Type.Object(
  {
    min: Type.Integer(),
    max: Type.Integer(),
    histogram: Type.Array(Type.Integer(), { description: 'hotels in equal steps from min to max' }),
  },
  { title: 'RupeesFacet' },
)

export const SearchFacets = Type.Object(
  {
    count: Type.Integer({ description: 'hotels without any filter' }),
    price: RupeesFacet,
    total: RupeesFacet,
    has_bathtub: Type.Integer(),
    free_to_cancel: Type.Integer(),
    ...eachFilterFact(() => Type.Integer()),
    amenities: Type.Object(
      eachFilterAmenity(() => Type.Integer()),
      { title: 'AmenityFacets' },
    ),
    ratings: Type.Array(Type.Object({ from: Type.Number(), count: Type.Integer() }, { title: 'RatingFacet' }), {
      description: 'hotels with at least this rating',
    }),
    places: Type.Array(PlaceToChoose, {
      description: 'what `near` of a search may name: stations, airports and landmarks',
    }),
    localities: Type.Array(Type.Object({ ...named, id: Type.Integer(), slug: Type.String(), count: Type.Integer() })),
  },
  { title: 'SearchFacets' },
)
export type SearchFacets = Static<typeof SearchFacets>

export const searchFacets = defineCall({
  method: 'GET',
  path: '/hotels/search-facets',
  tag: 'Hotels',
  summary: 'How many hotels of a city each filter leaves, for the slot looked for',
  rights: 'anyone',
  query: SearchQuery,
  filter: Type.Object({ where: Where }, { additionalProperties: false }),
  response: SearchFacets,
  refusals: ['FILTER_INVALID', 'NOT_FOUND'],
  limitSetting: 'SEARCHES_A_MINUTE',
})

/** The number of other hotels that fit on a hotel's page without much scrolling. */
export const SIMILAR_HOTELS = 6

export const similarHotels = defineCall({
  method: 'GET',
  path: '/hotels/similar-hotels/{id}',
  tag: 'Hotels',
  summary:
    'Other hotels of the same city: available ones first, then those of about the same price, in the locality or near it, and rated best; without a time, for the next Full Day',
  rights: 'anyone',
  session: 'optional',
  params: SlugOrIdParams,
  query: Type.Object({
    checkin: Type.Optional(SearchQuery.properties.checkin),
    checkout: Type.Optional(SearchQuery.properties.checkout),
    rooms: SearchQuery.properties.rooms,
    guests: SearchQuery.properties.guests,
  }),
  filter: Type.Object(
    { ...Paging, limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_LIMIT, default: SIMILAR_HOTELS })) },
    { additionalProperties: false },
  ),
  response: Type.Array(HotelInList),
  refusals: ['FILTER_INVALID', 'NOT_FOUND'],
  limitSetting: 'SEARCHES_A_MINUTE',
})

export const findAvailability = defineCall({
  method: 'GET',
  path: '/hotels/{id}/find-availability',
  tag: 'Hotels',
  summary: 'Whether the wanted number of rooms is free for the whole period',
  rights: 'anyone',
  params: SlugOrIdParams,
  query: Type.Object({
    ...SearchQuery.properties,
    has_bathtub: Type.Optional(Type.Boolean({ description: 'ask for rooms with a bathtub only' })),
  }),
  response: Type.Object({
    availability: Type.Object(
      {
        availability: Type.Boolean(),
        price: Nullable(
          Type.Integer({
            description: 'a room on the day of the check-in; null when the hotel does not sell the slot then',
          }),
        ),
        ...StayTotalFields,
        isPaused: Type.Boolean({
          description:
            'the hotel takes no new bookings for this time, whatever is free: it stopped its sales, or the slot has begun and nobody is at its reception',
        }),
        roomsLeft: Type.Integer({ description: 'at most 5' }),
        bathtubRoomsLeft: Type.Integer({ description: 'of these, rooms with a bathtub' }),
      },
      { title: 'RoomsLeft' },
    ),
  }),
  refusals: ['NOT_FOUND'],
  limitSetting: 'SEARCHES_A_MINUTE',
})
