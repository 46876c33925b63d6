/** How long bill and availability wait after the last change, in milliseconds (specification §4, §9). */
const DEBOUNCE_MILLISECONDS = 300

/** Waits for the debounce time. Aborting rejects it, like a call. */
export function debounce(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, DEBOUNCE_MILLISECONDS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
}
