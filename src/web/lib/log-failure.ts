/** What a page goes on without is only logged (specification §8): in the browser. On the server the call that failed has logged itself. */
export function logFailure(what: string, because: string): undefined {
  // The one place that writes to the console; in production it is silent (`quiet-console.ts`).
  // oxlint-disable-next-line no-console
  if (typeof document !== 'undefined') console.warn(`${what}: ${because}`)
  return undefined
}
