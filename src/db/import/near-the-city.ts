import type { Coordinates, HotelRow } from './hotel-row.ts'
import { cityKey } from './place-names.ts'

/** Coordinates further than this from the centre of the city's hotels are treated as a mistake. */
const farthestKilometres = 150

const kilometresPerDegree = 111.2

function median(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const [low, high] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]]
  if (low === undefined || high === undefined) throw new Error('Nothing has no median')
  return (low + high) / 2
}

/**
 * Returns the median of several places, which a few wrong places barely move. Returns undefined if there are no places.
 */
export function middleOf(places: readonly Coordinates[]): Coordinates | undefined {
  if (places.length === 0) return undefined
  return { lat: median(places.map(({ lat }) => lat)), lng: median(places.map(({ lng }) => lng)) }
}

/** Calculates a distance. It is accurate enough up to a few hundred kilometres. */
export function kilometresBetween(one: Coordinates, other: Coordinates) {
  const narrowing = Math.cos(((one.lat + other.lat) / 2) * (Math.PI / 180))
  return Math.hypot(one.lat - other.lat, (one.lng - other.lng) * narrowing) * kilometresPerDegree
}

export const coordinatesIn = (hotels: readonly { row: HotelRow }[]) =>
  hotels.flatMap(({ row }) => row.coordinates ?? [])

/** Groups hotels by city, in the order of the file. */
export function byCity<Hotel extends { row: HotelRow }>(hotels: readonly Hotel[]): ReadonlyMap<string, Hotel[]> {
  return Map.groupBy(hotels, ({ row }) => cityKey(row.city))
}

/**
 * Returns the centre of a city's hotels. If only two are known and lie far apart, trusts the hotel nearer to the centre
 * of the state.
 */
function middleOfCity(places: readonly Coordinates[], middleOfState: Coordinates | undefined): Coordinates | undefined {
  const [one, other] = places
  const disagree = one && other && places.length === 2 && kilometresBetween(one, other) > farthestKilometres
  if (!disagree || !middleOfState) return middleOf(places)
  return kilometresBetween(one, middleOfState) <= kilometresBetween(other, middleOfState) ? one : other
}

/** Drops coordinates too far from the centre of the city's hotels, each with a warning. */
export function dropFarCoordinates<Hotel extends { row: HotelRow; warnings: readonly string[] }>(
  hotels: readonly Hotel[],
): Hotel[] {
  const ofStates = new Map(
    [...Map.groupBy(hotels, ({ row }) => row.city.state)].map(([state, group]) => [
      state,
      middleOf(coordinatesIn(group)),
    ]),
  )
  const ofCities = new Map(
    [...byCity(hotels)].map(([key, group]) => [
      key,
      middleOfCity(coordinatesIn(group), ofStates.get(group[0]?.row.city.state ?? '')),
    ]),
  )
  return hotels.map((hotel) => {
    const [middle, place] = [ofCities.get(cityKey(hotel.row.city)), hotel.row.coordinates]
    if (!middle || !place) return hotel
    const away = kilometresBetween(place, middle)
    if (away <= farthestKilometres) return hotel
    const warning = `coordinates are ${Math.round(away)} km from the middle of ${hotel.row.city.name}: left out`
    return { ...hotel, row: { ...hotel.row, coordinates: null }, warnings: [...hotel.warnings, warning] }
  })
}
