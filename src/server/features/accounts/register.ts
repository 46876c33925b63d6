import { randomInt } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { SIGN_UP_CREDIT } from '#domain/rewards/credits.ts'
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

/**
 * Registers a proven phone and gives the joining credit, once per phone, even after an account was erased. The email's
 * index refuses a taken one.
 */
export async function register(
  trx: Transaction<DB>,
  {
    phone,
    phoneHashes,
    details,
    now,
  }: { phone: string; phoneHashes: readonly Buffer[]; details: SignUpDetails; now: Date },
): Promise<string> {
  const hadAccount = await wasErased(trx, phoneHashes)
  const user = await trx
    .insertInto('users')
    .values({
      phone,
      name: details.name,
      email: details.email,
      gender: details.gender,
      city_id: details.cityId,
      city_name: details.cityName,
      contact_consent: details.contactConsent,
      refer_code: spokenCode(REFER_CODE_LENGTH, randomInt),
      referred_by: hadAccount ? null : await friendOf(trx, details.referralCode),
      joined_before: hadAccount,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (hadAccount) return user.id
  await trx
    .insertInto('credit_entries')
    .values({ user_id: user.id, amount: SIGN_UP_CREDIT, kind: 'signup', created_at: now })
    .execute()
  return user.id
}
