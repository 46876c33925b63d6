import { useEffect, useEffectEvent, useState } from 'react'
import { ownPath, PATHS } from '#web/lib/paths.ts'

/** Seconds until the next look whether the network is back; a browser that notices it looks at once. */
const FIRST_PAUSE = 5
const LONGEST_PAUSE = 60

/** Small, public and never kept: if it can be had, pages can. */
const isReachable = async (): Promise<boolean> => {
  try {
    return (await fetch('/site.webmanifest', { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/** The page that was wanted, a path of ours; undefined when somebody opened the offline page by itself. */
function wantedPage(): string | undefined {
  const to = new URLSearchParams(location.search).get('to')
  return to && !to.startsWith(PATHS.offline) ? ownPath(to) : undefined
}

export type WayBack = { state: 'away' | 'trying' | 'back'; tryNow: () => void }

/** Tries by itself, and when asked, until the network is back; then goes where the guest wanted to go. */
export function useWayBack(): WayBack {
  const [state, setState] = useState<WayBack['state']>('away')
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
