import { PLACE_KINDS, type CityPlace } from './nearest-place.ts'
import { KILOMETRES_A_DEGREE, type Point } from './straight-kilometres.ts'

/** The distances around a place that our pages offer for a search. */
export const NEAR_STEPS = [1, 2, 5] as const

/** The largest distance that a search accepts. */
export const MAX_NEAR_KILOMETRES = 20

/** The distance around a place that the place's own page uses for its search. */
export const PAGE_KILOMETRES = 2

/** The maximum number of places that a list offers, because guests do not read more. */
export const MAX_PLACES_TO_CHOOSE = 60

/** What identifies a place within a city. */
export type PlaceName = Pick<CityPlace, 'kind' | 'name'>

/**
 * A place and the distance around it, expressed so that PostgreSQL and this process calculate identical results to the
 * last bit. The calculation uses only subtractions, products and a sum. `squeeze` is the width of a degree there, and
 * `reach` is the squared distance in degrees.
 */
export type Circle = Point & { squeeze: number; reach: number }

export const circleAround = ({ lat, lng }: Point, kilometres: number): Circle => {
  const degrees = kilometres / KILOMETRES_A_DEGREE
  return { lat, lng, squeeze: Math.cos((lat * Math.PI) / 180), reach: degrees * degrees }
}

/** Returns the squared distance of a point from the centre of a circle, in degrees. */
export function squaredDegrees({ lat, lng, squeeze }: Circle, point: Point): number {
  const [north, east] = [point.lat - lat, (point.lng - lng) * squeeze]
  return north * north + east * east
}

export const isInside = (circle: Circle, point: Point): boolean => squaredDegrees(circle, point) <= circle.reach

/** Returns the main places of a city in the order in which guests see them: by kind, then by name. */
export function placesToChoose<Place extends PlaceName & Pick<CityPlace, 'rank'>>(places: readonly Place[]): Place[] {
  const kindOf = ({ kind }: Place) => PLACE_KINDS.indexOf(kind)
  const byName = (one: Place, other: Place) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0)
  return places
    .filter(({ rank }) => rank === 1)
    .toSorted((one, other) => kindOf(one) - kindOf(other) || byName(one, other))
    .slice(0, MAX_PLACES_TO_CHOOSE)
}
