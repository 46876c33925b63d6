import { otpErrorOf } from './otp-error.ts'
import { useEffect, useReducer, useRef, useState } from 'react'
import { displayPhone } from '#domain/accounts/phone.ts'
import { openLogin } from '#web/lib/login-dialog.ts'
import { browserApi, type ApiRefusal } from '#web/lib/api.ts'
import { currentSession } from '#web/lib/session.ts'
import { requestOtp } from './request-otp.ts'
import { nextOtp, NOT_REQUESTED } from './otp-stage.ts'
import { receiveFreshUntil } from './fresh-otp.ts'

/** Sends an OTP to the signed-in phone if one is needed, and verifies the guest with it. */
export function useFreshOtp(onFresh: () => void, onClose: () => void) {
  const [otp, tell] = useReducer(nextOtp, NOT_REQUESTED)
  const [phone, setPhone] = useState('')
  const hasAsked = useRef(false)
  const session = currentSession()
  const userId = session.state === 'signed-in' ? session.userId : ''

  const refuse = (refusal: ApiRefusal) => {
    if (refusal.status === 401) {
      onClose()
      openLogin()
      return undefined
    }
    return otpErrorOf(refusal, Date.now())
  }
  const ask = async () => {
    tell({ type: 'asked' })
    const user = await browserApi.get('/users/{id}', { params: { id: userId } })
    if (!user.ok) {
      const problem = refuse(user.refusal)
      return problem && tell({ type: 'not-sent', problem })
    }
    setPhone(displayPhone(user.value.phone))
    const sent = await requestOtp(user.value.phone, 'sms', () => tell({ type: 'proving' }))
    if (sent.ok) return tell({ type: 'sent', resendAt: Date.now() + sent.value.retryAfter * 1000, hasWhatsApp: false })
    const problem = refuse(sent.refusal)
    return problem && tell({ type: 'not-sent', problem })
  }
  const verify = async (token: string) => {
    if (otp.stage === 'verifying' || token.length === 0) return
    tell({ type: 'verify-started' })
    const confirmed = await browserApi.post('/users/{id}/confirm-otp', { params: { id: userId }, body: { token } })
    if (confirmed.ok) {
      receiveFreshUntil(confirmed.value.freshUntil)
      onFresh()
      return
    }
    const problem = refuse(confirmed.refusal)
    if (problem) tell({ type: 'token-refused', problem })
  }
  useEffect(() => {
    if (hasAsked.current) return
    hasAsked.current = true
    void ask()
  })
  return { otp, tell, phone, ask, verify }
}
