import { useEffect, useState } from 'react'
import { serverNow } from '#web/lib/server-clock.ts'

const TICK_MILLISECONDS = 30_000

/** Now, again every half minute: 'late by' grows by itself. */
export function useNow(): Date {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), TICK_MILLISECONDS)
    return () => clearInterval(timer)
  }, [])
  return now
}
