import { useEffect } from 'react'

/** Keeps the screen on while this is shown, if the browser can, so that no guest has to wake it at the desk. */
export function useScreenAwake(): void {
  useEffect(() => {
    const stop = new AbortController()
    let lock: WakeLockSentinel | undefined
    const ask = async () => {
      const { wakeLock } = navigator as Partial<Navigator>
      if (!wakeLock || document.visibilityState !== 'visible') return
      try {
        const given = await wakeLock.request('screen')
        if (stop.signal.aborted) await given.release()
        else lock = given
      } catch (error) {
        // The request fails on a low battery or without permission: the screen then turns off as usual.
        if (!(error instanceof DOMException)) throw error
      }
    }
    void ask()
    // The browser releases the lock whenever the page is hidden, so request it again.
    document.addEventListener('visibilitychange', () => void ask(), { signal: stop.signal })
    return () => {
      stop.abort()
      void lock?.release()
    }
  }, [])
}
