import { sql } from 'kysely'
import { spellingOf } from '#domain/places/names.ts'
import type { Db } from '../../../services.ts'
import { otherSpellings } from '../../cities/find-city-id.ts'

/** City ids by slug, and by former and translated names that differ from a slug. */
export type CityNames = { byName: ReadonlyMap<string, number>; ids: ReadonlySet<number> }

export async function readCityNames(db: Db): Promise<CityNames> {
  const { rows } = await sql<{ id: number; slug: string; aliases: string[] }>`
    select c.id, c.slug, array(${otherSpellings}) as aliases from cities c order by c.id`.execute(db)
  const byName = new Map(rows.map(({ id, slug }) => [slug, id]))
  for (const { id, aliases } of rows) for (const alias of aliases) if (!byName.has(alias)) byName.set(alias, id)
  return { byName, ids: new Set(rows.map(({ id }) => id)) }
}

/** Finds a city by id, slug or an older name, like `findCityId`; undefined if there is none. */
export function cityIdIn({ byName, ids }: CityNames, ref: string | number): number | undefined {
  const id = /^\d{1,9}$/.test(String(ref)) ? Number(ref) : byName.get(spellingOf(String(ref)))
  return id !== undefined && ids.has(id) ? id : undefined
}
