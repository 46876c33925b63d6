/** A page counts as settled after this long without a press. */
const REST_MILLISECONDS = 8000

/** Events that show that the visitor uses the page. */
const SIGNS = ['pointerdown', 'keydown'] as const

/**
 * Runs work for the next visit once this page has loaded what it needs: after the first press or a while, and when
 * idle.
 */
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
