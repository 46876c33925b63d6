import { sql } from 'kysely'
import { SIGN_UP_RETENTION_MINUTES } from '#domain/accounts/otp.ts'
import { USUAL_DAYS } from '#domain/accounts/send-limits.ts'
import { ERASED_PHONE_RETENTION_DAYS, KNOWN_DEVICE_DAYS } from '#domain/retention-days.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { idleSince } from '../../http/session.ts'
import type { Services } from '../../services.ts'

const DAY_MINUTES = 24 * 60
/** The limits cover the last day, and a repeated request must find its stored answer for a day. */
const KEPT_MINUTES = 2 * DAY_MINUTES

/** Stores how many OTPs were sent in each past hour, because the rows of individual OTPs are deleted after two days. */
async function countPastHours({ db }: Services, now: Date): Promise<void> {
  await sql`
    insert into otp_send_hours (hour, sends)
    select date_trunc('hour', sent_at), count(*) from otp_sends
    where sent_at < date_trunc('hour', ${now}::timestamptz) group by 1
    on conflict (hour) do update set sends = greatest(otp_send_hours.sends, excluded.sends)`.execute(db)
}

/** Deletes expired OTPs, records of sent OTPs, sign-ups, links, devices, sessions and request keys. */
export async function purgeSignIns(services: Services): Promise<number> {
  const { db, clock } = services
  const now = clock.now()
  const old = addMinutes(now, -KEPT_MINUTES)
  await countPastHours(services, now)
  const gone = await Promise.all([
    db.deleteFrom('otps').where('created_at', '<', old).executeTakeFirst(),
    db.deleteFrom('otp_sends').where('sent_at', '<', old).executeTakeFirst(),
    db
      .deleteFrom('otp_send_hours')
      .where('hour', '<', addMinutes(now, -(USUAL_DAYS + 1) * DAY_MINUTES))
      .executeTakeFirst(),
    db
      .deleteFrom('signup_requests')
      .where('created_at', '<', addMinutes(now, -SIGN_UP_RETENTION_MINUTES))
      .executeTakeFirst(),
    db.deleteFrom('pending_signups').where('expires_at', '<', now).executeTakeFirst(),
    db.deleteFrom('passkey_sign_ins').where('valid_until', '<', now).executeTakeFirst(),
    db.deleteFrom('used_proofs').where('expires_at', '<', now).executeTakeFirst(),
    db.deleteFrom('email_links').where('expires_at', '<', addMinutes(now, -DAY_MINUTES)).executeTakeFirst(),
    db
      .deleteFrom('known_devices')
      .where('last_signed_in_at', '<', addMinutes(now, -KNOWN_DEVICE_DAYS * DAY_MINUTES))
      .executeTakeFirst(),
    db
      .deleteFrom('sessions')
      .where((eb) => eb.or([eb('expires_at', '<', now), eb('last_seen', '<=', idleSince(now))]))
      .executeTakeFirst(),
    db
      .deleteFrom('erased_phones')
      .where('erased_at', '<', addMinutes(now, -ERASED_PHONE_RETENTION_DAYS * DAY_MINUTES))
      .executeTakeFirst(),
    db.deleteFrom('idempotency_keys').where('created_at', '<', old).executeTakeFirst(),
  ])
  return gone.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0)
}
