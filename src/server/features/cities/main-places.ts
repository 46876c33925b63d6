import type { CityPlace } from '#domain/places/nearest-place.ts'
import type { Db } from '../../services.ts'

/** Reads the main stations, the airports and the landmarks of a city: what guests may search around. */
export const mainPlacesOf = (db: Db, cityId: number): Promise<CityPlace[]> =>
  db
    .selectFrom('places')
    .select(['kind', 'name', 'names', 'lat', 'lng', 'rank'])
    .where('city_id', '=', cityId)
    .where('rank', '=', 1)
    .$castTo<CityPlace>()
    .execute()
