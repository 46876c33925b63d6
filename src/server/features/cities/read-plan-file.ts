import { Ajv } from 'ajv'
import { Type, type Static } from 'typebox'
import {
  MAX_PLACE_NAME,
  MAX_PLAN_FEATURES,
  MAX_PLAN_PLACES,
  PlanLayers,
  PlanPlace,
  ROAD_CLASSES,
  type CityPlan,
} from '#contract/city-plans.ts'
import { OneOf } from '#contract/primitives.ts'
import { LANDMARK_KINDS } from '#domain/places/nearest-place.ts'
import type { Names } from '#domain/places/names.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'

const { outline, water, coast, rail, railSchematic, roads } = PlanLayers.properties
const { line } = roads.items.properties
const { name, lat, lng } = PlanPlace.properties

const named = { name_hi: Type.Optional(name), name_ta: Type.Optional(name), name_local: Type.Optional(name) }

const Rank = Type.Integer({ minimum: 1, maximum: 2 })

/** A city's file as demo/maps/README.md describes it. Fields that are missing here are meant for people. */
const PlanFile = Type.Object({
  city: Type.String({ minLength: 1, maxLength: MAX_PLACE_NAME }),
  bounds: Type.Array(Type.Number(), { minItems: 4, maxItems: 4 }),
  attribution: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { minItems: 1, maxItems: 10 }),
  layers: Type.Object({
    outline,
    water,
    coast,
    rail,
    railSchematic: Type.Optional(railSchematic),
    roads: Type.Array(Type.Object({ class: OneOf(ROAD_CLASSES), line }), { maxItems: MAX_PLAN_FEATURES }),
    metro: Type.Array(Type.Object({ line, schematic: Type.Optional(Type.Boolean()) }), { maxItems: MAX_PLAN_FEATURES }),
  }),
  stations: Type.Array(
    Type.Object({ kind: OneOf(['rail', 'metro', 'airport']), name, ...named, lat, lng, rank: Rank }),
    {
      maxItems: MAX_PLAN_PLACES,
    },
  ),
  landmarks: Type.Array(Type.Object({ name, ...named, kind: Type.Optional(Type.String()), lat, lng }), {
    maxItems: MAX_PLAN_PLACES,
  }),
})
type PlanFile = Static<typeof PlanFile>

/** A plan as read from its file, with the name of its city. */
export type PlanOfFile = CityPlan & { city: string }

const TAMIL = /\p{Script=Tamil}/u

/** In the source data, `name_local` is written in the script of the city's state. */
const namesOf = ({ name_hi: hi, name_ta, name_local: local = '' }: PlanFile['landmarks'][number]): Names => {
  const ta = name_ta ?? (TAMIL.test(local) ? local : undefined)
  return { ...(hi === undefined ? {} : { hi }), ...(ta === undefined ? {} : { ta }) }
}

function planOf({ city, bounds, attribution, layers, stations, landmarks }: PlanFile): PlanOfFile {
  const [west = 0, south = 0, east = 0, north = 0] = bounds
  return {
    city,
    bounds: { west, south, east, north },
    attribution,
    layers: {
      outline: layers.outline,
      water: layers.water,
      coast: layers.coast,
      roads: layers.roads.map((road) => ({ class: road.class, line: road.line })),
      rail: layers.rail,
      railSchematic: layers.railSchematic ?? [],
      metro: layers.metro.map((metroLine) => ({ line: metroLine.line, schematic: metroLine.schematic ?? false })),
    },
    places: [
      ...stations.map((station) => ({
        kind: station.kind,
        name: station.name,
        names: namesOf(station),
        lat: station.lat,
        lng: station.lng,
        rank: station.rank,
      })),
      ...landmarks.map((landmark) => ({
        kind: LANDMARK_KINDS.find((kind) => kind === landmark.kind) ?? 'landmark',
        name: landmark.name,
        names: namesOf(landmark),
        lat: landmark.lat,
        lng: landmark.lng,
        rank: 1,
      })),
    ],
  }
}

function twiceNamed({ places }: PlanOfFile): string | undefined {
  const known = new Set<string>()
  for (const { kind, name: called } of places) {
    if (known.has(`${kind} ${called}`)) return `two of kind ${kind} are named ${called}`
    known.add(`${kind} ${called}`)
  }
  return undefined
}

/** Reads the text of a plan's file; the error says what is wrong with it. */
export function readPlanFile(text: string): Result<PlanOfFile, string> {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return refuse(`is not JSON: ${error.message}`)
  }
  const ajv = new Ajv({ strict: false })
  if (!ajv.validate(PlanFile, parsed)) return refuse(ajv.errorsText(ajv.errors, { dataVar: 'it' }))
  const plan = planOf(parsed as PlanFile)
  const { west, south, east, north } = plan.bounds
  const isBox = west >= -180 && west < east && east <= 180 && south >= -90 && south < north && north <= 90
  if (!isBox) return refuse('has bounds that are not west, south, east and north')
  const twice = twiceNamed(plan)
  return twice === undefined ? accept(plan) : refuse(twice)
}
