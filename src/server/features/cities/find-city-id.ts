import { sql, type RawBuilder } from 'kysely'
import { spellingOf } from '#domain/places/names.ts'
import type { Db } from '../../services.ts'

/** A number is always an id, because the database refuses numeric slugs. */
const isId = (ref: string | number) => /^\d{1,9}$/.test(String(ref))

/** Selects the former and translated names of city `c`, normalized like `spellingOf`. */
export const otherSpellings = sql`
  select case when octet_length(other) > length(other) then lower(trim(normalize(other, nfc)))
    else trim(both '-' from regexp_replace(lower(other), '[^a-z0-9]+', '-', 'g')) end
  from unnest(c.aliases || array(select value from jsonb_each_text(c.names))) other`

const isAlsoCalled = (spelling: string): RawBuilder<boolean> => sql`${spelling} in (${otherSpellings})`

/**
 * Finds a city by id, slug, an older name ('bangalore') or its name in another language ('पुणे'). Returns an id without
 * looking it up. Prefers a city's slug to another city's other name. If two cities share such a name, returns the older
 * city.
 */
export async function findCityId(db: Db, ref: string | number): Promise<number | undefined> {
  if (isId(ref)) return Number(ref)
  const spelling = spellingOf(String(ref))
  if (spelling === '') return undefined
  const bySlug = await db.selectFrom('cities').select('id').where('slug', '=', spelling).executeTakeFirst()
  if (bySlug) return bySlug.id
  const { rows } = await sql<{ id: number }>`
    select c.id from cities c where ${isAlsoCalled(spelling)} order by c.id limit 1`.execute(db)
  return rows[0]?.id
}
