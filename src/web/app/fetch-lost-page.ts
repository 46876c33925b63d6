import { mayReload } from './may-reload.ts'

/** Error messages of browsers when neither data nor script could be loaded. */
const LOST = /^(?:Failed to fetch|Load failed|NetworkError|error loading dynamically|Importing a module)/i

/**
 * Fetches a page that failed over the network as a document: the service worker answers with the cached page or the
 * offline page. False without a worker, or for any other error.
 */
export function fetchLostPage(error: unknown): boolean {
  const isLost = error instanceof TypeError && LOST.test(error.message)
  if (!isLost || !navigator.serviceWorker?.controller || !mayReload()) return false
  location.reload()
  return true
}
