import { freshUntil } from '#domain/accounts/fresh-otp.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import type { Requester } from '../accounts/requester.ts'
import { tryOtp } from '../accounts/try-otp.ts'
import { markUsed } from '../accounts/verify-otp.ts'

type Confirmation = { session: Session; asker: Requester; code: string; challengeFrom: 'request' | 'cookie' }

/**
 * Makes only this session fresh, after an OTP to the signed-in phone. Undefined if the OTP is not accepted, for
 * whatever reason.
 */
export async function confirmOtp(services: Services, confirmation: Confirmation): Promise<Date | undefined> {
  const { session, asker, code, challengeFrom } = confirmation
  const { db, clock, security } = services
  const { phone } = await db
    .selectFrom('users')
    .select('phone')
    .where('id', '=', session.userId)
    .executeTakeFirstOrThrow()
  const right = await tryOtp(services, { phone, code, challenges: asker.challenges }, challengeFrom)
  const about = { subject: session.userId, address: asker.address }
  if (!right) {
    security.note('sign_in_failed', about)
    return undefined
  }
  const until = freshUntil(clock.now())
  const isUsed = await db.transaction().execute(async (trx) => {
    if (!(await markUsed(trx, right.id, clock.now()))) return false
    await trx.updateTable('sessions').set({ fresh_until: until }).where('token_hash', '=', session.tokenHash).execute()
    return true
  })
  if (!isUsed) return undefined
  security.note('otp_confirmed', about)
  return until
}
