import { Type, type Static } from 'typebox'
import { PLACE_KINDS } from '#domain/places/nearest-place.ts'
import { defineCall } from './call.ts'
import { OneOf, PlaceNames, SlugOrIdParams } from './primitives.ts'

/** Limits for a plan. An extract of a large city has a few hundred features and less than 100 KB. */
export const MAX_PLAN_FEATURES = 2000
export const MAX_PLAN_PLACES = 2000
const MAX_POINTS = 5000
export const MAX_PLACE_NAME = 80

const Position = Type.Array(Type.Number({ minimum: -180, maximum: 180 }), {
  minItems: 2,
  maxItems: 2,
  description: 'longitude, latitude',
})
const Line = Type.Array(Position, { minItems: 2, maxItems: MAX_POINTS, description: 'a line' })
const Polygon = Type.Array(Type.Array(Position, { minItems: 3, maxItems: MAX_POINTS }), {
  minItems: 1,
  maxItems: MAX_PLAN_FEATURES,
  description: 'rings, the outer one first; filled by the even-odd rule',
})

export const ROAD_CLASSES = ['motorway', 'trunk', 'primary', 'ring'] as const

const features = { maxItems: MAX_PLAN_FEATURES }

/** The layers of a plan. A layer that is missing in the sources is an empty list. */
export const PlanLayers = Type.Object(
  {
    outline: Type.Array(Polygon, { ...features, description: 'the city’s limit; may run beyond the bounds' }),
    water: Type.Array(Polygon, features),
    coast: Type.Array(Line, features),
    roads: Type.Array(Type.Object({ class: OneOf(ROAD_CLASSES), line: Line }, { title: 'PlanRoad' }), features),
    rail: Type.Array(Line, features),
    railSchematic: Type.Array(Line, {
      ...features,
      description: 'straight links between neighbouring stations, which are no tracks',
    }),
    metro: Type.Array(Type.Object({ line: Line, schematic: Type.Boolean() }, { title: 'PlanMetro' }), features),
  },
  { title: 'PlanLayers' },
)
export type PlanLayers = Static<typeof PlanLayers>

export const PlanPlace = Type.Object(
  {
    kind: OneOf(PLACE_KINDS),
    name: Type.String({ minLength: 1, maxLength: MAX_PLACE_NAME }),
    names: PlaceNames,
    lat: Type.Number({ minimum: -90, maximum: 90 }),
    lng: Type.Number({ minimum: -180, maximum: 180 }),
    rank: Type.Integer({ description: '1: a main station, an airport or a landmark; 2: another station' }),
  },
  { title: 'PlanPlace' },
)
export type PlanPlace = Static<typeof PlanPlace>

export const CityPlan = Type.Object(
  {
    bounds: Type.Object(
      { west: Type.Number(), south: Type.Number(), east: Type.Number(), north: Type.Number() },
      { title: 'PlanBounds' },
    ),
    attribution: Type.Array(Type.String(), { description: 'lines to show on every map drawn from this' }),
    layers: PlanLayers,
    places: Type.Array(PlanPlace, { description: 'stations, airports and landmarks' }),
  },
  { title: 'CityPlan' },
)
export type CityPlan = Static<typeof CityPlan>

export const getCityPlan = defineCall({
  method: 'GET',
  path: '/cities/{id}/plan',
  tag: 'Hotels',
  summary: 'The drawn plan of a city, for a map without tiles; refused for a city without one',
  rights: 'anyone',
  params: SlugOrIdParams,
  response: CityPlan,
  refusals: ['NOT_FOUND'],
})
