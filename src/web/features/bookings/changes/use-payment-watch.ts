import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from '#web/lib/navigation/navigation.ts'
import { POLL_FOR_MILLISECONDS, POLL_MILLISECONDS } from '../payment-poll.ts'

/**
 * After the payment page the payment's report may still be pending: reload the page until it arrives. True meanwhile,
 * for a minute at most, so that nobody pays twice in between.
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
