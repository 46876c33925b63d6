/**
 * How many frames to wait for the heading: about ten seconds, because a page may show it only after its own requests.
 */
const MAX_FRAMES = 600

const headingOf = (hash: string): HTMLElement | undefined =>
  (hash.length > 1 ? document.getElementById(hash.slice(1)) : null) ??
  [...document.querySelectorAll('h1')].find((heading) => heading.getClientRects().length > 0)

/** Whether the page, or a dialog over it, has already set the focus itself. */
function isPlaced(before: Element | null): boolean {
  const now = document.activeElement
  return now !== null && now !== document.body && (now !== before || now.closest('dialog') !== null)
}

/**
 * Focuses the heading of a page that has just replaced another page, once it appears. `before` is the element that had
 * the focus.
 */
export function focusHeading(hash: string, before: Element | null, frames = MAX_FRAMES): void {
  requestAnimationFrame(() => {
    if (isPlaced(before)) return
    const heading = headingOf(hash)
    if (!heading) return frames > 0 ? focusHeading(hash, before, frames - 1) : undefined
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  })
}
