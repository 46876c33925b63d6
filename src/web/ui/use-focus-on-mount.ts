import { useEffect, useRef, type RefObject } from 'react'

/** Focus goes to the first thing to do on a new screen; after the dialog around it has opened. */
export function useFocusOnMount<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null)
  useEffect(() => target.current?.focus(), [])
  return target
}
