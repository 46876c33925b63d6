/** Stands in for a service that hangs. It never answers, and rejects once the caller gives up. */
export const hang = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
