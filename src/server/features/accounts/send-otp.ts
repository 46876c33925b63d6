import type { Challenge } from 'altcha-lib'
import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { OTP_RESEND_SECONDS, otpExpiry, type OtpAudience } from '#domain/accounts/otp.ts'
import {
  FREE_SENDS,
  isAlarming,
  limitWaitSeconds,
  LOCAL_FREE_SENDS,
  resendWaitSeconds,
  type PhoneStatus,
} from '#domain/accounts/send-limits.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { DEFAULT_LANGUAGE } from '#domain/languages.ts'
import type { Env } from '../../env.ts'
import type { Services } from '../../services.ts'
import { otpByWhatsApp, otpText, smsTo } from '../messages/guest-text.ts'
import { enqueue } from '../messages/outbox.ts'
import type { Requester } from './requester.ts'
import { countSends, type CountedSend, type SendCount } from './count-sends.ts'
import { phoneStatusOf } from './known-devices.ts'
import {
  randomOtp,
  randomSecret,
  hashAddress,
  hashOtp,
  hashSecret,
  lockPhone,
  lockSendsWithoutScript,
} from './otp-secrets.ts'
import { createPuzzle, hashOfProof, useProof } from './puzzles.ts'
import { storeDetails, type SignUpDetails } from './signup-requests.ts'

type OtpLimit = { code: 'OTP_TOO_SOON' | 'OTP_LIMIT_REACHED'; retryAfterSeconds: number }
export type SendRefusal = OtpLimit | { code: 'CHALLENGE_REQUIRED'; puzzle: Challenge }
/** `challenge` identifies this request when its OTP is verified. Only the caller learns it. */
export type Sent = { challenge: string; retryAfter: number }

export type OtpRequest = {
  phone: string
  asker: Requester
  /** a solved puzzle */
  proof: string | undefined
  /** whether the browser runs no scripts: it then solves no puzzle and has a small budget instead (decision 0086) */
  withoutScript?: boolean | undefined
  /** the account to register once the OTP is verified; absent for a login */
  details: SignUpDetails | undefined
  /** 'whatsapp' works only shortly after an SMS was sent; otherwise the OTP is sent by SMS */
  by?: 'sms' | 'whatsapp' | undefined
  /** where the OTP is valid; an OTP for a desk or the office opens no guest's account */
  door?: OtpAudience
}

const freeSends = (env: Env): number => env.OTP_FREE_SENDS ?? (env.APP_ENV === 'local' ? LOCAL_FREE_SENDS : FREE_SENDS)

/**
 * Treats a staff member's phone as registered even without a guest account. Otherwise a flood of sign-ups, which uses
 * up the limit for new phones, would lock staff out.
 */
const standingAt = (door: OtpAudience, asGuest: PhoneStatus): PhoneStatus =>
  door !== 'guest' && asGuest === 'unknown' ? 'registered' : asGuest

/** Returns why no OTP may be sent now; undefined if one may (decisions, "Sign-in"). */
function limitOf({ lastToPhone, limits }: SendCount, now: Date): OtpLimit | undefined {
  const wait = limitWaitSeconds(limits, now)
  if (wait > 0) return { code: 'OTP_LIMIT_REACHED', retryAfterSeconds: wait }
  const resend = lastToPhone ? resendWaitSeconds(lastToPhone, now) : 0
  return resend > 0 ? { code: 'OTP_TOO_SOON', retryAfterSeconds: resend } : undefined
}

async function askedByBrowser(trx: Transaction<DB>, challenges: readonly string[], now: Date): Promise<number> {
  if (challenges.length === 0) return 0
  const asked = await trx
    .selectFrom('otps')
    .select('id')
    .where('challenge_hash', 'in', challenges.map(hashSecret))
    .where('created_at', '>', addMinutes(now, -60))
    .execute()
  return asked.length
}

async function needsProof(trx: Transaction<DB>, count: SendCount, send: CountedSend, asker: Requester) {
  if (send.standing === 'known browser' || !send.hasScript) return false
  const free = send.freeSends
  return count.fromAddress >= free || (await askedByBrowser(trx, asker.challenges, send.now)) >= free
}

/** Whether the last OTP sent to the phone is still valid. */
const isRecent = (last: Date | null, now: Date): boolean => last !== null && otpExpiry(last) > now

async function writeOtp(
  services: Services,
  trx: Transaction<DB>,
  wish: OtpRequest,
  { byWhatsApp, ...send }: CountedSend & { byWhatsApp: boolean },
): Promise<string> {
  const { phone, asker, details } = wish
  const { now, purpose } = send
  const code = randomOtp()
  const challenge = randomSecret()
  await trx
    .insertInto('otp_sends')
    .values({
      phone,
      purpose,
      address_hash: send.addressHash,
      device_hash: send.deviceHash,
      without_script: !send.hasScript,
      sent_at: now,
    })
    .execute()
  const { id } = await trx
    .insertInto('otps')
    .values({
      phone,
      purpose,
      code_hash: hashOtp(services.env, phone, code),
      challenge_hash: hashSecret(challenge),
      created_at: now,
      expires_at: otpExpiry(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (details) await storeDetails(trx, { otpId: id, details, now })
  const text = otpText(asker.language ?? DEFAULT_LANGUAGE, code, asker.host)
  await enqueue(trx, now, [byWhatsApp ? otpByWhatsApp(phone, text) : smsTo(phone, text)])
  return challenge
}

/** Logs whether an OTP was sent or refused, and alerts the operator when the hour's budget is nearly used up. */
function report({ security, alarm }: Services, { phone, asker }: OtpRequest, count: SendCount, refusal?: SendRefusal) {
  const about = { subject: phone, address: asker.address }
  const { toEverybody, budget } = count
  if (isAlarming(toEverybody, budget)) alarm('otp_budget_nearly_used_up', { sentInHour: toEverybody, budget })
  if (!refusal) return security.note('otp_sent', about)
  if (refusal.code === 'OTP_LIMIT_REACHED') security.note('otp_limit_reached', about)
  if (refusal.code === 'CHALLENGE_REQUIRED') security.note('puzzle_asked', about)
}

/**
 * Sends an OTP to a phone within the limits. Locks the phone and counts before sending anything, so that two
 * simultaneous requests cannot both pass.
 */
export async function sendOtp(services: Services, wish: OtpRequest): Promise<Result<Sent, SendRefusal>> {
  const { env, db, clock } = services
  const { phone, asker, details, door = 'guest' } = wish
  const now = clock.now()
  const standing = standingAt(door, await phoneStatusOf(db, phone, asker.device))
  const isKnown = standing === 'known browser' && asker.device !== undefined
  const send: CountedSend = {
    phone,
    purpose: door === 'guest' ? (details ? 'signup' : 'login') : door,
    addressHash: hashAddress(asker.address),
    deviceHash: isKnown && asker.device ? hashSecret(asker.device) : null,
    standing,
    hasScript: !wish.withoutScript,
    freeSends: freeSends(env),
    now,
  }
  const proofHash = wish.proof === undefined ? undefined : await hashOfProof(env, wish.proof)
  if (wish.proof !== undefined && !proofHash)
    services.security.note('proof_refused', { subject: phone, address: asker.address })
  const result = await db.transaction().execute(async (trx): Promise<Result<Sent, OtpLimit | 'needs a proof'>> => {
    await lockPhone(trx, phone)
    if (!send.hasScript) await lockSendsWithoutScript(trx)
    const count = await countSends(trx, send)
    const limit = limitOf(count, now)
    if (limit) {
      report(services, wish, count, limit)
      return refuse(limit)
    }
    if (await needsProof(trx, count, send, asker)) {
      const isProven = proofHash !== undefined && (await useProof(trx, proofHash, now))
      if (!isProven) return refuse('needs a proof' as const)
    }
    const byWhatsApp = wish.by === 'whatsapp' && services.whatsApp !== null && isRecent(count.lastToPhone, now)
    const challenge = await writeOtp(services, trx, wish, { ...send, byWhatsApp })
    report(services, wish, count)
    return accept({ challenge, retryAfter: OTP_RESEND_SECONDS })
  })
  if (result.ok) {
    services.nudge()
    return result
  }
  if (result.refusal !== 'needs a proof') return refuse(result.refusal)
  services.security.note('puzzle_asked', { subject: phone, address: asker.address })
  return refuse({ code: 'CHALLENGE_REQUIRED', puzzle: await createPuzzle(env) })
}
