import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { SIGN_UP_RETENTION_MINUTES } from '#domain/accounts/otp.ts'
import type { Gender } from '#domain/accounts/sign-up-form.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import type { Db } from '../../services.ts'
import { hashSecret } from './otp-secrets.ts'

export type SignUpDetails = {
  name: string
  email: string
  gender: Gender | null
  cityId: number | null
  cityName: string | null
  referralCode: string | null
  contactConsent: boolean
}

const COLUMNS = [
  's.name',
  's.email',
  's.gender',
  's.city_id as cityId',
  's.city_name as cityName',
  's.referral_code as referralCode',
  's.contact_consent as contactConsent',
] as const

/**
 * Finds the details that this browser or app last sent for a phone. Another client that requests an OTP for the same
 * phone cannot change them.
 */
export function ownDetails(
  db: Db,
  { phone, challenges, now }: { phone: string; challenges: readonly string[]; now: Date },
): Promise<SignUpDetails | undefined> {
  if (challenges.length === 0) return Promise.resolve(undefined)
  return db
    .selectFrom('signup_requests as s')
    .innerJoin('otps as o', 'o.id', 's.otp_id')
    .select(COLUMNS)
    .where('o.phone', '=', phone)
    .where('o.challenge_hash', 'in', challenges.map(hashSecret))
    .where('s.created_at', '>', addMinutes(now, -SIGN_UP_RETENTION_MINUTES))
    .orderBy('o.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Finds the details sent with the request whose OTP was typed. */
export const detailsOfOtp = (trx: Transaction<DB>, otpId: number): Promise<SignUpDetails | undefined> =>
  trx.selectFrom('signup_requests as s').select(COLUMNS).where('s.otp_id', '=', otpId).executeTakeFirst()

export async function storeDetails(
  trx: Transaction<DB>,
  { otpId, details, now }: { otpId: number; details: SignUpDetails; now: Date },
): Promise<void> {
  await trx
    .insertInto('signup_requests')
    .values({
      otp_id: otpId,
      name: details.name,
      email: details.email,
      gender: details.gender,
      city_id: details.cityId,
      city_name: details.cityName,
      referral_code: details.referralCode,
      contact_consent: details.contactConsent,
      created_at: now,
    })
    .execute()
}
