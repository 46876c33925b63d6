/** Draws random places for cities, and random amenities for hotels. */
import { amenities } from '#domain/hotels/amenities.ts'
import type { Random } from '#domain/kernel/seeded-random.ts'
import type { Db } from '#server/services.ts'
import type { BuiltCity } from '../builders.ts'

/** The last of these names belongs to no city. */
export const PLACES = [
  { kind: 'metro', name: 'Swargate' },
  { kind: 'rail', name: 'Junction "near"' },
  { kind: 'landmark', name: 'Fort' },
  { kind: 'airport', name: 'Nowhere' },
] as const

export const amenitiesOf = (draw: Random) => amenities.filter(() => draw.chance(0.6))

/** Gives each city its places, or changes one place, as a map import does. */
export async function movePlaces({ draw, cities }: { draw: Random; cities: BuiltCity[] }, db: Db): Promise<void> {
  const { id: city_id } = draw.pick(cities)
  for (const place of PLACES.slice(0, 3)) {
    const row = { lat: 18.5 + draw.int(0, 20) / 100, lng: 73.8 + draw.int(0, 20) / 100, rank: draw.chance(0.8) ? 1 : 2 }
    await db
      .insertInto('places')
      .values({ city_id, ...place, ...row })
      .onConflict((conflict) => conflict.columns(['city_id', 'kind', 'name']).doUpdateSet(row))
      .execute()
  }
}
