import { readTypedPhone } from '#domain/accounts/phone.ts'
import { canProceedLogin, faultOfOtp, faultOfPhone } from '#domain/accounts/sign-up-form.ts'
import { unreachable } from '#domain/kernel/result.ts'
import type { SentOtp } from '#web/features/account/otp/sent-otp.ts'
import {
  nextOtp,
  NOT_REQUESTED,
  resetWaiting,
  type OtpEvent,
  type OtpStage,
} from '#web/features/account/otp/otp-stage.ts'
import * as t from '#words/account/sign-in.ts'
import * as errors from '#words/form-errors.ts'

/** The login form's steps: phone, a check that it is registered, OTP (specification §4). */
export type LoginState = {
  phone: string
  phoneTouched: boolean
  /** whether the guest has left the OTP field */
  isTokenLeft: boolean
  /** whether no account has this phone, so that the form offers the sign-up */
  isUnknown: boolean
  /** the server's message about the number */
  phoneFault: string | undefined
  otp: OtpStage
}

export type LoginEvent =
  | OtpEvent
  | { type: 'phone-typed'; text: string }
  | { type: 'phone-left' }
  | { type: 'token-left' }
  | { type: 'phone-unknown' }
  | { type: 'phone-refused'; message: string }

export const startLogin = (phone = ''): LoginState => ({
  phone,
  phoneTouched: false,
  isTokenLeft: false,
  isUnknown: false,
  phoneFault: undefined,
  otp: NOT_REQUESTED,
})

/** Restores the form after a reload. Shows the OTP field if this tab requested an OTP that is still valid. */
export const resumeLogin = (phone: string, sent: SentOtp | undefined): LoginState =>
  sent && (phone === '' || phone === sent.phone)
    ? { ...startLogin(sent.phone), otp: nextOtp(NOT_REQUESTED, { type: 'sent', ...sent }) }
    : startLogin(phone)

export function nextLogin(state: LoginState, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'phone-typed': {
      const phone = readTypedPhone(event.text)
      return phone === state.phone ? state : { ...startLogin(phone), otp: resetWaiting(state.otp) }
    }
    case 'phone-left':
      return { ...state, phoneTouched: true }
    case 'token-left':
      return { ...state, isTokenLeft: true }
    case 'phone-unknown':
      return { ...state, isUnknown: true, otp: resetWaiting(state.otp) }
    case 'phone-refused':
      return { ...state, phoneFault: event.message, otp: resetWaiting(state.otp) }
    case 'sent':
      return { ...state, otp: nextOtp(state.otp, event), isTokenLeft: false }
    case 'asked':
    case 'proving':
    case 'not-sent':
    case 'token-typed':
    case 'verify-started':
    case 'token-refused':
      return { ...state, otp: nextOtp(state.otp, event) }
    default:
      return unreachable(event)
  }
}

/** Returns the current message under each field (specification §5, §8). */
export function loginMessages(state: LoginState): { phone: string | undefined; token: string | undefined } {
  const { phone, phoneTouched, isUnknown, phoneFault, otp } = state
  const required = state.isTokenLeft ? errors.formError(faultOfOtp(otp.token, otp.stage !== 'details')) : undefined
  return {
    phone: isUnknown
      ? errors.notRegistered
      : (phoneFault ?? (phoneTouched ? errors.formError(faultOfPhone(phone)) : undefined)),
    token: otp.problem?.kind === 'wrong-token' ? errors.otpWrong : required,
  }
}

/** Explains why the button is disabled; undefined if it can be pressed or a request is pending. */
export function missingInLogin(state: LoginState): string | undefined {
  const { isAsking, stage } = state.otp
  if (isAsking || stage === 'verifying' || canSendLogin(state)) return undefined
  return stage === 'details' ? t.enterPhone : t.enterOtp
}

/** Whether 'Get OTP' / 'Login' is enabled, so that the form is not sent twice. */
export const canSendLogin = ({ phone, otp }: LoginState): boolean =>
  !otp.isAsking && canProceedLogin({ phone, token: otp.token, stage: otp.stage })
