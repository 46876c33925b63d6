import { useEffect, useEffectEvent } from 'react'

/** 'Back' on the payment page may bring this page back exactly as it was left: something has to be made usable again. */
export function useBackFromPayment(onReturn: () => void): void {
  const come = useEffectEvent((event: PageTransitionEvent) => event.persisted && onReturn())
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => void come(event)
    addEventListener('pageshow', listen)
    return () => removeEventListener('pageshow', listen)
  }, [])
}
