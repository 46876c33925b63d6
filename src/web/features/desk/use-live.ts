import { useEffect } from 'react'
import { deskApi } from './desk-api.ts'

/** Requested again without an event: those sent while the phone slept are lost. */
const LOOK_EVERY_MILLISECONDS = 60_000

/** Calls `look` when something of the hotel may have changed, on whichever device or process. */
export function useLive(isSignedIn: boolean, look: () => void): void {
  useEffect(() => {
    if (!isSignedIn) return undefined
    const lookWhenSeen = () => {
      if (document.visibilityState === 'visible') look()
    }
    const events = new EventSource('/api/desk/live')
    events.addEventListener('changed', look)
    // Again after a broken connection: nobody was told of changes in between.
    events.addEventListener('ready', look)
    // The answer leads to the sign-in, from every page of the desk.
    events.addEventListener('over', () => void deskApi.get('/desk/me'))
    addEventListener('online', look)
    document.addEventListener('visibilitychange', lookWhenSeen)
    const timer = setInterval(lookWhenSeen, LOOK_EVERY_MILLISECONDS)
    return () => {
      events.close()
      removeEventListener('online', look)
      document.removeEventListener('visibilitychange', lookWhenSeen)
      clearInterval(timer)
    }
  }, [isSignedIn, look])
}
