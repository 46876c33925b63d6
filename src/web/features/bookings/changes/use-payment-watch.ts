import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from '#web/lib/navigation/navigation.ts'
import { POLL_FOR_MILLISECONDS, POLL_MILLISECONDS } from '../payment-poll.ts'

/**
 * Reloads the page until the gateway has reported the payment. Returns true until then, for at most a minute, so that
 * nobody pays twice.
 */
export function usePaymentWatch(awaited: 'awaited' | 'not-awaited'): boolean {
  const { revalidate } = useRevalidator()
  const [begun] = useState(Date.now)
  const [isSlow, setSlow] = useState(false)
  const isChecking = awaited === 'awaited' && !isSlow
  const ask = useEffectEvent(() => {
    if (Date.now() - begun > POLL_FOR_MILLISECONDS) setSlow(true)
    else void revalidate()
  })
  useEffect(() => {
    if (!isChecking) return undefined
    const timer = setInterval(() => ask(), POLL_MILLISECONDS)
    return () => clearInterval(timer)
  }, [isChecking])
  return isChecking
}
