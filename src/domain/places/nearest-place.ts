import type { Names } from './names.ts'
import { straightKilometres, type Point } from './straight-kilometres.ts'

export const PLACE_KINDS = ['rail', 'metro', 'airport', 'landmark', 'college', 'hospital', 'mall'] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]

/** Kinds of places by which guests find their way, apart from stations and airports. */
export const LANDMARK_KINDS = ['landmark', 'college', 'hospital', 'mall'] as const satisfies readonly PlaceKind[]

const isLandmark = ({ kind }: Pick<CityPlace, 'kind'>) => (LANDMARK_KINDS as readonly PlaceKind[]).includes(kind)

/**
 * A station, airport, landmark or other place of a city. `rank` 1 is a main station. A place with `rank` 2 is named
 * only on a detailed map.
 */
export type CityPlace = Point & { kind: PlaceKind; name: string; names: Names; rank: number }

/** A place near a hotel. `metres` is the straight-line distance, rounded to 100. */
export type NearPlace = Pick<CityPlace, 'kind' | 'name' | 'names'> & { metres: number }

/** A station farther away than this is not near. */
export const NEAR_STATION_KILOMETRES = 5
export const NEAR_LANDMARK_KILOMETRES = 2

/** Rounds to 100 metres. Distances are straight and positions approximate, so more digits would promise too much. */
const ROUNDED_TO = 100

/** Returns a place with its distance, however far away it is. */
export const withDistance = (from: Point, place: Point & Pick<CityPlace, 'kind' | 'name' | 'names'>): NearPlace => ({
  kind: place.kind,
  name: place.name,
  names: place.names,
  metres: Math.max(ROUNDED_TO, Math.round((straightKilometres(from, place) * 1000) / ROUNDED_TO) * ROUNDED_TO),
})

function nearest(from: Point, places: readonly CityPlace[], limit: number): NearPlace | null {
  let found: NearPlace | null = null
  let best = limit
  for (const place of places) {
    const far = straightKilometres(from, place)
    if (far > best || (found && far === best)) continue
    best = far
    found = withDistance(from, place)
  }
  return found
}

/** Returns the nearest main railway or metro station within 5 km. If two are equally near, returns the first. */
export const nearestStation = (from: Point, places: readonly CityPlace[]): NearPlace | null =>
  nearest(
    from,
    places.filter(({ kind, rank }) => rank === 1 && (kind === 'rail' || kind === 'metro')),
    NEAR_STATION_KILOMETRES,
  )

/** Returns the nearest landmark within 2 km. */
export const nearestLandmark = (from: Point, places: readonly CityPlace[]): NearPlace | null =>
  nearest(from, places.filter(isLandmark), NEAR_LANDMARK_KILOMETRES)

/** On a card, a place beyond walking distance is of no use to a guest. */
const ON_CARD_METRES = 2000

/**
 * Returns the place that a card names: the nearer of the station and the landmark within 2 km, or the station if both
 * are equally near.
 */
export function placeOnCard(station: NearPlace | null, landmark: NearPlace | null): NearPlace | null {
  const nearer = station && landmark && landmark.metres < station.metres ? landmark : (station ?? landmark)
  return nearer && nearer.metres <= ON_CARD_METRES ? nearer : null
}

/** Formats a distance as '800 m', '1.2 km' or '3 km'. */
export const formatDistance = (metres: number): string => (metres < 1000 ? `${metres} m` : `${metres / 1000} km`)
