import { mayFetchAgain } from './fetch-again.ts'

const isServerReachable = async (): Promise<boolean> => {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/**
 * A page of the build before may ask for a script that is gone: then the page is fetched anew. Without network it stays,
 * and whoever asked says that nothing came.
 */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', () => {
    void isServerReachable().then((isReachable) => isReachable && mayFetchAgain() && location.reload())
  })
}
