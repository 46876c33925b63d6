const MARK = 'uncle.fetched-again'
const AGAIN_AFTER_MILLISECONDS = 60_000

/** Once a minute per address: a page that keeps failing must not reload for ever. */
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

/** What browsers say when neither data nor script came over the network. */
const LOST = /^(?:Failed to fetch|Load failed|NetworkError|error loading dynamically|Importing a module)/i

/**
 * Fetches a page that failed over the network as a document: the service worker answers with the cached page or the
 * offline page. False without a worker, or for any other error.
 */
export function fetchLostPage(error: unknown): boolean {
  const isLost = error instanceof TypeError && LOST.test(error.message)
  if (!isLost || !navigator.serviceWorker?.controller || !mayFetchAgain()) return false
  location.reload()
  return true
}
