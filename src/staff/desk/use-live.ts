import { useEffect } from 'react'
import { deskApi } from './desk-api.ts'

/** How often to poll in addition to the events, because events sent while the phone slept are lost. */
const LOOK_EVERY_MILLISECONDS = 60_000

/** Calls `look` when the hotel's data may have changed, whichever device or server process changed it. */
export function useLive(isSignedIn: boolean, look: () => void): void {
  useEffect(() => {
    if (!isSignedIn) return undefined
    const lookWhenSeen = () => {
      if (document.visibilityState === 'visible') look()
    }
    const events = new EventSource('/api/desk/live')
    events.addEventListener('changed', look)
    // Sent after every connect, because events during a broken connection were missed.
    events.addEventListener('ready', look)
    // The session has ended, so the server refuses this call, and the refusal leads to the sign-in page.
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
