import { useEffect, useEffectEvent } from 'react'

/** 'Back' on the payment page may restore this page exactly as it was left: re-enable its buttons. */
export function useBackFromPayment(onReturn: () => void): void {
  const come = useEffectEvent((event: PageTransitionEvent) => event.persisted && onReturn())
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => void come(event)
    addEventListener('pageshow', listen)
    return () => removeEventListener('pageshow', listen)
  }, [])
}
