import { useEffect, useEffectEvent } from 'react'
import { readToken } from './otp-stage.ts'

/** Reads the SMS through the browser (WebOTP), if the browser supports it. */
type OtpCredential = { code?: string }
type OtpRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } }

async function readMessage(signal: AbortSignal): Promise<string | undefined> {
  if (!('OTPCredential' in window)) return undefined
  const request: OtpRequest = { otp: { transport: ['sms'] }, signal }
  try {
    const found = (await navigator.credentials.get(request)) as OtpCredential | null
    return found?.code
  } catch {
    return undefined // refused, aborted or unsupported: the guest types the OTP
  }
}

/** Reads the OTP from the SMS on arrival while one is expected. If `waitingSince` is 0, none is expected. */
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
