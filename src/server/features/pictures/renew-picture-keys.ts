import { sql } from 'kysely'
import type { Services } from '../../services.ts'
import type { PictureRow } from './picture-rows.ts'

const MOST_AT_ONCE = 500

/**
 * After a change of PICTURE_KEY: the keys of pictures that the one before it wrapped are wrapped anew, so that it can be
 * thrown away. The files stay as they are. Answers how many.
 */
export async function renewPictureKeys({ db, seal }: Services): Promise<number> {
  let renewed = 0
  for (;;) {
    const mark = seal.currentMark()
    const { rows } = await sql<Pick<PictureRow, 'id' | 'owner_id' | 'kind'> & { encrypted_key: Buffer }>`
      select id, owner_id, kind, encrypted_key from pictures
      where encrypted_key is not null and substring(encrypted_key from 1 for ${mark.length}::int) <> ${mark}::bytea
      limit ${MOST_AT_ONCE}`.execute(db)
    for (const { id, owner_id, kind, encrypted_key } of rows) {
      const key = seal.renew(encrypted_key, { pictureId: id, ownerId: owner_id, kind })
      await sql`update pictures set encrypted_key = ${key}
        where id = ${id}::uuid and encrypted_key = ${encrypted_key}`.execute(db)
    }
    renewed += rows.length
    if (rows.length < MOST_AT_ONCE) return renewed
  }
}
