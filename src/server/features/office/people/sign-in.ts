import { randomBytes } from 'node:crypto'
import { officeSessionExpiry } from '#domain/office/operators.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { hashToken } from '../../../http/session.ts'
import type { Db, Services } from '../../../services.ts'
import { tryOtp, type OtpTry } from '../../accounts/try-otp.ts'
import { markUsed } from '../../accounts/verify-otp.ts'

/** Finds the operator with this phone who works in the office now. */
export const operatorOfPhone = (db: Db, phone: string) =>
  db.selectFrom('operators').select('id').where('phone', '=', phone).where('ended_at', 'is', null).executeTakeFirst()

export type OfficeClaim = OtpTry & { challengeFrom: 'request' | 'cookie'; device: string | undefined; address: string }

/**
 * Exchanges an OTP for a session, which gives access to nothing until a passkey is shown. Its token leaves the server
 * once.
 */
export async function signInAtOffice(
  services: Services,
  claim: OfficeClaim,
): Promise<Result<{ token: string }, 'OTP_WRONG' | 'NOT_OPERATOR'>> {
  const about = { subject: claim.phone, address: claim.address }
  const right = await tryOtp(services, { ...claim, door: 'office' }, claim.challengeFrom)
  if (!right) {
    services.security.note('sign_in_failed', about)
    return refuse('OTP_WRONG')
  }
  return services.db.transaction().execute(async (trx) => {
    const now = services.clock.now()
    if (!(await markUsed(trx, right.id, now))) return refuse('OTP_WRONG' as const)
    const operator = await operatorOfPhone(trx, claim.phone)
    if (!operator) return refuse('NOT_OPERATOR' as const)
    const token = randomBytes(32).toString('base64url')
    await trx
      .insertInto('office_sessions')
      .values({
        token_hash: hashToken(token),
        operator_id: operator.id,
        device: claim.device ?? null,
        created_at: now,
        expires_at: officeSessionExpiry(now),
        last_seen: now,
      })
      .execute()
    services.security.note('office_signed_in', { ...about, subject: operator.id })
    return accept({ token })
  })
}
