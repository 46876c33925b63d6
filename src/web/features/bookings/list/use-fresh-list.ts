import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from '#web/lib/navigation/navigation.ts'

/** Skips the reload if the guest was away only for a short time. */
const FRESH_MILLISECONDS = 5000

/** Reloads the list when the guest returns to this tab, because another tab or the payment page may have changed it. */
export function useFreshList(): void {
  const { revalidate, state } = useRevalidator()
  const refresh = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && state === 'idle') void revalidate()
  })
  useEffect(() => {
    let left = Date.now()
    const leave = () => {
      left = Date.now()
    }
    const come = () => {
      if (Date.now() - left > FRESH_MILLISECONDS) refresh()
      left = Date.now()
    }
    const comeFromMemory = (event: PageTransitionEvent) => event.persisted && refresh()
    addEventListener('blur', leave)
    addEventListener('focus', come)
    addEventListener('online', refresh)
    addEventListener('pageshow', comeFromMemory)
    return () => {
      removeEventListener('blur', leave)
      removeEventListener('focus', come)
      removeEventListener('online', refresh)
      removeEventListener('pageshow', comeFromMemory)
    }
  }, [])
}
