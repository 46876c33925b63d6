import { useState } from 'react'
import type { ApiAnswer } from '#web/lib/api.ts'
import { openLogin } from '#web/lib/login-dialog.ts'

type Step = { at: 'resting' | 'working' | 'otp' } | { at: 'refused'; message: string }

export type FreshStep = { step: Step; run: () => void; rest: () => void }

/** The refusals that ask for a fresh OTP, or for the guest's passkey. */
const PROOFS: ReadonlySet<string> = new Set(['FRESH_OTP_NEEDED', 'PASSKEY_NEEDED'])

/**
 * Runs a step that may need a fresh OTP. If it does, the page asks for the OTP and then continues the step by itself.
 */
export function useFreshStep<Value>(ask: () => Promise<ApiAnswer<Value>>, onDone: (value: Value) => void): FreshStep {
  const [step, setStep] = useState<Step>({ at: 'resting' })
  const run = async () => {
    if (step.at === 'working') return
    setStep({ at: 'working' })
    const answer = await ask()
    if (answer.ok) {
      setStep({ at: 'resting' })
      return onDone(answer.value)
    }
    if (PROOFS.has(answer.refusal.code)) return setStep({ at: 'otp' })
    if (answer.refusal.status === 401) openLogin()
    return setStep({ at: 'refused', message: answer.refusal.message })
  }
  return { step, run: () => void run(), rest: () => setStep({ at: 'resting' }) }
}
