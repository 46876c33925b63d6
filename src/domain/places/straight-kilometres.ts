export type Point = { lat: number; lng: number }

export const KILOMETRES_A_DEGREE = 111.2

/** Calculates a flat-earth distance, which within a city is off by only a few metres. */
export const straightKilometres = (one: Point, other: Point): number =>
  KILOMETRES_A_DEGREE *
  Math.sqrt((one.lat - other.lat) ** 2 + ((one.lng - other.lng) * Math.cos((other.lat * Math.PI) / 180)) ** 2)
