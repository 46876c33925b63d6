type Place = { lat: number; lng: number }

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Distance on a sphere, in units of its radius, which is enough to compare two places. */
function distance(one: Place, other: Place): number {
  const lat = Math.sin(radians(other.lat - one.lat) / 2) ** 2
  const lng = Math.sin(radians(other.lng - one.lng) / 2) ** 2
  return 2 * Math.asin(Math.sqrt(lat + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * lng))
}

/** The city nearest to a place; undefined when there are no cities. */
export function nearestCity<City extends Place>(cities: readonly City[], place: Place): City | undefined {
  return cities.reduce<City | undefined>(
    (best, city) => (!best || distance(place, city) < distance(place, best) ? city : best),
    undefined,
  )
}
