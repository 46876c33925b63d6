/** Disables console logging in production (specification §9). Errors go to the error service instead. */
export function quietConsole(target: Partial<Record<'debug' | 'info' | 'log' | 'warn', unknown>> = console): void {
  const silence = () => undefined
  for (const method of ['debug', 'info', 'log', 'warn'] as const) target[method] = silence
}
