import { sql } from 'kysely'
import type { Services } from '../../services.ts'
import { workThrough } from '../../work-through.ts'
import type { PictureRow } from './picture-rows.ts'

type WrappedKey = Pick<PictureRow, 'id' | 'owner_id' | 'kind'> & { encrypted_key: Buffer }

/**
 * After a change of PICTURE_KEY, wraps those picture keys again that the previous master key wrapped, so that the
 * previous key can be discarded. The files do not change. Returns how many keys it wrapped.
 */
export async function renewPictureKeys({ db, seal, log }: Services): Promise<number> {
  const mark = seal.currentMark()
  return workThrough<WrappedKey>({
    name: 'renew-picture-keys',
    log,
    next: async (after, limit) => {
      const { rows } = await sql<WrappedKey>`
        select id, owner_id, kind, encrypted_key from pictures
        where encrypted_key is not null and substring(encrypted_key from 1 for ${mark.length}::int) <> ${mark}::bytea
          and (${after}::uuid is null or id > ${after}::uuid)
        order by id limit ${limit}`.execute(db)
      return rows
    },
    work: async ({ id, owner_id, kind, encrypted_key }) => {
      const key = seal.renew(encrypted_key, { pictureId: id, ownerId: owner_id, kind })
      await sql`update pictures set encrypted_key = ${key}
        where id = ${id}::uuid and encrypted_key = ${encrypted_key}`.execute(db)
      return true
    },
  })
}
