import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { unreachable } from '#domain/kernel/result.ts'
import {
  hourlyOtpBudget,
  limitsOf,
  USUAL_DAYS,
  type CountedLimit,
  type PhoneStatus,
  type SendLimit,
  type SendScope,
} from '#domain/accounts/send-limits.ts'
import type { OtpPurpose } from '#domain/accounts/otp.ts'
import { addMinutes } from '#domain/kernel/ist.ts'

/**
 * An OTP that is about to be sent, with the facts that the limits require. `deviceHash` is set if this browser has
 * signed in with this phone before.
 */
export type CountedSend = {
  phone: string
  purpose: OtpPurpose
  addressHash: Buffer
  deviceHash: Buffer | null
  standing: PhoneStatus
  hasScript: boolean
  freeSends: number
  now: Date
}

/**
 * Counts the OTPs of known and unknown browsers separately, so that strangers who request OTPs for a phone never use up
 * its owner's limit.
 */
function scopeOf(scope: SendScope, { phone, addressHash, deviceHash }: CountedSend): RawBuilder<unknown> {
  switch (scope) {
    case 'phone':
      return deviceHash
        ? sql`phone = ${phone} and device_hash = ${deviceHash}`
        : sql`phone = ${phone} and device_hash is null`
    case 'address':
      return sql`address_hash = ${addressHash} and device_hash is null`
    case 'address sign-up':
      return sql`address_hash = ${addressHash} and device_hash is null and purpose = 'signup'`
    case 'everybody':
      return sql`true`
    case 'without script to phone':
      return sql`phone = ${phone} and without_script`
    case 'without script to address':
      return sql`address_hash = ${addressHash} and without_script`
    case 'without script to everybody':
      return sql`without_script`
    default:
      return unreachable(scope)
  }
}

/**
 * Returns when the oldest of the last `limit.most` OTPs was sent, or null if fewer were sent within the window. The
 * next OTP may be sent once that oldest one has left the window.
 */
async function fillingSend(trx: Transaction<DB>, limit: SendLimit, send: CountedSend): Promise<Date | null> {
  const { rows } = await sql<{ sent_at: Date }>`
    select sent_at from otp_sends
    where ${scopeOf(limit.scope, send)} and sent_at > ${addMinutes(send.now, -limit.windowMinutes)}
    order by sent_at desc offset ${limit.most - 1} limit 1`.execute(trx)
  return rows[0]?.sent_at ?? null
}

/** Calculates how many OTPs may be sent this hour in total from the busiest hour of each recent day. */
async function budgetOf(trx: Transaction<DB>, now: Date): Promise<number> {
  const { rows } = await sql<{ busiest: number }>`
    select max(sends)::int as busiest from otp_send_hours where hour > ${addMinutes(now, -USUAL_DAYS * 24 * 60)}
    group by date_trunc('day', hour at time zone 'Asia/Kolkata')`.execute(trx)
  return hourlyOtpBudget(rows.map(({ busiest }) => busiest))
}

export type SendCount = {
  limits: CountedLimit[]
  lastToPhone: Date | null
  /** how many OTPs were sent within the last hour: to requests from this address, and in total */
  fromAddress: number
  toEverybody: number
  budget: number
}

/** Reads everything that the limits on sending an OTP depend on. */
export async function countSends(trx: Transaction<DB>, send: CountedSend): Promise<SendCount> {
  const hourAgo = addMinutes(send.now, -60)
  const budget = await budgetOf(trx, send.now)
  const limits: CountedLimit[] = []
  for (const limit of limitsOf({ ...send, budget }))
    limits.push({ limit, fillingSend: await fillingSend(trx, limit, send) })
  const { rows } = await sql<{ last: Date | null; from_address: number; to_everybody: number }>`
    select (select max(sent_at) from otp_sends where ${scopeOf('phone', send)}) as last,
      (select count(*)::int from otp_sends where ${scopeOf('address', send)} and sent_at > ${hourAgo}) as from_address,
      (select count(*)::int from otp_sends where sent_at > ${hourAgo}) as to_everybody`.execute(trx)
  const found = rows[0]
  if (!found) throw new Error('A select of scalars gave no row')
  return {
    limits,
    budget,
    lastToPhone: found.last,
    fromAddress: found.from_address,
    toEverybody: found.to_everybody,
  }
}
