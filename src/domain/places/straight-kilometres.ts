export type Point = { lat: number; lng: number }

export const KILOMETRES_A_DEGREE = 111.2

/** Calculates the distance as if the earth were flat. Within a city the result is wrong by only a few metres. */
export const straightKilometres = (one: Point, other: Point): number =>
  KILOMETRES_A_DEGREE *
  Math.sqrt((one.lat - other.lat) ** 2 + ((one.lng - other.lng) * Math.cos((other.lat * Math.PI) / 180)) ** 2)
