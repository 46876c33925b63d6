/** A page counts as settled at the first press, or after this many milliseconds. */
const REST_MILLISECONDS = 8000

/** Events that show that the visitor uses the page. */
const SIGNS = ['pointerdown', 'keydown'] as const

/** Runs work that prepares the next visit, once the page has settled and the browser is idle. */
export function whenSettled(run: () => void, rest = REST_MILLISECONDS): void {
  const begin = () => {
    clearTimeout(timer)
    for (const sign of SIGNS) removeEventListener(sign, begin)
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 })
    else setTimeout(run)
  }
  const timer = setTimeout(begin, navigator.onLine ? rest : 0)
  for (const sign of SIGNS) addEventListener(sign, begin)
}
