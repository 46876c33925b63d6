import { sql, type RawBuilder } from 'kysely'
import { slugOf } from '#domain/kernel/slug.ts'
import type { Db } from '../../services.ts'

/** Slugs never are numbers (the database refuses them), so digits are an id. */
const isId = (ref: string | number) => /^\d{1,9}$/.test(String(ref))

const aliasSlug = sql`trim(both '-' from regexp_replace(lower(alias), '[^a-z0-9]+', '-', 'g'))`

const hasAlias = (slug: string): RawBuilder<boolean> =>
  sql`exists (select 1 from unnest(c.aliases) alias where ${aliasSlug} = ${slug})`

/**
 * A city by id, slug or an older name ('bangalore'). An id is not looked up. A slug goes before the alias of another city;
 * of two with one alias it is the one that came first.
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
