import { useEffect } from 'react'
import { deskApi } from './desk-api.ts'

/** Now and then without being told: what was told while the phone slept is lost. */
const LOOK_EVERY_MILLISECONDS = 60_000

export type Subscribe = (changed: () => void) => () => void

const listeners = new Set<() => void>()

const subscribe: Subscribe = (changed) => {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

/** Tells its listeners that something of the hotel may have changed, on whichever device or process. */
export function useLive(isSignedIn: boolean): Subscribe {
  useEffect(() => {
    if (!isSignedIn) return undefined
    const look = () => {
      for (const changed of listeners) changed()
    }
    const lookWhenSeen = () => {
      if (document.visibilityState === 'visible') look()
    }
    const events = new EventSource('/api/desk/live')
    events.addEventListener('changed', look)
    // Again after a broken connection: changes in between were told to nobody.
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
  }, [isSignedIn])
  return subscribe
}
