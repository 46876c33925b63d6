import type { CityPlace } from '#domain/places/nearest-place.ts'
import type { Db } from '../../services.ts'

/** Reads the places of a city, which guests may search around. */
export const placesOf = (db: Db, cityId: number): Promise<CityPlace[]> =>
  db
    .selectFrom('places')
    .select(['kind', 'name', 'names', 'lat', 'lng', 'rank'])
    .where('city_id', '=', cityId)
    .$castTo<CityPlace>()
    .execute()
