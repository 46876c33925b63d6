import { useSyncExternalStore } from 'react'

const TICK_MILLISECONDS = 1000

function subscribe(tick: () => void): () => void {
  const timer = setInterval(tick, TICK_MILLISECONDS)
  return () => clearInterval(timer)
}

/** Whole seconds until `until` (milliseconds since 1970), counting down to 0. Does not tick on the server. */
export const useCountdown = (until: number): number =>
  useSyncExternalStore(
    subscribe,
    () => Math.max(0, Math.ceil((until - Date.now()) / TICK_MILLISECONDS)),
    () => 0,
  )
