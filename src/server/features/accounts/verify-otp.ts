import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { violatedConstraint } from '#db/violated-constraint.ts'
import { checkOtp } from '#domain/accounts/otp.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { SIGN_UP_CREDIT } from '#domain/rewards/credits.ts'
import { hashToken, sessionExpiry } from '../../plugins/session.ts'
import type { Services } from '../../services.ts'
import { hashOtp } from './send-otp.ts'

export type OpenedSession = { token: string; userId: string }

const REFER_CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const REFER_CODE_LENGTH = 8

const newReferCode = () =>
  Array.from({ length: REFER_CODE_LENGTH }, () => REFER_CODE_LETTERS[randomInt(REFER_CODE_LETTERS.length)]).join('')

/**
 * Counts the try, whatever comes of it, and says whether the password is the newest one sent to this phone.
 * Every failure looks the same from outside: wrong, used, too old, too many tries, never sent.
 */
async function isRightOtp(services: Services, phone: string, code: string): Promise<boolean> {
  const now = services.clock.now()
  return services.db.transaction().execute(async (trx) => {
    const otp = await trx
      .selectFrom('otps')
      .select(['id', 'code_hash', 'created_at', 'tries', 'used_at'])
      .where('phone', '=', phone)
      .orderBy('id', 'desc')
      .limit(1)
      .forUpdate()
      .executeTakeFirst()
    const given = hashOtp(services, phone, code)
    if (!otp || !checkOtp({ createdAt: otp.created_at, tries: otp.tries, usedAt: otp.used_at }, now).ok) return false
    const isRight = timingSafeEqual(given, otp.code_hash)
    await trx
      .updateTable('otps')
      .set(isRight ? { tries: otp.tries + 1, used_at: now } : { tries: otp.tries + 1 })
      .where('id', '=', otp.id)
      .execute()
    return isRight
  })
}

async function friendOf(trx: Transaction<DB>, referralCode: string | null): Promise<string | null> {
  if (!referralCode) return null
  const friend = await trx
    .selectFrom('users')
    .select('id')
    .where('refer_code', '=', referralCode.trim().toUpperCase())
    .executeTakeFirst()
  return friend?.id ?? null
}

/** Registers the phone with the details kept aside; null when there are none. */
async function register(trx: Transaction<DB>, phone: string, now: Date): Promise<string | null> {
  const kept = await trx
    .deleteFrom('pending_signups')
    .where('phone', '=', phone)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
  if (!kept) return null
  const user = await trx
    .insertInto('users')
    .values({
      phone,
      name: kept.name,
      email: kept.email,
      gender: kept.gender,
      city_id: kept.city_id,
      city_name: kept.city_name,
      contact_consent: kept.contact_consent,
      refer_code: newReferCode(),
      referred_by: await friendOf(trx, kept.referral_code),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('credit_entries')
    .values({ user_id: user.id, amount: SIGN_UP_CREDIT, kind: 'signup', created_at: now })
    .execute()
  return user.id
}

async function openSession(trx: Transaction<DB>, userId: string, now: Date): Promise<OpenedSession> {
  const token = randomBytes(32).toString('base64url')
  await trx
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now,
      expires_at: sessionExpiry(now),
      last_seen: now,
    })
    .execute()
  return { token, userId }
}

/** Turns a one-time password into a session; the first one of a sign-up registers the guest (specification §4). */
export async function verifyOtp(
  services: Services,
  phone: string,
  code: string,
): Promise<Result<OpenedSession, 'OTP_WRONG' | 'EMAIL_TAKEN'>> {
  if (!(await isRightOtp(services, phone, code))) return refuse('OTP_WRONG')
  const now = services.clock.now()
  try {
    return await services.db.transaction().execute(async (trx) => {
      const known = await trx.selectFrom('users').select('id').where('phone', '=', phone).executeTakeFirst()
      const userId = known?.id ?? (await register(trx, phone, now))
      return userId ? accept(await openSession(trx, userId, now)) : refuse('OTP_WRONG' as const)
    })
  } catch (error) {
    // Somebody else registered this address between the form and the password.
    if (violatedConstraint(error) === 'users_email_once') return refuse('EMAIL_TAKEN')
    throw error
  }
}
