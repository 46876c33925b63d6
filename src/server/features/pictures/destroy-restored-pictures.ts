import { sql } from 'kysely'
import type { Db, Services } from '../../services.ts'
import { wasDestroyed } from './destroyed-list.ts'
import { deleteFilesOf, destroyPictures, lockOwner } from './picture-rows.ts'

/** How many entries of the list to check concurrently. A hundred thousand entries take some minutes. */
const AT_ONCE = 50
const NO_ID = '00000000-0000-0000-0000-000000000000'

type Living = { id: string; owner_id: string }

const livingAfter = (db: Db, after: string): Promise<Living[]> =>
  db
    .selectFrom('pictures')
    .select(['id', 'owner_id'])
    .where('destroyed_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()

async function destroyOne(services: Services, { id, owner_id }: Living): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await lockOwner(trx, owner_id)
    await destroyPictures(trx, [id], services.clock.now())
  })
  await deleteFilesOf(services, [id])
}

/**
 * Destroys, after a restore, pictures that are live again although they are on the list of destroyed ones. Throws a
 * FileStoreError if the list does not answer. Pictures destroyed by then stay destroyed, and the command can be
 * repeated.
 */
export async function destroyRestoredPictures(services: Services): Promise<{ looked: number; destroyed: number }> {
  const done = { looked: 0, destroyed: 0 }
  let after = NO_ID
  for (;;) {
    const batch = await livingAfter(services.db, after)
    const isListed = await Promise.all(batch.map(({ id }) => wasDestroyed(services, id)))
    const returned = batch.filter((_picture, index) => isListed[index])
    for (const picture of returned) await destroyOne(services, picture)
    done.looked += batch.length
    done.destroyed += returned.length
    const last = batch.at(-1)
    if (!last || batch.length < AT_ONCE) return done
    after = last.id
  }
}

type Wrapped = { id: string; owner_id: string; kind: 'profile' | 'identity'; encrypted_key: Buffer; pictures: number }

/** Counts pictures that none of our keys opens, by trying one picture per master key. */
export async function sealedByUnknownKeys({ db, seal }: Pick<Services, 'db' | 'seal'>): Promise<number> {
  const mark = seal.currentMark().length
  const { rows } = await sql<Wrapped>`
    select distinct on (substring(encrypted_key from 1 for ${mark}::int)) id, owner_id, kind, encrypted_key,
      (count(*) over (partition by substring(encrypted_key from 1 for ${mark}::int)))::int as pictures
    from pictures where encrypted_key is not null`.execute(db)
  const unknown = rows.filter(({ id, owner_id, kind, encrypted_key }) => {
    try {
      seal.renew(encrypted_key, { pictureId: id, ownerId: owner_id, kind })
      return false
    } catch {
      return true
    }
  })
  return unknown.reduce((sum, { pictures }) => sum + pictures, 0)
}
