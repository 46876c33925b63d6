import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import type { Db, Services } from '../../../services.ts'
import { workThrough } from '../../../work-through.ts'
import { deleteHotelPicture } from '../../hotels/store-hotel-picture.ts'

/** How many minutes an unused picture stays stored: a page that a guest opened yesterday may still request it. */
const KEPT_MINUTES = 24 * 60

/**
 * Records the files of a picture that no hotel shows, before they are stored and when a photo is removed. A job then
 * finds and deletes them even if the process dies in between.
 */
export async function recordUnused(db: Db | Transaction<DB>, name: string, now: Date): Promise<void> {
  await db
    .insertInto('unused_hotel_pictures')
    .values({ name, since: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ since: now }))
    .execute()
}

/** Deletes the files of pictures that no hotel has shown for a day. Returns how many. */
export function deleteUnusedPictures(services: Services): Promise<number> {
  const before = addMinutes(services.clock.now(), -KEPT_MINUTES)
  return workThrough<{ id: string }>({
    name: 'delete-unused-pictures',
    log: services.log,
    next: (after, limit) =>
      services.db
        .selectFrom('unused_hotel_pictures')
        .select('name as id')
        .where('since', '<', before)
        .$if(after !== null, (query) => query.where('name', '>', after))
        .orderBy('name')
        .limit(limit)
        .execute(),
    work: ({ id }) => deleteIfUnused(services, id, before),
  })
}

/**
 * Deletes the files if still no hotel shows them. An upload of the same bytes waits for the lock, and stores the files
 * again afterwards.
 */
const deleteIfUnused = ({ db, files }: Services, name: string, before: Date): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const row = await trx
      .deleteFrom('unused_hotel_pictures')
      .where('name', '=', name)
      .where('since', '<', before)
      .returning('name')
      .executeTakeFirst()
    if (!row) return false
    const shown = await trx.selectFrom('hotel_pictures').select('name').where('name', '=', name).executeTakeFirst()
    if (shown) return false
    await deleteHotelPicture(files, name)
    return true
  })
