import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { deskSessionExpiry } from '#domain/desk/staff.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { hashToken } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { tryOtp, type OtpTry } from '../accounts/try-otp.ts'
import { markUsed } from '../accounts/verify-otp.ts'
import { postsOfPhone } from './posts.ts'

type Opening = {
  staffId: string
  device: string | undefined
  pairedBy: string | null
  /** the same person showed it on this device a moment ago, at another of their hotels */
  hasShownPasskey?: boolean
  now: Date
}

/** Opens a session for this colleague on a device; its token leaves the server once. */
export async function openDeskSession(
  trx: Transaction<DB>,
  { staffId, device, pairedBy, hasShownPasskey = false, now }: Opening,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await trx
    .insertInto('desk_sessions')
    .values({
      token_hash: hashToken(token),
      staff_id: staffId,
      device: device ?? null,
      paired_by: pairedBy,
      passkey_at: hasShownPasskey ? now : null,
      created_at: now,
      expires_at: deskSessionExpiry(now),
      last_seen: now,
    })
    .execute()
  return token
}

export type DeskClaim = OtpTry & { challengeFrom: 'request' | 'cookie'; device: string | undefined; address: string }

/** Exchanges a one-time password for a session at the hotel where this phone worked last. */
export async function signInAtDesk(
  services: Services,
  claim: DeskClaim,
): Promise<Result<{ token: string }, 'OTP_WRONG' | 'NOT_STAFF'>> {
  const about = { subject: claim.phone, address: claim.address }
  const right = await tryOtp(services, { ...claim, door: 'desk' }, claim.challengeFrom)
  if (!right) {
    services.security.note('sign_in_failed', about)
    return refuse('OTP_WRONG')
  }
  return services.db.transaction().execute(async (trx) => {
    const now = services.clock.now()
    if (!(await markUsed(trx, right.id, now))) return refuse('OTP_WRONG' as const)
    const [post] = await postsOfPhone(trx, claim.phone)
    if (!post) return refuse('NOT_STAFF' as const)
    const token = await openDeskSession(trx, { staffId: post.staff_id, device: claim.device, pairedBy: null, now })
    services.security.note('desk_signed_in', { ...about, subject: post.staff_id })
    return accept({ token })
  })
}
