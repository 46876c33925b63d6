import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { MAX_HELP_PHOTOS } from '#domain/hotel-help/help-case.ts'
import { Refused } from '../../transactions/booking-transaction.ts'
import { lockOwnPictures } from '../pictures/lock-own-pictures.ts'

type Attaching = { caseId: string; userId: string; pictures: readonly string[] }

/**
 * Adds uploaded photos to a locked open case. Skips photos that the case already has. Refuses photos that are unknown
 * or belong to another guest or another case.
 */
export async function attachPhotos(
  trx: Transaction<DB>,
  { caseId, userId, pictures }: Attaching,
  now: Date,
): Promise<void> {
  const ids = await lockOwnPictures(trx, { userId, kind: 'help', pictures })
  if (ids.length === 0) return
  const attached = await trx
    .selectFrom('help_pictures')
    .select(['picture_id', 'case_id'])
    .where((where) => where.or([where('case_id', '=', caseId), where('picture_id', 'in', ids)]))
    .execute()
  const foreign = attached.find(({ case_id }) => case_id !== caseId)
  if (foreign) throw new Refused('PICTURE_UNKNOWN')
  const known = new Set(attached.map(({ picture_id }) => picture_id))
  const added = ids.filter((id) => !known.has(id))
  if (known.size + added.length > MAX_HELP_PHOTOS) throw new Refused('TOO_MANY_PICTURES')
  for (const picture_id of added)
    await trx.insertInto('help_pictures').values({ picture_id, case_id: caseId, added_at: now }).execute()
}
