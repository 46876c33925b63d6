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
 * Reloads the page if a script of the previous build is gone. When offline, and for parts that a press requested, the
 * page stays and the caller reports that nothing loaded.
 */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', () => {
    if (isPartAwaited()) return
    void isServerReachable().then((isReachable) => isReachable && mayReload() && location.reload())
  })
}
