import { sql, type Transaction } from 'kysely'
import type { CityPlan } from '#contract/city-plans.ts'
import type { DB } from '#db/schema.ts'

/**
 * How many places of a city an import added, changed and removed, which is zero for the same file again, and how many
 * places it contains.
 */
export type PlanImport = { added: number; changed: number; removed: number; places: number }

type PlanToImport = { cityId: number; plan: CityPlan; now: Date }

/** Replaces the plan and the places of a city. Locks the city, so that two imports follow each other. */
export async function replacePlan(trx: Transaction<DB>, { cityId, plan, now }: PlanToImport): Promise<PlanImport> {
  await sql`select 1 from cities where id = ${cityId} for update`.execute(trx)
  const { attribution, bounds } = plan
  const row = { ...bounds, attribution, layers: JSON.stringify(plan.layers), imported_at: now }
  await trx
    .insertInto('city_plans')
    .values({ city_id: cityId, ...row })
    .onConflict((conflict) => conflict.column('city_id').doUpdateSet(row))
    .execute()
  const given = sql`jsonb_to_recordset(${JSON.stringify(plan.places)}::jsonb)
    as given (kind text, name text, names jsonb, lat float8, lng float8, rank int)`
  const removed = await sql`
    delete from places p where p.city_id = ${cityId} and not p.is_added and (p.kind, p.name) not in (select kind, name from ${given})`.execute(
    trx,
  )
  const { rows } = await sql<{ added: boolean }>`
    insert into places as p (city_id, kind, name, names, lat, lng, rank)
    select ${cityId}, kind, name, names, lat, lng, rank from ${given}
    on conflict (city_id, kind, name) do update set names = excluded.names, lat = excluded.lat, lng = excluded.lng, rank = excluded.rank
    where not p.is_added and (p.names, p.lat, p.lng, p.rank) is distinct from (excluded.names, excluded.lat, excluded.lng, excluded.rank)
    returning xmax = 0 as added`.execute(trx)
  const added = rows.filter((place) => place.added).length
  return {
    added,
    changed: rows.length - added,
    removed: Number(removed.numAffectedRows ?? 0),
    places: plan.places.length,
  }
}
