import { onSessionChange } from './session.ts'

/**
 * Creates a store of the signed-in guest's data. The first listener loads it, a login or logout reloads it, and when
 * the last one leaves, it stops watching. Returns the function that `useSyncExternalStore` subscribes with.
 */
export function followSession(
  listeners: Set<() => void>,
  load: () => Promise<void>,
): (listener: () => void) => () => void {
  let stopWatching: (() => void) | undefined
  return (listener) => {
    listeners.add(listener)
    stopWatching ??= onSessionChange(() => void load())
    void load()
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      stopWatching?.()
      stopWatching = undefined
    }
  }
}
