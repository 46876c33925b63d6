import { Type, type Static } from 'typebox'
import { defineCall } from './call.ts'
import { Nullable, PlaceNames, SlugOrIdParams } from './primitives.ts'

export const Locality = Type.Object(
  {
    id: Type.Integer(),
    slug: Type.String(),
    name: Type.String(),
    names: PlaceNames,
    hotelsCount: Type.Integer(),
    location: Nullable(
      Type.Object(
        {
          lat: Type.Number(),
          lng: Type.Number(),
          radius: Type.Integer({ description: 'metres from here within which half of its hotels are' }),
        },
        { title: 'LocalityPlace', description: 'the middle of its hotels; null while none of them has a known place' },
      ),
    ),
  },
  { title: 'Locality' },
)
export type Locality = Static<typeof Locality>

export const City = Type.Object(
  {
    id: Type.Integer(),
    slug: Type.String(),
    name: Type.String(),
    names: PlaceNames,
    state: Type.String(),
    aliases: Type.Array(Type.String(), { description: 'older and other names: each finds the city too' }),
    lat: Type.Number(),
    lng: Type.Number(),
    hotelsCount: Type.Integer({ description: 'hotels a guest can see' }),
    picture: Type.Union([Type.String(), Type.Null()], { description: 'address of a small picture' }),
  },
  { title: 'City' },
)
export type City = Static<typeof City>

export const CityWithLocalities = Type.Object(
  {
    ...City.properties,
    localities: Type.Array(Locality),
    lowestPrices: Type.Record(Type.String(), Type.Integer(), {
      description: 'by slot key, the lowest price of a hotel in this city, whole rupees',
    }),
  },
  { title: 'CityWithLocalities' },
)
export type CityWithLocalities = Static<typeof CityWithLocalities>

export const listCities = defineCall({
  method: 'GET',
  path: '/cities',
  tag: 'Hotels',
  summary: 'Cities with hotels to be booked, the larger ones first',
  rights: 'anyone',
  response: Type.Array(City),
  refusals: [],
})

export const getCity = defineCall({
  method: 'GET',
  path: '/cities/{id}',
  tag: 'Hotels',
  summary: 'A city with its localities, by id, slug or an older name',
  rights: 'anyone',
  params: SlugOrIdParams,
  response: CityWithLocalities,
  refusals: ['NOT_FOUND'],
})
