import { addMinutes } from '#domain/kernel/ist.ts'
import type { Services } from '../../services.ts'

const DAY_MINUTES = 24 * 60
/** Limits look a day back; request keys are kept for the retries of a day. */
const KEPT_MINUTES = 2 * DAY_MINUTES

/** Forgets what has served its purpose: passwords, counted sends, sign-ups, sessions, request keys. */
export async function purgeSignIns({ db, clock }: Services): Promise<number> {
  const now = clock.now()
  const old = addMinutes(now, -KEPT_MINUTES)
  const gone = await Promise.all([
    db.deleteFrom('otps').where('created_at', '<', old).executeTakeFirst(),
    db.deleteFrom('otp_sends').where('sent_at', '<', old).executeTakeFirst(),
    db.deleteFrom('pending_signups').where('expires_at', '<', now).executeTakeFirst(),
    db.deleteFrom('sessions').where('expires_at', '<', now).executeTakeFirst(),
    db.deleteFrom('idempotency_keys').where('created_at', '<', old).executeTakeFirst(),
  ])
  return gone.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0)
}
