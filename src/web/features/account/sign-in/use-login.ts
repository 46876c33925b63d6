import { otpErrorOf } from '#web/features/account/otp/otp-error.ts'
import { useReducer } from 'react'
import { normalisePhone } from '#domain/accounts/phone.ts'
import { browserApi, type ApiRefusal } from '#web/lib/api.ts'
import { canSendLogin, nextLogin, resumeLogin, type LoginEvent, type LoginState } from './login-machine.ts'
import { forgetSentOtp, storeSentOtp, recallSentOtp } from '#web/features/account/otp/sent-otp.ts'
import { requestOtp, type OtpChannel } from '#web/features/account/otp/request-otp.ts'

export type Login = {
  state: LoginState
  tell: (event: LoginEvent) => void
  /** sends an OTP, for the buttons 'Get OTP', 'Resend OTP' and 'Try WhatsApp' */
  askForOtp: (by: OtpChannel) => Promise<void>
  /** verifies the OTP, for the button 'Login' */
  verify: (token: string) => Promise<void>
}

const asIs = ({ code }: ApiRefusal) => code === 'PHONE_INVALID' || code === 'PHONE_REQUIRED'

/**
 * Runs the login machine against the API: checks that the phone is registered, verifies the OTP, and opens the session.
 */
export function useLogin(phone: string, onSignedIn: () => void): Login {
  const [state, tell] = useReducer(nextLogin, phone, (given) => resumeLogin(given, recallSentOtp()))
  const to = normalisePhone(state.phone)

  const expect = (waitSeconds: number, hasWhatsApp: boolean) => {
    const now = Date.now()
    const resendAt = now + waitSeconds * 1000
    storeSentOtp({ phone: state.phone, resendAt, hasWhatsApp }, now)
    tell({ type: 'sent', resendAt, hasWhatsApp })
  }
  const refuse = (refusal: ApiRefusal) => {
    if (refusal.code === 'PHONE_NOT_REGISTERED') return tell({ type: 'phone-unknown' })
    // An OTP was sent a moment ago, from this or another device, so show its field.
    if (refusal.code === 'OTP_TOO_SOON') return expect(refusal.retryAfter ?? 0, state.otp.hasWhatsApp)
    if (asIs(refusal)) return tell({ type: 'phone-refused', message: refusal.message })
    return tell({ type: 'not-sent', problem: otpErrorOf(refusal, Date.now()) })
  }
  const askForOtp = async (by: OtpChannel) => {
    if (state.otp.isAsking) return
    tell({ type: 'asked' })
    const known = await browserApi.get('/users/is-registered', { query: { phone: to } })
    // Other people with the same IP address may have used up the limit. The OTP request checks the phone too.
    if (!known.ok && known.refusal.code !== 'TOO_MANY_REQUESTS') return refuse(known.refusal)
    if (known.ok && !known.value.registered) return tell({ type: 'phone-unknown' })
    const sent = await requestOtp(to, by, () => tell({ type: 'proving' }))
    if (!sent.ok) return refuse(sent.refusal)
    expect(sent.value.retryAfter, sent.value.whatsApp)
  }
  const verify = async (token: string) => {
    tell({ type: 'token-left' })
    if (!canSendLogin({ ...state, otp: { ...state.otp, token } })) return
    tell({ type: 'verify-started' })
    const verified = await browserApi.post('/users/verify-otp', { body: { phone: to, token } })
    if (verified.ok) {
      forgetSentOtp()
      return onSignedIn()
    }
    tell({ type: 'token-refused', problem: otpErrorOf(verified.refusal, Date.now()) })
  }
  return { state, tell, askForOtp, verify }
}
