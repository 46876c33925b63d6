import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { OfficeNames } from '#contract/office-names.ts'
import type { DB } from '#db/schema.ts'
import type { Translated } from '#domain/languages.ts'
import type { Called, NamedKind, OtherNames } from '#domain/places/other-names.ts'
import type { Db } from '../../../services.ts'
import { versionOf } from '../../desk/hotel-editor.ts'
import { escapeLike } from '../escape-like.ts'

/** A city or a locality with its city and state. */
export type NamedPlace = Called &
  Pick<OfficeNames, 'ref' | 'kind' | 'city' | 'state'> & { cityId: number; citySlug: string }

const allPlaces = sql`
  select 'city' as kind, 'c' || c.id as ref, c.id, c.slug, c.name, c.id as "cityId", c.slug as "citySlug", c.name as city,
    c.state, c.names, c.aliases as spellings from cities c
  union all
  select 'locality', 'l' || l.id, l.id, l.slug, l.name, c.id, c.slug, c.name, c.state, l.names, '{}'
  from localities l join cities c on c.id = l.city_id`

async function placesWhere(db: Db, condition: RawBuilder<unknown>, limit?: number): Promise<NamedPlace[]> {
  const { rows } = await sql<NamedPlace>`
    with p as (${allPlaces}) select p.* from p where ${condition}
    order by p.kind, p.city, p.name, p.id limit ${limit ?? null}`.execute(db)
  return rows
}

/** Reads every city and locality. */
export const readAllPlaces = (db: Db): Promise<NamedPlace[]> => placesWhere(db, sql`true`)

/** Finds a city or locality by its ref; undefined if there is none. */
export const findNamedPlace = async (db: Db, ref: string): Promise<NamedPlace | undefined> =>
  (await placesWhere(db, sql`p.ref = ${ref}`))[0]

export type NamesQuery = { text?: string | undefined; lacks?: Translated | undefined; after?: string | undefined }

/** Lists cities, then localities by their city. */
export function listNamedPlaces(db: Db, { text, lacks, after }: NamesQuery, limit: number): Promise<NamedPlace[]> {
  const like = text ? escapeLike(text.normalize('NFC')) : undefined
  const conditions = [
    sql`true`,
    ...(like === undefined
      ? []
      : [
          sql`(p.name ilike ${like} or p.city ilike ${like}
            or exists (select from jsonb_each_text(p.names) other where other.value ilike ${like})
            or exists (select from unnest(p.spellings) spelling where spelling ilike ${like}))`,
        ]),
    ...(lacks ? [sql`p.names ->> ${lacks}::text is null`] : []),
    ...(after
      ? [sql`(p.kind, p.city, p.name, p.id) > (select o.kind, o.city, o.name, o.id from p o where o.ref = ${after})`]
      : []),
  ]
  return placesWhere(db, sql.join(conditions, sql` and `), limit)
}

/** Identifies the current version of a place's names. */
export const versionOfNames = ({ names, spellings }: OtherNames): string => versionOf({ names, spellings })

export const presentNames = (place: NamedPlace): OfficeNames => ({
  ref: place.ref,
  kind: place.kind,
  name: place.name,
  city: place.city,
  state: place.state,
  names: place.names,
  spellings: [...place.spellings],
  version: versionOfNames(place),
})

type Family = Pick<NamedPlace, 'kind' | 'cityId' | 'state'>

/** Whether two places belong to one family: cities of one state, or localities of one city. */
const isOfFamily = ({ kind, cityId, state }: Family): RawBuilder<unknown> =>
  kind === 'city' ? sql`p.kind = 'city' and p.state = ${state}` : sql`p.kind = 'locality' and p."cityId" = ${cityId}`

/**
 * Locks cities in the order of their ids, so that changes follow each other and no two places get the same spelling.
 */
export async function lockCities(trx: Transaction<DB>, condition: RawBuilder<unknown>): Promise<void> {
  await sql`select id from cities where ${condition} order by id for no key update`.execute(trx)
}

/** Locks and reads the family of a place, within which spellings must be unique, including the place itself. */
export async function lockFamily(trx: Transaction<DB>, place: NamedPlace): Promise<NamedPlace[]> {
  await lockCities(trx, place.kind === 'city' ? sql`state = ${place.state}` : sql`id = ${place.cityId}`)
  return placesWhere(trx, isOfFamily(place))
}

/** Writes all names of a place. */
export async function writeOtherNames(
  trx: Transaction<DB>,
  { kind, id }: { kind: NamedKind; id: number },
  { names, spellings }: OtherNames,
): Promise<void> {
  const given = JSON.stringify(names)
  if (kind === 'city')
    await trx
      .updateTable('cities')
      .set({ names: given, aliases: [...spellings] })
      .where('id', '=', id)
      .execute()
  else await trx.updateTable('localities').set({ names: given }).where('id', '=', id).execute()
}
