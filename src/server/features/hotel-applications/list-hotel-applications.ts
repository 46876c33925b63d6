import type { Kysely } from 'kysely'
import type { DB } from '#db/schema.ts'

/** The most forms listed, which is more than an operator reads at a time. Older forms were exported before. */
const MAX_LISTED = 10_000

/**
 * Lists the forms of hotels that want to be listed, written at `since` or later, for the operator's command. The newest
 * come first.
 */
export function listHotelApplications(db: Kysely<DB>, since?: Date) {
  let query = db
    .selectFrom('partner_forms')
    .select(['ticket', 'created_at', 'hotel_name', 'city', 'rooms', 'name', 'phone', 'email', 'message'])
  if (since) query = query.where('created_at', '>=', since)
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(MAX_LISTED).execute()
}

export type ListedHotelApplication = Awaited<ReturnType<typeof listHotelApplications>>[number]
