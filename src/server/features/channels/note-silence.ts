import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { isSiteSilent, type CalendarTimes } from '#domain/channels/site-texts.ts'
import type { Services } from '../../services.ts'
import { notifyOfSites } from '../hotel-messages/notify-of-sites.ts'

type Row = CalendarTimes & { hotelId: number; toldAt: Date | null }

/**
 * Tells the hotel once when a site has not answered for an hour, and records when it answers again, in the caller's
 * transaction. The caller holds the hotel's lock. Returns whether a text was queued.
 */
export async function noteSilence(
  services: Services,
  trx: Transaction<DB>,
  channelId: number,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<Row>`
    select h.hotel_id as "hotelId", h.silent_told_at as "toldAt", c.made_at as "madeAt", c.read_at as "readAt", c.tried_at as "triedAt"
    from channels h join channel_calendars c on c.channel_id = h.id where h.id = ${channelId}`.execute(trx)
  const [first] = rows
  const isSilent = isSiteSilent(rows)
  if (!first || isSilent === (first.toldAt !== null)) return false
  await trx
    .updateTable('channels')
    .set({ silent_told_at: isSilent ? now : null })
    .where('id', '=', channelId)
    .execute()
  const once = `silent:${channelId}:${now.getTime()}`
  if (isSilent) await notifyOfSites(services, trx, { hotelId: first.hotelId, text: 'site_silent', once })
  return isSilent
}
