import { useEffect, useState } from 'react'
import { serverNow } from '#web/lib/server-clock.ts'

const TICK_MILLISECONDS = 30_000

/** Returns the current time and re-renders every half minute, so that 'late by' stays up to date. */
export function useNow(): Date {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), TICK_MILLISECONDS)
    return () => clearInterval(timer)
  }, [])
  return now
}
