import { otpErrorOf } from '#web/features/account/otp/otp-error.ts'
import type { ApiRefusal } from '#web/lib/api.ts'
import type { OtpError } from '#web/features/account/otp/otp-stage.ts'
import type { SignUpField } from './sign-up-machine.ts'
import * as errors from '#words/form-errors.ts'

/** Codes such as 'EMAIL_INVALID' contain the name of their field. */
const FIELD_CODE = /^(NAME|EMAIL|CITY|PHONE)_(?:REQUIRED|INVALID)$/

const fieldOf = (code: string): SignUpField | undefined =>
  FIELD_CODE.exec(code)?.[1]?.toLowerCase() as SignUpField | undefined

export type SignUpFailure =
  | { kind: 'flags'; flags: Partial<Record<SignUpField, string>> }
  | { kind: 'problem'; problem: OtpError }

/** A conflict with a message is about the email, one without a message about the phone (specification §8). */
export function signUpFailure(refusal: ApiRefusal, now: number): SignUpFailure {
  const field = fieldOf(refusal.code)
  if (field) return { kind: 'flags', flags: { [field]: refusal.message } }
  if (refusal.status !== 409) return { kind: 'problem', problem: otpErrorOf(refusal, now) }
  const flags = refusal.message ? { email: errors.emailTaken } : { phone: errors.phoneTaken }
  return { kind: 'flags', flags }
}
