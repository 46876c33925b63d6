import { useEffect } from 'react'

/** Keeps the screen on while this is shown, where the browser can: nobody has to wake it before the desk. */
export function useScreenAwake(): void {
  useEffect(() => {
    const stop = new AbortController()
    let lock: WakeLockSentinel | undefined
    const ask = async () => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return
      try {
        const given = await navigator.wakeLock.request('screen')
        if (stop.signal.aborted) await given.release()
        else lock = given
      } catch (error) {
        // Refused at a low battery, or without the right to it: the screen goes dark as always.
        if (!(error instanceof DOMException)) throw error
      }
    }
    void ask()
    // The browser takes it away whenever the page is hidden.
    document.addEventListener('visibilitychange', () => void ask(), { signal: stop.signal })
    return () => {
      stop.abort()
      void lock?.release()
    }
  }, [])
}
