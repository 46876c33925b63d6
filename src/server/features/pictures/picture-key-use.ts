import { sql } from 'kysely'
import type { Services } from '../../services.ts'

export type PictureKeyUse = { underThisKey: number; underThePrevious: number }

/**
 * Counts pictures and hotels' PANs whose keys are wrapped by the current master key, and those whose keys still need
 * the previous one.
 */
export async function pictureKeyUse({ db, seal }: Pick<Services, 'db' | 'seal'>): Promise<PictureKeyUse> {
  const mark = seal.currentMark()
  const { rows } = await sql<PictureKeyUse>`
    select count(*) filter (where substring(encrypted_key from 1 for ${mark.length}::int) = ${mark}::bytea)::int as "underThisKey",
      count(*) filter (where substring(encrypted_key from 1 for ${mark.length}::int) <> ${mark}::bytea)::int as "underThePrevious"
    from (select encrypted_key from pictures where encrypted_key is not null
      union all select encrypted_key from hotel_pans) wrapped`.execute(db)
  return rows[0] ?? { underThisKey: 0, underThePrevious: 0 }
}
