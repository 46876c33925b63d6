import { sql } from 'kysely'
import { slugOf } from '#domain/kernel/slug.ts'
import type { Db } from '../../../services.ts'
import { aliasSlug } from '../../cities/find-city-id.ts'

/** The ids of all cities by slug, and by older names that are not slugs. */
export type CityNames = { byName: ReadonlyMap<string, number>; ids: ReadonlySet<number> }

export async function readCityNames(db: Db): Promise<CityNames> {
  const { rows } = await sql<{ id: number; slug: string; aliases: string[] }>`
    select id, slug, array(select ${aliasSlug} from unnest(aliases) alias) as aliases from cities order by id`.execute(
    db,
  )
  const byName = new Map(rows.map(({ id, slug }) => [slug, id]))
  for (const { id, aliases } of rows) for (const alias of aliases) if (!byName.has(alias)) byName.set(alias, id)
  return { byName, ids: new Set(rows.map(({ id }) => id)) }
}

/** Finds a city by id, slug or an older name, like `findCityId`; undefined if there is none. */
export function cityIdIn({ byName, ids }: CityNames, ref: string | number): number | undefined {
  const id = /^\d{1,9}$/.test(String(ref)) ? Number(ref) : byName.get(slugOf(String(ref)))
  return id !== undefined && ids.has(id) ? id : undefined
}
