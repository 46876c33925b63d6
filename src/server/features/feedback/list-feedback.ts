import type { Kysely } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { FeedbackKind } from '#domain/feedback/feedback.ts'

export type FeedbackQuery = {
  /** includes only messages written at this moment or later */
  since?: Date | undefined
  kind?: FeedbackKind | undefined
  /** 'open' includes only messages that are not settled yet */
  settled: 'open' | 'all'
}

const MAX_LISTED = 10_000

/** Lists messages from people for the operator's command, newest first. */
export function listFeedback(db: Kysely<DB>, { since, kind, settled }: FeedbackQuery) {
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
  return query.orderBy('id', 'desc').limit(MAX_LISTED).execute()
}

export type ListedFeedback = Awaited<ReturnType<typeof listFeedback>>[number]
