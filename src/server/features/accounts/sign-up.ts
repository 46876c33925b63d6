import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Services } from '../../services.ts'
import { phoneStatusOf } from './known-devices.ts'
import { sendOtp, type OtpRequest, type SendRefusal, type Sent } from './send-otp.ts'
import type { SignUpDetails } from './signup-requests.ts'

export type SignUpRefusal = { code: 'PHONE_TAKEN' } | SendRefusal

/**
 * Stores the details and sends the OTP without registering anybody yet (decisions, "Sign-in"). Only somebody who has
 * verified the phone learns from `verifyOtp` whether the email is taken.
 */
export async function signUp(
  services: Services,
  wish: OtpRequest & { details: SignUpDetails },
): Promise<Result<Sent, SignUpRefusal>> {
  if ((await phoneStatusOf(services.db, wish.phone, undefined)) !== 'unknown') return refuse({ code: 'PHONE_TAKEN' })
  const sent = await sendOtp(services, wish)
  return sent.ok ? accept(sent.value) : sent
}
