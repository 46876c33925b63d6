import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { isUuid } from '#domain/kernel/uuid.ts'
import { Refused } from '../../transactions/booking-transaction.ts'
import type { CountedKind } from './picture-rows.ts'

type Named = { userId: string; kind: CountedKind; pictures: readonly string[] }

/**
 * Locks uploaded pictures before they are attached, and returns each id once. Refuses pictures that are unknown, of a
 * different kind, or another guest's.
 */
export async function lockOwnPictures(
  trx: Transaction<DB>,
  { userId, kind, pictures }: Named,
): Promise<readonly string[]> {
  const ids = [...new Set(pictures.map((id) => id.toLowerCase()))]
  if (ids.length === 0) return []
  if (!ids.every(isUuid)) throw new Refused('PICTURE_UNKNOWN')
  const own = await trx
    .selectFrom('pictures')
    .select('id')
    .where('id', 'in', ids)
    .where('owner_id', '=', userId)
    .where('kind', '=', kind)
    .where('destroyed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (own.length !== ids.length) throw new Refused('PICTURE_UNKNOWN')
  return ids
}
