import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Services } from '../../../services.ts'
import { tryOtp, type OtpTry } from '../../accounts/try-otp.ts'
import { markUsed } from '../../accounts/verify-otp.ts'
import { FRESH_DEVICE, openDeskSession } from './open-session.ts'
import { postsOfPhone } from './posts.ts'

export type DeskClaim = OtpTry & { challengeFrom: 'request' | 'cookie'; device: string | undefined; address: string }

/**
 * Exchanges an OTP for a session at the hotel where this phone worked last. A phone that is only invited gets a session
 * that shows the invitation.
 */
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
    const carried = { ...FRESH_DEVICE, device: claim.device ?? null }
    const token = await openDeskSession(trx, { staffId: post.staff_id, carried, now })
    services.security.note('desk_signed_in', { ...about, subject: post.staff_id })
    return accept({ token })
  })
}
