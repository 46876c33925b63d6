import { otpErrorOf } from '#web/features/account/otp/otp-error.ts'
import { useEffect, useReducer } from 'react'
import { forgetSentOtp, storeSentOtp, recallSentOtp } from '#web/features/account/otp/sent-otp.ts'
import type { City } from '#contract/cities.ts'
import { normalisePhone } from '#domain/accounts/phone.ts'
import { browserApi, type ApiRefusal } from '#web/lib/api.ts'
import { recall } from '#web/lib/browser-memory.ts'
import { removeFromTab, storeInTab, readFromTab } from '#web/lib/tab-memory.ts'
import { requestOtp, type OtpChannel } from '#web/features/account/otp/request-otp.ts'
import { requestWithProof } from '#web/features/account/otp/request-with-proof.ts'
import { signUpFailure } from './sign-in-refusals.ts'
import {
  canSendSignUp,
  firstFieldError,
  nextSignUp,
  signUpPayload,
  readStoredDetails,
  resumeSignUp,
  type SignUpDetails,
  type SignUpEvent,
  type SignUpState,
} from './sign-up-machine.ts'

export type SignUp = {
  state: SignUpState
  tell: (event: SignUpEvent) => void
  /** stores the details on the server and sends the OTP, for the button 'GET OTP' */
  send: () => Promise<void>
  /** sends another OTP for the details that `send` stored, for the buttons 'Resend OTP' and 'Try WhatsApp' */
  resend: (by: OtpChannel) => Promise<void>
  /** verifies the OTP, for the button 'Proceed' */
  verify: (token: string) => Promise<void>
}

/** Runs the sign-up machine against the API (specification §4). */
export function useSignUp(known: Partial<SignUpDetails>, cities: readonly City[], onSignedIn: () => void): SignUp {
  const [state, tell] = useReducer(nextSignUp, known, (given) =>
    resumeSignUp(given, readStoredDetails(readFromTab('signUp')), recallSentOtp()),
  )
  const { details } = state
  useEffect(() => storeInTab('signUp', details), [details])
  const phone = normalisePhone(state.details.phone)

  const isProving = () => tell({ type: 'proving' })
  const form = () => signUpPayload(state.details, cities, recall('referral'))

  const expect = (waitSeconds: number, hasWhatsApp: boolean) => {
    const now = Date.now()
    const resendAt = now + waitSeconds * 1000
    storeSentOtp({ phone: state.details.phone, resendAt, hasWhatsApp }, now)
    tell({ type: 'sent', resendAt, hasWhatsApp })
  }
  const refuse = (refusal: ApiRefusal) => {
    // An OTP was sent a moment ago, so show its field.
    if (refusal.code === 'OTP_TOO_SOON') return expect(refusal.retryAfter ?? 0, state.otp.hasWhatsApp)
    const failure = signUpFailure(refusal, Date.now())
    if (failure.kind === 'flags') return tell({ type: 'flagged', flags: failure.flags })
    return tell({ type: 'not-sent', problem: failure.problem })
  }
  const send = async () => {
    tell({ type: 'submitted' })
    if (firstFieldError(state) || !canSendSignUp(state)) return
    tell({ type: 'asked' })
    const body = form()
    const sent = await requestWithProof(
      (proof) => browserApi.post('/users/signup', { body: { ...body, ...proof } }),
      isProving,
    )
    if (!sent.ok) return refuse(sent.refusal)
    expect(sent.value.retryAfter, sent.value.whatsApp)
  }
  const resend = async (by: OtpChannel) => {
    if (state.otp.isAsking) return
    tell({ type: 'asked' })
    const sent = await requestOtp(phone, by, isProving)
    if (!sent.ok) return tell({ type: 'not-sent', problem: otpErrorOf(sent.refusal, Date.now()) })
    expect(sent.value.retryAfter, sent.value.whatsApp)
  }
  const verify = async (token: string) => {
    tell({ type: 'submitted' })
    const typed = { ...state, otp: { ...state.otp, token } }
    if (firstFieldError(typed) || !canSendSignUp(typed)) return
    tell({ type: 'verify-started' })
    const { phone: to, ...asked } = form()
    const verified = await browserApi.post('/users/verify-otp', { body: { phone: to, token, details: asked } })
    if (verified.ok) {
      forgetSentOtp()
      removeFromTab('signUp')
      return onSignedIn()
    }
    const failure = signUpFailure(verified.refusal, Date.now())
    if (failure.kind === 'flags') return tell({ type: 'flagged', flags: failure.flags })
    tell({ type: 'token-refused', problem: failure.problem })
  }
  return { state, tell, send, resend, verify }
}
