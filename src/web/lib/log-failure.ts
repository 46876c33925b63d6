/**
 * Logs a failure that the page survives (specification §8), in the browser. On the server, the call itself was already
 * logged.
 */
export function logFailure(what: string, because: string): undefined {
  // The only place that writes to the console. In production the console is silent (`quiet-console.ts`).
  // oxlint-disable-next-line no-console
  if (typeof document !== 'undefined') console.warn(`${what}: ${because}`)
  return undefined
}
