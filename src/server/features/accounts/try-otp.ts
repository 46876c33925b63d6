import { timingSafeEqual } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { checkOtp, OTP_PURPOSES, PROOF_VALID_MINUTES, type OtpAudience, type OtpTrier } from '#domain/accounts/otp.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import type { Services } from '../../services.ts'
import { hashSecret, lockPhone, otpHashes } from './otp-secrets.ts'

export type OtpTry = {
  phone: string
  code: string
  challenges: readonly string[]
  /** where the OTP is valid; an OTP for a desk or the office opens no guest's account, and vice versa */
  door?: OtpAudience
}
/**
 * The OTP that matched. `trier` tells whether it was typed in the browser that requested it: only that browser may use
 * it again if the email turns out to be taken.
 */
export type RightOtp = { id: number; trier: OtpTrier }

const COLUMNS = [
  'id',
  'code_hash',
  'created_at as createdAt',
  'tries',
  'open_tries as openTries',
  'used_at as usedAt',
  'proven_at as provenAt',
  'refused_emails as refusedEmails',
] as const

/**
 * Finds and locks the OTPs requested for this phone with these challenges, newest first. Without a challenge, finds all
 * OTPs of the phone.
 */
async function candidates(trx: Transaction<DB>, { phone, challenges, door = 'guest' }: OtpTry, now: Date) {
  const recent = trx
    .selectFrom('otps')
    .select(COLUMNS)
    .where('phone', '=', phone)
    .where('purpose', 'in', OTP_PURPOSES[door])
    .where('created_at', '>', addMinutes(now, -2 * PROOF_VALID_MINUTES))
    .orderBy('id', 'desc')
    .forUpdate()
  if (challenges.length === 0) return recent.execute()
  return recent.where('challenge_hash', 'in', challenges.map(hashSecret)).execute()
}

async function belongsTo(trx: Transaction<DB>, { phone, challenges }: OtpTry): Promise<boolean> {
  if (challenges.length === 0) return false
  const own = await trx
    .selectFrom('otps')
    .select('id')
    .where('phone', '=', phone)
    .where('challenge_hash', 'in', challenges.map(hashSecret))
    .limit(1)
    .executeTakeFirst()
  return own !== undefined
}

/**
 * Finds the typed OTP among those that its sender may try, and counts a wrong try. A browser may try each of its own
 * OTPs five times. A client without a challenge may try every valid OTP of the phone, and its tries are counted
 * separately. The caller cannot distinguish a wrong OTP from one that was used, is too old, was tried too often or was
 * never sent.
 */
export function tryOtp(
  services: Services,
  given: OtpTry,
  challengeFrom: 'request' | 'cookie',
): Promise<RightOtp | undefined> {
  const now = services.clock.now()
  return services.db.transaction().execute(async (trx) => {
    await lockPhone(trx, given.phone)
    // Ignores a cookie left over from another phone, but obeys a challenge that the request names.
    const isBound = challengeFrom === 'request' || (await belongsTo(trx, given))
    const trier: OtpTrier = isBound ? 'asker' : 'open client'
    const otps = await candidates(trx, isBound ? given : { ...given, challenges: [] }, now)
    const living = otps.filter((otp) => checkOtp(otp, trier, now).ok)
    const hashes = otpHashes(services.env, given.phone, given.code)
    const right = living.find((otp) => hashes.some((hash) => timingSafeEqual(hash, otp.code_hash)))
    if (right) return { id: right.id, trier }
    const ids = living.map(({ id }) => id)
    if (ids.length > 0) {
      const counter = isBound ? 'tries' : 'open_tries'
      await trx
        .updateTable('otps')
        .set((eb) => ({ [counter]: eb(counter, '+', 1) }))
        .where('id', 'in', ids)
        .execute()
    }
    return undefined
  })
}
