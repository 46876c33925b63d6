import { useEffect, useEffectEvent } from 'react'
import { readToken } from './otp-stage.ts'

/** The browser's own reading of the message (WebOTP), where there is one. */
type OtpCredential = { code?: string }
type OtpRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } }

async function readMessage(signal: AbortSignal): Promise<string | undefined> {
  if (!('OTPCredential' in window)) return undefined
  const request: OtpRequest = { otp: { transport: ['sms'] }, signal }
  try {
    const found = (await navigator.credentials.get(request)) as OtpCredential | null
    return found?.code
  } catch {
    return undefined // refused, aborted or unsupported: the guest types the six digits
  }
}

/** While a password is expected, reads it from the message on arrival. `waitingSince` 0: none is expected. */
export function useWebOtp(waitingSince: number, onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode)
  useEffect(() => {
    if (waitingSince === 0) return undefined
    const stop = new AbortController()
    const wait = async () => {
      const code = await readMessage(stop.signal)
      if (code && !stop.signal.aborted) take(readToken(code))
    }
    void wait()
    return () => stop.abort()
  }, [waitingSince])
}
