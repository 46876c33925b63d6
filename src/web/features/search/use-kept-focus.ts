import { useLayoutEffect, useRef } from 'react'

const isSeen = (element: HTMLElement) => element.getClientRects().length > 0

/** The chip of the same filter, on or off; else the list's title. */
function placeInstead(filter: string | undefined): HTMLElement | null {
  const chips = [...document.querySelectorAll<HTMLElement>('[data-filter]')].filter(isSeen)
  return chips.find((chip) => chip.dataset['filter'] === filter) ?? document.querySelector<HTMLElement>('#results')
}

/**
 * A chip, 'Clear all' and the way out of an empty list go with the press that they answer. When `page` comes and the
 * pressed element is gone with the focus, the focus goes to what stands in its place.
 */
export function useKeptFocus(page: unknown): void {
  const last = useRef<{ element: Element; filter: string | undefined }>(undefined)
  useLayoutEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last.current = { element: target, filter: target.dataset['filter'] }
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  useLayoutEffect(() => {
    const { element, filter } = last.current ?? {}
    if (!element || element.isConnected || document.activeElement !== document.body) return
    last.current = undefined
    placeInstead(filter)?.focus({ preventScroll: true })
  }, [page])
}
