import { sql, type RawBuilder } from 'kysely'
import { slugOf } from '#domain/kernel/slug.ts'
import type { Db } from '../../services.ts'

/** Digits are an id, because the database refuses numeric slugs. */
const isId = (ref: string | number) => /^\d{1,9}$/.test(String(ref))

/** Matches older names as people type them in addresses. */
export const aliasSlug = sql`trim(both '-' from regexp_replace(lower(alias), '[^a-z0-9]+', '-', 'g'))`

const hasAlias = (slug: string): RawBuilder<boolean> =>
  sql`exists (select 1 from unnest(c.aliases) alias where ${aliasSlug} = ${slug})`

/**
 * Finds a city by id, slug or an older name ('bangalore'). An id is not looked up. A slug takes precedence over another
 * city's alias; of two cities with one alias the older one wins.
 */
export async function findCityId(db: Db, ref: string | number): Promise<number | undefined> {
  if (isId(ref)) return Number(ref)
  const slug = slugOf(String(ref))
  if (slug === '') return undefined
  const bySlug = await db.selectFrom('cities').select('id').where('slug', '=', slug).executeTakeFirst()
  if (bySlug) return bySlug.id
  const { rows } = await sql<{ id: number }>`
    select c.id from cities c where ${hasAlias(slug)} order by c.id limit 1`.execute(db)
  return rows[0]?.id
}
