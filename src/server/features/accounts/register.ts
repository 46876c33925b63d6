import { randomInt } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { Language } from '#domain/languages.ts'
import { SIGN_UP_CREDIT } from '#domain/rewards/credits.ts'
import { recordConsent } from '../consents/record-consent.ts'
import { hashSecret } from './otp-secrets.ts'
import { spokenCode } from '#domain/kernel/spoken-code.ts'
import type { SignUpDetails } from './signup-requests.ts'

const REFER_CODE_LENGTH = 8

async function friendOf(trx: Transaction<DB>, referralCode: string | null): Promise<string | null> {
  if (!referralCode) return null
  const friend = await trx
    .selectFrom('users')
    .select('id')
    .where('refer_code', '=', referralCode.trim().toUpperCase())
    .executeTakeFirst()
  return friend?.id ?? null
}

const wasErased = async (trx: Transaction<DB>, hashes: readonly Buffer[]): Promise<boolean> =>
  (await trx.selectFrom('erased_phones').select('erased_at').where('phone_hash', 'in', hashes).executeTakeFirst()) !==
  undefined

type SignUp = {
  phone: string
  phoneHashes: readonly Buffer[]
  details: SignUpDetails
  device: string | undefined
  language: Language | undefined
  now: Date
}

async function isFriendsBrowser(trx: Transaction<DB>, userId: string, device: string | undefined): Promise<boolean> {
  if (device === undefined) return false
  const known = await trx
    .selectFrom('known_devices as d')
    .innerJoin('users as u', 'u.referred_by', 'd.user_id')
    .select('d.user_id')
    .where('u.id', '=', userId)
    .where('d.device_hash', '=', hashSecret(device))
    .executeTakeFirst()
  return known !== undefined
}

/**
 * Registers the owner of a verified phone. Gives the joining credit once per phone, even if an earlier account with
 * that phone was erased, and never in a browser in which the referring friend has signed in (decision 0062). The
 * email's unique index refuses the address of another account.
 */
export async function register(
  trx: Transaction<DB>,
  { phone, phoneHashes, details, device, language, now }: SignUp,
): Promise<string> {
  const hadAccount = await wasErased(trx, phoneHashes)
  const user = await trx
    .insertInto('users')
    .values({
      phone,
      ...(language && { language }),
      name: details.name,
      email: details.email,
      gender: details.gender,
      city_id: details.cityId,
      city_name: details.cityName,
      contact_consent: details.contactConsent,
      refer_code: spokenCode(REFER_CODE_LENGTH, randomInt),
      referred_by: hadAccount ? null : await friendOf(trx, details.referralCode),
      joined_before: hadAccount,
      sign_up_address_hash: trx
        .selectFrom('otp_sends')
        .select('address_hash')
        .where('phone', '=', phone)
        .orderBy('sent_at', 'desc')
        .limit(1),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const consent = { userId: user.id, given: true, now }
  await recordConsent(trx, { ...consent, purpose: 'account' })
  if (details.contactConsent) await recordConsent(trx, { ...consent, purpose: 'calls_and_texts' })
  if (hadAccount || (await isFriendsBrowser(trx, user.id, device))) return user.id
  await trx
    .insertInto('credit_entries')
    .values({ user_id: user.id, amount: SIGN_UP_CREDIT, kind: 'signup', created_at: now })
    .execute()
  return user.id
}
