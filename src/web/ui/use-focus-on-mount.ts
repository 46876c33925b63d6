import { useEffect, useRef, type RefObject } from 'react'

/** Focuses the first control of a new screen, after the dialog around it has opened. */
export function useFocusOnMount<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null)
  useEffect(() => target.current?.focus(), [])
  return target
}
