import { useEffect, useState } from 'react'

/** Now and then without being told: what was told while the phone slept is lost. */
const LOOK_EVERY_MILLISECONDS = 60_000

/** A number that grows when something of the hotel may have changed, on whichever device or process. */
export function useLive(isSignedIn: boolean): number {
  const [version, setVersion] = useState(0)
  useEffect(() => {
    if (!isSignedIn) return undefined
    const look = () => setVersion((known) => known + 1)
    const lookWhenSeen = () => {
      if (document.visibilityState === 'visible') look()
    }
    const events = new EventSource('/api/desk/live')
    events.addEventListener('changed', look)
    // Again after a broken connection: changes in between were told to nobody.
    events.addEventListener('ready', look)
    addEventListener('online', look)
    document.addEventListener('visibilitychange', lookWhenSeen)
    const timer = setInterval(lookWhenSeen, LOOK_EVERY_MILLISECONDS)
    return () => {
      events.close()
      removeEventListener('online', look)
      document.removeEventListener('visibilitychange', lookWhenSeen)
      clearInterval(timer)
    }
  }, [isSignedIn])
  return version
}
