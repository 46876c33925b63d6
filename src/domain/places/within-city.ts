import { straightKilometres, type Point } from './straight-kilometres.ts'

/** The radius assumed for a city without a plan. */
export const CITY_REACH_KILOMETRES = 50

export type Bounds = { west: number; south: number; east: number; north: number }

/** The area in which a city's hotels are: the bounds of its plan or, without a plan, a circle around its centre. */
export type CityArea = Point & { bounds: Bounds | null }

export const isWithinCity = (point: Point, { bounds, ...middle }: CityArea): boolean =>
  bounds === null
    ? straightKilometres(point, middle) <= CITY_REACH_KILOMETRES
    : point.lat >= bounds.south && point.lat <= bounds.north && point.lng >= bounds.west && point.lng <= bounds.east

const DECIMAL = /^-?\d{1,3}(?:\.\d{1,20})?$/

/** Rounds to six decimals, which is a tenth of a metre. Further decimals copied from a map are meaningless. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/** Reads a position as people copy it from maps, '18.5204, 73.8567'; undefined for anything else. */
export function readPosition(typed: string): Point | undefined {
  const [lat, lng, ...more] = typed
    .trim()
    .split(/\s*,\s*|\s+/)
    .map((part) => (DECIMAL.test(part) ? Number(part) : Number.NaN))
  if (lat === undefined || lng === undefined || more.length > 0) return undefined
  const isOnGlobe = Math.abs(lat) <= 90 && Math.abs(lng) <= 180
  return isOnGlobe ? { lat: rounded(lat), lng: rounded(lng) } : undefined
}

export const positionWords = ({ lat, lng }: Point): string => `${lat}, ${lng}`
