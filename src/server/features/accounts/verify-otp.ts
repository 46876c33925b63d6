import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { violatedConstraint } from '#db/violated-constraint.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Services } from '../../services.ts'
import type { Requester } from './requester.ts'
import { sendEmailLink } from './email-links.ts'
import { rememberDeviceOf } from './known-devices.ts'
import { openSession, type OpenedSession } from './open-session.ts'
import { erasedPhoneHashes } from './otp-secrets.ts'
import { register } from './register.ts'
import { detailsOfOtp, type SignUpDetails } from './signup-requests.ts'
import { writeLanguage } from './guest-language.ts'
import { tryOtp, type RightOtp } from './try-otp.ts'

type SignedIn = OpenedSession & { isNew: boolean }

export type OtpClaim = {
  phone: string
  code: string
  asker: Requester
  /** whether the request itself names its challenge, rather than only its cookie */
  challengeFrom: 'request' | 'cookie'
  /** the form's current values; without them, those sent with the request for this OTP are used */
  details: SignUpDetails | undefined
}

/** Marks the OTP as used. If two requests use it simultaneously, only one succeeds. */
export async function markUsed(trx: Transaction<DB>, otpId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('otps')
    .set({ used_at: now })
    .where('id', '=', otpId)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function signIn(
  services: Services,
  trx: Transaction<DB>,
  claim: OtpClaim,
  right: RightOtp,
): Promise<SignedIn | undefined> {
  const now = services.clock.now()
  if (!(await markUsed(trx, right.id, now))) return undefined
  const { phone } = claim
  const known = await trx.selectFrom('users').select('id').where('phone', '=', phone).executeTakeFirst()
  let userId = known?.id
  if (userId === undefined) {
    const kept = await detailsOfOtp(trx, right.id)
    const details = kept && (claim.details ?? kept)
    if (!details) return undefined
    userId = await register(trx, {
      phone,
      phoneHashes: erasedPhoneHashes(services.env, phone),
      details,
      device: claim.asker.device,
      language: claim.asker.language,
      now,
    })
    await sendEmailLink(trx, { userId, email: details.email, origin: services.origin(), now })
  }
  await writeLanguage(trx, userId, claim.asker.language)
  const token = await openSession(trx, { userId, words: claim.asker.words, now })
  const device = await rememberDeviceOf(trx, { userId, device: claim.asker.device, now })
  return { token, userId, device, isNew: known === undefined }
}

/**
 * Records that the phone is verified, so that the browser that requested the OTP may correct the email and send the
 * same OTP again. An OTP typed on any other client is used up.
 */
async function keepProof({ db, clock }: Services, { id, trier }: RightOtp): Promise<void> {
  await db
    .updateTable('otps')
    .set({ proven_at: clock.now(), refused_emails: sql<number>`least(refused_emails + 1, 5)` })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .execute()
  if (trier === 'open client')
    await db
      .updateTable('otps')
      .set({ used_at: clock.now() })
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .execute()
}

const TAKEN_BY_OTHERS = new Set(['users_email_once', 'users_phone_key'])

/** Exchanges an OTP for a session. The first OTP of a sign-up registers the guest (specification §4). */
export async function verifyOtp(
  services: Services,
  claim: OtpClaim,
): Promise<Result<SignedIn, 'OTP_WRONG' | 'EMAIL_TAKEN' | 'ACCOUNT_BLOCKED'>> {
  const { phone, code, asker } = claim
  const about = { subject: phone, address: asker.address }
  const right = await tryOtp(services, { phone, code, challenges: asker.challenges }, claim.challengeFrom)
  if (!right) {
    services.security.note('sign_in_failed', about)
    return refuse('OTP_WRONG')
  }
  try {
    const opened = await services.db.transaction().execute((trx) => signIn(services, trx, claim, right))
    if (!opened) return refuse('OTP_WRONG')
    services.security.note(opened.isNew ? 'signed_up' : 'signed_in', { ...about, subject: opened.userId })
    if (opened.isNew) services.nudge()
    return accept(opened)
  } catch (error) {
    const guard = violatedConstraint(error)
    if (guard === 'sessions_not_of_blocked') return refuse('ACCOUNT_BLOCKED')
    if (guard === undefined || !TAKEN_BY_OTHERS.has(guard)) throw error
    // Another request has just registered this phone, so this one is refused, and the guest requests a new OTP.
    if (guard === 'users_phone_key') return refuse('OTP_WRONG')
    await keepProof(services, right)
    return refuse('EMAIL_TAKEN')
  }
}
