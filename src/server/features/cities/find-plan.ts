import type { CityPlan, PlanLayers, PlanPlace } from '#contract/city-plans.ts'
import type { Db } from '../../services.ts'
import { findCityId } from './find-city-id.ts'

/** Finds the plan of a city by its id, slug or an older name; main stations come first. */
export async function findPlan(db: Db, ref: string | number): Promise<CityPlan | undefined> {
  const cityId = await findCityId(db, ref)
  if (cityId === undefined) return undefined
  const [plan, places] = await Promise.all([
    db
      .selectFrom('city_plans')
      .select(['west', 'south', 'east', 'north', 'attribution', 'layers'])
      .where('city_id', '=', cityId)
      .executeTakeFirst(),
    db
      .selectFrom('places')
      .select(['kind', 'name', 'names', 'lat', 'lng', 'rank'])
      .where('city_id', '=', cityId)
      .orderBy('rank')
      .orderBy('kind')
      .orderBy('name')
      .$castTo<PlanPlace>()
      .execute(),
  ])
  if (!plan) return undefined
  const { attribution, layers, ...bounds } = plan
  return { bounds, attribution, layers: layers as PlanLayers, places }
}
