import { otpProblem } from '#web/features/account/otp/otp-problem.ts'
import { useReducer } from 'react'
import type { City } from '#contract/cities.ts'
import { normalisePhone } from '#domain/accounts/phone.ts'
import { browserApi, type ApiRefusal } from '#web/lib/api.ts'
import { recall } from '#web/lib/browser-memory.ts'
import { askWithProof } from '#web/features/account/otp/ask-with-proof.ts'
import { signUpFailure } from './sign-in-refusals.ts'
import {
  canSendSignUp,
  firstFault,
  nextSignUp,
  signUpPayload,
  startSignUp,
  type SignUpDetails,
  type SignUpEvent,
  type SignUpState,
} from './sign-up-machine.ts'

export type SignUp = {
  state: SignUpState
  tell: (event: SignUpEvent) => void
  /** 'GET OTP': stores the details on the server and sends the password */
  send: () => Promise<void>
  /** 'Resend OTP': the details are the same */
  resend: () => Promise<void>
  /** 'Proceed' */
  verify: (token: string) => Promise<void>
}

/** Runs the sign-up machine against the API (specification §4). */
export function useSignUp(known: Partial<SignUpDetails>, cities: readonly City[], onSignedIn: () => void): SignUp {
  const [state, tell] = useReducer(nextSignUp, known, startSignUp)
  const phone = normalisePhone(state.details.phone)

  const isProving = () => tell({ type: 'proving' })
  const form = () => signUpPayload(state.details, cities, recall('referral'))

  const refuse = (refusal: ApiRefusal) => {
    // An OTP was sent a moment ago, so the guest already has one: show its field.
    if (refusal.code === 'OTP_TOO_SOON')
      return tell({ type: 'sent', resendAt: Date.now() + (refusal.retryAfter ?? 0) * 1000 })
    const failure = signUpFailure(refusal, Date.now())
    if (failure.kind === 'flags') return tell({ type: 'flagged', flags: failure.flags })
    return tell({ type: 'not-sent', problem: failure.problem })
  }
  const send = async () => {
    tell({ type: 'submitted' })
    if (firstFault(state) || !canSendSignUp(state)) return
    tell({ type: 'asked' })
    const body = form()
    const sent = await askWithProof(
      (proof) => browserApi.post('/users/signup', { body: { ...body, ...proof } }),
      isProving,
    )
    if (!sent.ok) return refuse(sent.refusal)
    tell({ type: 'sent', resendAt: Date.now() + sent.value.retryAfter * 1000 })
  }
  const resend = async () => {
    if (state.otp.isAsking) return
    tell({ type: 'asked' })
    const sent = await askWithProof(
      (proof) => browserApi.get('/users/generate-otp', { query: { phone, ...proof } }),
      isProving,
    )
    if (!sent.ok) return tell({ type: 'not-sent', problem: otpProblem(sent.refusal, Date.now()) })
    tell({ type: 'sent', resendAt: Date.now() + sent.value.retryAfter * 1000 })
  }
  const verify = async (token: string) => {
    tell({ type: 'submitted' })
    const typed = { ...state, otp: { ...state.otp, token } }
    if (firstFault(typed) || !canSendSignUp(typed)) return
    tell({ type: 'verify-started' })
    const { phone: to, ...details } = form()
    const verified = await browserApi.post('/users/verify-otp', { body: { phone: to, token, details } })
    if (verified.ok) return onSignedIn()
    const failure = signUpFailure(verified.refusal, Date.now())
    if (failure.kind === 'flags') return tell({ type: 'flagged', flags: failure.flags })
    tell({ type: 'token-refused', problem: failure.problem })
  }
  return { state, tell, send, resend, verify }
}
