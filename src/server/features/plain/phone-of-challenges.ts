import type { Db } from '../../services.ts'
import { hashSecret } from '../accounts/otp-secrets.ts'

/**
 * Finds the phone to which this browser last requested an OTP, so that neither an address nor a cookie has to contain
 * it.
 */
export async function phoneOfChallenges(db: Db, challenges: readonly string[]): Promise<string | undefined> {
  if (challenges.length === 0) return undefined
  const asked = await db
    .selectFrom('otps')
    .select('phone')
    .where('challenge_hash', 'in', challenges.map(hashSecret))
    .where('purpose', 'in', ['login', 'signup'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return asked?.phone
}
