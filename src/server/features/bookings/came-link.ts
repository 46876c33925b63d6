import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { randomSecret, hashSecret } from '../accounts/otp-secrets.ts'
import { emailTo, guestText, pageLink, newsTo } from '../messages/guest-text.ts'
import { enqueue } from '../messages/outbox.ts'
import type { NoticeRecipient } from './move-booking.ts'

/**
 * Creates a link by which guests of a booking confirm that they came. Its secret follows the #, which browsers never
 * send.
 */
export async function writeCameLink(
  trx: Transaction<DB>,
  { id, language }: Pick<NoticeRecipient, 'id' | 'language'>,
  { origin, now }: { origin: string; now: Date },
): Promise<string> {
  const token = randomSecret()
  await trx
    .insertInto('came_links')
    .values({ link_hash: hashSecret(token), booking_id: id, sent_at: now })
    .execute()
  return pageLink(origin, language, `/came#${token}`)
}

/**
 * Asks the guests of an ended stay whether they came, if our own money depends on the answer because the desk checked
 * them in without a scan.
 */
export async function sendCameQuestion(
  trx: Transaction<DB>,
  told: Pick<NoticeRecipient, 'id' | 'short_id' | 'phone' | 'language' | 'news_by' | 'verified_email'>,
  { origin, now }: { origin: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ asks: boolean }>`
    select coalesce((select sum(l.waits) from stay_lines l where l.booking_id = ${told.id}::uuid), 0) > 0
      and not is_attended(${told.id}::uuid)
      and exists (select 1 from visits v where v.booking_id = ${told.id}::uuid and v.arrived_at is not null) as asks`.execute(
    trx,
  )
  if (!rows[0]?.asks) return false
  const link = await writeCameLink(trx, told, { origin, now })
  const text = guestText('booking_came', told.language, [told.short_id, link])
  const { verified_email: email } = told
  await enqueue(trx, now, [...newsTo(told, text), ...(email ? [emailTo(email, text)] : [])])
  return true
}
