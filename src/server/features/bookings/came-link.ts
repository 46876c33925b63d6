import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { PRODUCT_NAME } from '#domain/site.ts'
import { randomSecret, hashSecret } from '../accounts/otp-secrets.ts'
import { enqueue } from '../messages/outbox.ts'
import type { NoticeRecipient } from './move-booking.ts'

/**
 * Creates a link by which guests of a booking confirm that they came. Its secret follows the #, which browsers never
 * send.
 */
export async function writeCameLink(
  trx: Transaction<DB>,
  { bookingId, origin, now }: { bookingId: string; origin: string; now: Date },
): Promise<string> {
  const token = randomSecret()
  await trx
    .insertInto('came_links')
    .values({ link_hash: hashSecret(token), booking_id: bookingId, sent_at: now })
    .execute()
  return `${origin}/came#${token}`
}

/**
 * Asks the guests of an ended stay whether they came, if our own money depends on the answer because the desk checked
 * them in without a scan. The text names no hotel, no room and nothing else that a glance at the phone could give away.
 */
export async function sendCameQuestion(
  trx: Transaction<DB>,
  told: Pick<NoticeRecipient, 'id' | 'short_id' | 'phone' | 'verified_email'>,
  { origin, now }: { origin: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ asks: boolean }>`
    select coalesce((select sum(l.waits) from stay_lines l where l.booking_id = ${told.id}::uuid), 0) > 0
      and not is_attended(${told.id}::uuid)
      and exists (select 1 from visits v where v.booking_id = ${told.id}::uuid and v.arrived_at is not null) as asks`.execute(
    trx,
  )
  if (!rows[0]?.asks) return false
  const link = await writeCameLink(trx, { bookingId: told.id, origin, now })
  const text = {
    template: 'booking_came',
    body: `${PRODUCT_NAME}: did ${told.short_id} take place? One tap says yes: ${link}`,
    values: [told.short_id, link],
  } as const
  const subject = `Did ${told.short_id} take place?`
  const { phone, verified_email: email } = told
  await enqueue(trx, now, [
    { kind: 'message', payload: { to: phone, channel: 'sms', ...text } },
    ...(email ? [{ kind: 'message', payload: { to: email, channel: 'email', subject, ...text } } as const] : []),
  ])
  return true
}
