import { useEffect, useEffectEvent, useState } from 'react'
import { ownPath, PATHS } from '#web/lib/paths.ts'

/** Seconds between checks for the network. When the browser reports its return, it is checked immediately. */
const FIRST_PAUSE = 5
const LONGEST_PAUSE = 60

/** A small, public file that is never cached. If it loads, other pages load too. */
const isReachable = async (): Promise<boolean> => {
  try {
    return (await fetch('/site.webmanifest', { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/** The page of this site that the guest wanted. Undefined if the offline page was opened directly. */
function wantedPage(): string | undefined {
  const to = new URLSearchParams(location.search).get('to')
  return to && !to.startsWith(PATHS.offline) ? ownPath(to) : undefined
}

export type Reconnect = { state: 'away' | 'trying' | 'back'; tryNow: () => void }

/** Retries by itself and on request until the network is back, then opens the page that the guest wanted. */
export function useReconnect(): Reconnect {
  const [state, setState] = useState<Reconnect['state']>('away')
  const look = async (): Promise<boolean> => {
    setState('trying')
    const isBack = await isReachable()
    const wanted = wantedPage()
    if (isBack && wanted) location.replace(wanted)
    else setState(isBack ? 'back' : 'away')
    return isBack
  }
  const lookAgain = useEffectEvent(look)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isWanted = true
    const lookIn = (seconds: number) => {
      timer = setTimeout(() => {
        void lookAgain().then((isBack) => isWanted && !isBack && lookIn(Math.min(seconds * 2, LONGEST_PAUSE)))
      }, seconds * 1000)
    }
    const lookNow = () => void lookAgain()
    if (navigator.onLine) lookNow()
    lookIn(FIRST_PAUSE)
    addEventListener('online', lookNow)
    return () => {
      isWanted = false
      clearTimeout(timer)
      removeEventListener('online', lookNow)
    }
  }, [])
  return { state, tryNow: () => void look() }
}
