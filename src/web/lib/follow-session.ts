import { onSessionChange } from './session.ts'

/**
 * A store of what belongs to whoever is signed in: the first listener makes it load, a login or logout makes it load
 * again, and the last one to leave ends the watching. Answers what `useSyncExternalStore` subscribes with.
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
