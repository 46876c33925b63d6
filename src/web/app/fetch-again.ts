const MARK = 'uncle.fetched-again'
const AGAIN_AFTER_MILLISECONDS = 60_000

/** Once a minute for an address: a page that fails each time must not be fetched for ever. */
export function mayFetchAgain(): boolean {
  try {
    const [address, at] = (sessionStorage.getItem(MARK) ?? '').split(' ')
    if (address === location.href && Date.now() - Number(at) < AGAIN_AFTER_MILLISECONDS) return false
    sessionStorage.setItem(MARK, `${location.href} ${Date.now()}`)
    return true
  } catch {
    return false // storage is switched off: the page stays as it is
  }
}

/** What browsers say when nothing came over the network, neither data nor script. */
const LOST = /^(?:Failed to fetch|Load failed|NetworkError|error loading dynamically|Importing a module)/i

/**
 * A page that got no answer on the way to another is fetched as a document: the service worker answers with the page as
 * it was kept, or with the offline page. False where there is none, or the error is another.
 */
export function fetchLostPage(error: unknown): boolean {
  const isLost = error instanceof TypeError && LOST.test(error.message)
  if (!isLost || !navigator.serviceWorker?.controller || !mayFetchAgain()) return false
  location.reload()
  return true
}
