/**
 * The page that pressing this anchor would open in this tab. Undefined for anchors, downloads, phone numbers and other
 * sites.
 */
function pageOf(event: MouseEvent): URL | undefined {
  const pressed = event.target instanceof Element ? event.target.closest('a[href], button') : null
  if (!(pressed instanceof HTMLAnchorElement) || pressed.target || pressed.download) return undefined
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const url = new URL(pressed.href)
  const isElsewhere = url.origin !== location.origin
  return isElsewhere || url.pathname + url.search === location.pathname + location.search ? undefined : url
}

/**
 * Opens a new document on each press while offline, because the router could not load another page's scripts. The
 * service worker answers with the cached page or the offline page.
 */
export function openLinksAsDocuments(): void {
  addEventListener(
    'click',
    (event) => {
      const page = navigator.onLine ? undefined : pageOf(event)
      if (!page || !navigator.serviceWorker?.controller) return
      event.preventDefault()
      event.stopPropagation()
      location.assign(page)
    },
    { capture: true },
  )
}
