import { mayReload } from './may-reload.ts'

/** Error messages of browsers that could not load data or a script. */
const LOST = /^(?:Failed to fetch|Load failed|NetworkError|error loading dynamically|Importing a module)/i

/**
 * Requests a page again as a document after its data failed to load, so that the service worker can answer with the
 * cached page or the offline page. Returns false if there is no worker, and for any other error.
 */
export function fetchLostPage(error: unknown): boolean {
  const isLost = error instanceof TypeError && LOST.test(error.message)
  if (!isLost || !navigator.serviceWorker?.controller || !mayReload()) return false
  location.reload()
  return true
}
