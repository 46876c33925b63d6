import type { Kysely } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { FeedbackKind } from '#domain/feedback/feedback.ts'

export type FeedbackWish = {
  /** written at this moment or later */
  since?: Date | undefined
  kind?: FeedbackKind | undefined
  /** 'open': those nobody has settled yet */
  settled: 'open' | 'all'
}

const MOST_LISTED = 10_000

/** What people wrote, newest first: for the operator's command. */
export function listFeedback(db: Kysely<DB>, { since, kind, settled }: FeedbackWish) {
  let query = db
    .selectFrom('feedback')
    .select([
      'ticket',
      'kind',
      'created_at',
      'name',
      'phone',
      'email',
      'message',
      'page',
      'acknowledged_at',
      'settled_at',
    ])
  if (since) query = query.where('created_at', '>=', since)
  if (kind) query = query.where('kind', '=', kind)
  if (settled === 'open') query = query.where('settled_at', 'is', null)
  return query.orderBy('id', 'desc').limit(MOST_LISTED).execute()
}

export type ListedFeedback = Awaited<ReturnType<typeof listFeedback>>[number]

/** Marks a message as settled; the first time counts. Answers false when there is no such ticket. */
export async function settleFeedback(db: Kysely<DB>, ticket: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('feedback')
    .set((row) => ({ settled_at: row.fn.coalesce('settled_at', row.val(now)) }))
    .where('ticket', '=', ticket.trim().toUpperCase())
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
