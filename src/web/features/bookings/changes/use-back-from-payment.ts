import { useEffect, useEffectEvent } from 'react'

/** Enables the page's buttons again when 'back' on the payment page restores the page exactly as it was left. */
export function useBackFromPayment(onReturn: () => void): void {
  const come = useEffectEvent((event: PageTransitionEvent) => event.persisted && onReturn())
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => void come(event)
    addEventListener('pageshow', listen)
    return () => removeEventListener('pageshow', listen)
  }, [])
}
