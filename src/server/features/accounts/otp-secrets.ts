import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import { normalizeIP } from '@fastify/rate-limit'
import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { OTP_DIGITS } from '#domain/accounts/otp.ts'
import type { Env } from '../../env.ts'

const LOCAL_SECRET = 'local only, never outside'

const keyUnder = (secret: string, use: string): string =>
  createHmac('sha256', secret).update(`key:${use}`).digest('hex')

/** Derives a separate key for each use of `OTP_SECRET`. */
export const keyFor = (env: Env, use: string): string => keyUnder(env.OTP_SECRET ?? LOCAL_SECRET, use)

/** Returns the current secret and the previous one, with which older rows were hashed. */
const secretsOf = ({ OTP_SECRET, OTP_SECRET_PREVIOUS }: Env): string[] => [
  OTP_SECRET ?? LOCAL_SECRET,
  ...(OTP_SECRET_PREVIOUS === undefined ? [] : [OTP_SECRET_PREVIOUS]),
]

const otpUnder = (secret: string, to: string, code: string): Buffer =>
  createHmac('sha256', secret).update(`${to}:${code}`).digest()

/** Hashes an OTP with a key, so that a stolen table does not reveal its six digits. `to`: the phone or address. */
export const hashOtp = (env: Env, to: string, code: string): Buffer =>
  otpUnder(env.OTP_SECRET ?? LOCAL_SECRET, to, code)

/**
 * Returns the hashes under which a typed OTP may be stored, so that OTPs already sent still work after a change of the
 * secret.
 */
export const otpHashes = (env: Env, to: string, code: string): Buffer[] =>
  secretsOf(env).map((secret) => otpUnder(secret, to, code))

const erasedPhoneUnder = (secret: string, phone: string): Buffer =>
  createHmac('sha256', keyUnder(secret, 'erased-phone')).update(phone).digest()

/** Hashes the phone of an erased account with a key, so that a stolen table does not reveal whose it was. */
export const hashErasedPhone = (env: Env, phone: string): Buffer =>
  erasedPhoneUnder(env.OTP_SECRET ?? LOCAL_SECRET, phone)

/**
 * Returns the hashes under which an erased phone may be stored, so that nobody receives a newcomer's gifts twice, even
 * after a change of the secret.
 */
export const erasedPhoneHashes = (env: Env, phone: string): Buffer[] =>
  secretsOf(env).map((secret) => erasedPhoneUnder(secret, phone))

export const randomOtp = (): string => String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0')

/**
 * Creates 256 random bits for challenges, devices and links. So many bits can be stored safely as a hash without a key.
 */
export const randomSecret = (): string => randomBytes(32).toString('base64url')

export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/**
 * Hashes an IP address. Of an IPv6 address it hashes only the network, because one household has millions of addresses.
 */
export const hashAddress = (address: string): Buffer =>
  createHash('sha256')
    .update(`address:${normalizeIP(address)}`)
    .digest()

/** The first keys of our advisory locks. The second key is the phone or the hotel. */
const OTP_LOCK = 7002

/** Locks a phone, so that sends to it and attempts to use its OTPs follow one another. */
export const lockPhone = (trx: Transaction<DB>, phone: string) =>
  sql`select pg_advisory_xact_lock(${OTP_LOCK}, hashtext(${phone}))`.execute(trx)

const WITHOUT_SCRIPT_LOCK = 7007

/** Locks all sends to browsers without scripts, so that simultaneous requests cannot exceed their budget. */
export const lockSendsWithoutScript = (trx: Transaction<DB>) =>
  sql`select pg_advisory_xact_lock(${WITHOUT_SCRIPT_LOCK}, 0)`.execute(trx)
