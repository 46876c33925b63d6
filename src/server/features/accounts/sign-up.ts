import { addMinutes } from '#domain/kernel/ist.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Gender } from '#domain/accounts/sign-up-form.ts'
import { sql } from 'kysely'
import type { Services } from '../../services.ts'
import { sendOtp, type OtpLimit } from './send-otp.ts'

export type SignUpDetails = {
  phone: string
  name: string
  email: string
  gender: Gender | null
  cityId: number | null
  cityName: string | null
  referralCode: string | null
  contactConsent: boolean
}

export type SignUpRefusal = { code: 'EMAIL_TAKEN' | 'PHONE_TAKEN' } | OtpLimit

/** Details wait this long for their password to be verified. */
const KEPT_MINUTES = 60

async function takenBy(services: Services, { phone, email }: SignUpDetails): Promise<SignUpRefusal | undefined> {
  const { rows } = await sql<{ phone: boolean; email: boolean }>`
    select exists (select 1 from users where phone = ${phone}) as phone,
      exists (select 1 from users where lower(email) = lower(${email})) as email`.execute(services.db)
  if (rows[0]?.phone) return { code: 'PHONE_TAKEN' }
  return rows[0]?.email ? { code: 'EMAIL_TAKEN' } : undefined
}

/** Keeps the details aside and sends the password; nobody is registered yet (decisions, "Sign-in"). */
export async function signUp(
  services: Services,
  details: SignUpDetails,
  from: { address: string; host: string },
): Promise<Result<number, SignUpRefusal>> {
  const taken = await takenBy(services, details)
  if (taken) return refuse(taken)
  const sent = await sendOtp(services, { ...from, phone: details.phone, purpose: 'signup' })
  if (!sent.ok) return sent
  const now = services.clock.now()
  const kept = {
    name: details.name,
    email: details.email,
    gender: details.gender,
    city_id: details.cityId,
    city_name: details.cityName,
    referral_code: details.referralCode,
    contact_consent: details.contactConsent,
    created_at: now,
    expires_at: addMinutes(now, KEPT_MINUTES),
  }
  await services.db
    .insertInto('pending_signups')
    .values({ phone: details.phone, ...kept })
    .onConflict((conflict) => conflict.column('phone').doUpdateSet(kept))
    .execute()
  return accept(sent.value)
}
