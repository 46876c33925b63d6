import { OTP_DIGITS } from '#domain/accounts/otp.ts'
import type { OtpFormState } from '#domain/accounts/sign-up-form.ts'
import { unreachable } from '#domain/kernel/result.ts'

/** Why the last step failed. `until` is when the guest may try again, in milliseconds since 1970. */
export type OtpError =
  | { kind: 'wrong-token' }
  | { kind: 'wait'; message: string; until: number }
  | { kind: 'failed'; message: string }

/** The state of an OTP, the same in both forms: not requested, being sent, expected, being verified. */
export type OtpStage = {
  stage: OtpFormState['stage']
  token: string
  /** whether a request for an OTP is pending */
  isAsking: boolean
  /** whether the browser is solving a puzzle before the OTP is sent */
  isProving: boolean
  /** whether an OTP was requested since the form opened */
  wasAsked: boolean
  /** when the next OTP may be sent, in milliseconds since 1970 */
  resendAt: number
  /** whether the next OTP may come by WhatsApp */
  hasWhatsApp: boolean
  problem: OtpError | undefined
}

export type OtpEvent =
  | { type: 'asked' }
  | { type: 'proving' }
  | { type: 'sent'; resendAt: number; hasWhatsApp: boolean }
  | { type: 'not-sent'; problem?: OtpError }
  | { type: 'token-typed'; text: string }
  | { type: 'verify-started' }
  | { type: 'token-refused'; problem: OtpError }

export const NOT_REQUESTED: OtpStage = {
  stage: 'details',
  token: '',
  isAsking: false,
  isProving: false,
  wasAsked: false,
  resendAt: 0,
  hasWhatsApp: false,
  problem: undefined,
}

/** Extracts up to six digits from '123 456', the format in messages, or from a whole pasted line. */
export const readToken = (text: string): string => text.replace(/\D/g, '').slice(0, OTP_DIGITS)

/** Discards the expected OTP when the phone is edited (specification §4). */
export const resetWaiting = (otp: OtpStage): OtpStage => ({ ...NOT_REQUESTED, wasAsked: otp.wasAsked })

/** Handles every step of the OTP (specification §4, §8). A failed request resets the waiting state. */
export function nextOtp(otp: OtpStage, event: OtpEvent): OtpStage {
  switch (event.type) {
    case 'asked':
      return { ...otp, isAsking: true, problem: undefined }
    case 'proving':
      return { ...otp, isProving: true }
    case 'sent': {
      const { resendAt, hasWhatsApp } = event
      return { ...NOT_REQUESTED, stage: 'waiting', wasAsked: true, resendAt, hasWhatsApp }
    }
    case 'not-sent':
      return { ...resetWaiting(otp), problem: event.problem }
    case 'token-typed':
      return { ...otp, token: readToken(event.text), problem: undefined }
    case 'verify-started':
      return { ...otp, stage: 'verifying', problem: undefined }
    case 'token-refused':
      return { ...otp, stage: 'waiting', problem: event.problem }
    default:
      return unreachable(event)
  }
}
