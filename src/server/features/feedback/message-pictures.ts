import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { MAX_MESSAGE_PICTURES } from '#domain/pictures/picture-limits.ts'
import type { Db } from '../../services.ts'
import { Refused } from '../../transactions/booking-transaction.ts'
import { lockOwnPictures } from '../pictures/lock-own-pictures.ts'
import { pictureUrl, type PictureRow } from '../pictures/picture-rows.ts'

/** `entryId`: the addition with which the pictures were sent; null if they came with the message itself. */
type Attaching = { feedbackId: number; entryId: number | null; userId: string; pictures: readonly string[] }

/**
 * Adds uploaded pictures to a locked open message. Skips pictures that the message already has. Refuses pictures that
 * are unknown, belong to another account or another message, or exceed MAX_MESSAGE_PICTURES.
 */
export async function attachMessagePictures(
  trx: Transaction<DB>,
  { feedbackId, entryId, userId, pictures }: Attaching,
  now: Date,
): Promise<void> {
  const ids = await lockOwnPictures(trx, { userId, kind: 'message', pictures })
  if (ids.length === 0) return
  const attached = await trx
    .selectFrom('feedback_pictures')
    .select(['picture_id', 'feedback_id'])
    .where((where) => where.or([where('feedback_id', '=', feedbackId), where('picture_id', 'in', ids)]))
    .execute()
  if (attached.some(({ feedback_id }) => feedback_id !== feedbackId)) throw new Refused('PICTURE_UNKNOWN')
  const known = new Set(attached.map(({ picture_id }) => picture_id))
  const added = ids.filter((id) => !known.has(id))
  if (added.length === 0) return
  if (known.size + added.length > MAX_MESSAGE_PICTURES) throw new Refused('TOO_MANY_PICTURES')
  const rows = added.map((picture_id) => ({ picture_id, feedback_id: feedbackId, entry_id: entryId, added_at: now }))
  await trx.insertInto('feedback_pictures').values(rows).execute()
}

export type MessagePicture = { entryId: number | null; url: string }

/** Lists the live pictures of a message that belong to this account, oldest first. */
export async function readMessagePictures(db: Db, feedbackId: number, userId: string): Promise<MessagePicture[]> {
  const { rows } = await sql<{ id: string; entry_id: number | null }>`
    select p.id, m.entry_id from feedback_pictures m join pictures p on p.id = m.picture_id
    where m.feedback_id = ${feedbackId}::bigint and p.owner_id = ${userId}::uuid and p.destroyed_at is null
    order by m.added_at, m.picture_id`.execute(db)
  return rows.map(({ id, entry_id: entryId }) => ({ entryId, url: pictureUrl('message', id) }))
}

const liveOf = (ticket: string) => sql`feedback f join feedback_pictures m on m.feedback_id = f.id
  join pictures p on p.id = m.picture_id and p.destroyed_at is null where f.ticket = ${ticket}`

/** Counts the pictures of a message that the office can open. */
export async function countMessagePictures(db: Db, ticket: string): Promise<number> {
  const { rows } = await sql<{ live: number }>`select count(*)::int as live from ${liveOf(ticket)}`.execute(db)
  return rows[0]?.live ?? 0
}

/** Finds a picture of a message for the office; number 1 is the oldest. */
export async function findMessagePicture(db: Db, ticket: string, n: number): Promise<PictureRow | undefined> {
  const { rows } = await sql<PictureRow>`
    select p.id, p.owner_id, p.kind, p.storage_key, p.encrypted_key, p.width from ${liveOf(ticket)}
    order by m.added_at, m.picture_id offset ${n - 1} limit 1`.execute(db)
  return rows[0]
}
