import { isPartAwaited } from '#web/ui/load-part.ts'
import { mayReload } from './may-reload.ts'

const isServerReachable = async (): Promise<boolean> => {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/**
 * A page of the previous build may request a script that is gone: reload the page then. Offline it stays, and the
 * caller reports that nothing came, and so it does for a part that a press asked for.
 */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', () => {
    if (isPartAwaited()) return
    void isServerReachable().then((isReachable) => isReachable && mayReload() && location.reload())
  })
}
