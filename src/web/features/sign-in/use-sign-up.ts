import { useReducer } from 'react'
import type { City } from '#contract/cities.ts'
import { normalisePhone } from '#domain/accounts/phone.ts'
import { browserApi, type ApiRefusal } from '#web/lib/api.ts'
import { recall } from '#web/lib/browser-memory.ts'
import { otpProblem, signUpFailure } from './sign-in-refusals.ts'
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
  /** 'GET OTP': keeps the details aside on the server and sends the password */
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

  const refuse = (refusal: ApiRefusal) => {
    const failure = signUpFailure(refusal, Date.now())
    if (failure.kind === 'flags') return tell({ type: 'flagged', flags: failure.flags })
    return tell({ type: 'not-sent', problem: failure.problem })
  }
  const send = async () => {
    tell({ type: 'submitted' })
    if (firstFault(state) || !canSendSignUp(state)) return
    tell({ type: 'asked' })
    const sent = await browserApi.post('/users/signup', {
      body: signUpPayload(state.details, cities, recall('referral')),
    })
    if (!sent.ok) return refuse(sent.refusal)
    tell({ type: 'sent', resendAt: Date.now() + sent.value.retryAfter * 1000 })
  }
  const resend = async () => {
    if (state.otp.isAsking) return
    tell({ type: 'asked' })
    const sent = await browserApi.get('/users/generate-otp', { query: { phone } })
    if (!sent.ok) return tell({ type: 'not-sent', problem: otpProblem(sent.refusal, Date.now()) })
    tell({ type: 'sent', resendAt: Date.now() + sent.value.retryAfter * 1000 })
  }
  const verify = async (token: string) => {
    tell({ type: 'submitted' })
    if (!canSendSignUp({ ...state, otp: { ...state.otp, token } })) return
    tell({ type: 'verify-started' })
    const verified = await browserApi.post('/users/verify-otp', { body: { phone, token } })
    if (verified.ok) return onSignedIn()
    if (verified.refusal.status === 409) return refuse(verified.refusal)
    tell({ type: 'token-refused', problem: otpProblem(verified.refusal, Date.now()) })
  }
  return { state, tell, send, resend, verify }
}
