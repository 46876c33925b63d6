import { createHash, createHmac, randomInt } from 'node:crypto'
import { normalizeIP } from '@fastify/rate-limit'
import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import {
  OTP_DIGITS,
  OTP_LIMITS,
  OTP_RESEND_SECONDS,
  otpExpiry,
  otpText,
  resendWaitSeconds,
} from '#domain/accounts/otp.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { PRODUCT_NAME } from '#domain/site.ts'
import type { Services } from '../../services.ts'
import { enqueue } from '../messages/outbox.ts'

export type OtpLimit = { code: 'OTP_TOO_SOON' | 'OTP_LIMIT_REACHED'; retryAfterSeconds: number }
type OtpPurpose = 'login' | 'signup'

const LOCAL_SECRET = 'local only, never outside'

/** Keyed, so that the six digits cannot be read back from a stolen table. */
export const hashOtp = (services: Services, phone: string, code: string): Buffer =>
  createHmac('sha256', services.env.OTP_SECRET ?? LOCAL_SECRET)
    .update(`${phone}:${code}`)
    .digest()

/** Of an IPv6 address the network counts: a house has millions of addresses in it. */
const hashAddress = (address: string): Buffer =>
  createHash('sha256')
    .update(`address:${normalizeIP(address)}`)
    .digest()

/** Class numbers of our advisory locks; the second key says which phone or hotel. */
const OTP_LOCK = 7002

type Sends = {
  phoneHour: number
  phoneDay: number
  addressHour: number
  everybodyHour: number
  last: Date | null
  oldest: Date | null
}

async function recentSends(trx: Transaction<DB>, phone: string, addressHash: Buffer, now: Date): Promise<Sends> {
  const hourAgo = addMinutes(now, -60)
  const dayAgo = addMinutes(now, -24 * 60)
  const { rows } = await sql<Sends>`
    select
      (select count(*)::int from otp_sends where phone = ${phone} and sent_at > ${hourAgo}) as "phoneHour",
      (select count(*)::int from otp_sends where phone = ${phone} and sent_at > ${dayAgo}) as "phoneDay",
      (select count(*)::int from otp_sends where address_hash = ${addressHash} and sent_at > ${hourAgo}) as "addressHour",
      (select count(*)::int from otp_sends where sent_at > ${hourAgo}) as "everybodyHour",
      (select max(sent_at) from otp_sends where phone = ${phone}) as last,
      (select min(sent_at) from otp_sends where phone = ${phone} and sent_at > ${hourAgo}) as oldest`.execute(trx)
  const found = rows[0]
  if (!found) throw new Error('A select of scalars gave no row')
  return found
}

/** Why no password may be sent now; undefined when one may (decisions, "Sign-in"). */
function limitOf(sends: Sends, now: Date): OtpLimit | undefined {
  const wait = sends.last ? resendWaitSeconds(sends.last, now) : 0
  if (wait > 0) return { code: 'OTP_TOO_SOON', retryAfterSeconds: wait }
  const overHour = sends.phoneHour >= OTP_LIMITS.phoneHour.most
  const overOthers =
    sends.phoneDay >= OTP_LIMITS.phoneDay.most ||
    sends.addressHour >= OTP_LIMITS.addressHour.most ||
    sends.everybodyHour >= OTP_LIMITS.everybodyHour.most
  if (!overHour && !overOthers) return undefined
  const untilOldestLeaves = sends.oldest
    ? Math.ceil((addMinutes(sends.oldest, 60).getTime() - now.getTime()) / 1000)
    : 3600
  return { code: 'OTP_LIMIT_REACHED', retryAfterSeconds: overOthers ? 3600 : Math.max(1, untilOldestLeaves) }
}

/**
 * Sends a one-time password to a phone, inside the limits. The limits are counted before anything is sent and under a
 * lock of the phone, so that two requests at once cannot both pass. Answers the seconds until the next may be asked for.
 */
export async function sendOtp(
  services: Services,
  { phone, purpose, address, host }: { phone: string; purpose: OtpPurpose; address: string; host: string },
): Promise<Result<number, OtpLimit>> {
  const now = services.clock.now()
  const addressHash = hashAddress(address)
  const result = await services.db.transaction().execute(async (trx): Promise<Result<number, OtpLimit>> => {
    await sql`select pg_advisory_xact_lock(${OTP_LOCK}, hashtext(${phone}))`.execute(trx)
    const limit = limitOf(await recentSends(trx, phone, addressHash, now), now)
    if (limit) return refuse(limit)
    const code = String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0')
    await trx.insertInto('otp_sends').values({ phone, address_hash: addressHash, sent_at: now }).execute()
    await trx
      .insertInto('otps')
      .values({
        phone,
        purpose,
        code_hash: hashOtp(services, phone, code),
        created_at: now,
        expires_at: otpExpiry(now),
      })
      .execute()
    const body = otpText(code, PRODUCT_NAME, host)
    await enqueue(trx, now, [
      { kind: 'message', payload: { to: phone, channel: 'sms', template: 'otp', body, values: [code] } },
    ])
    return accept(OTP_RESEND_SECONDS)
  })
  if (result.ok) services.nudge()
  return result
}
