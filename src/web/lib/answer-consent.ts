import { currentConsent, keepConsent } from './consent.ts'

export const startCounting = (): void =>
  void import('./analytics/start-sinks.ts').then(({ startSinks }) => startSinks())

const stopCounting = (): void => void import('./analytics/start-sinks.ts').then(({ stopSinks }) => stopSinks())

/** Keeps the answer. Taking it back ends the counting frame with the scripts of others in it. */
export function answerConsent(answer: 'given' | 'refused'): void {
  const before = currentConsent()
  keepConsent(answer)
  if (answer === 'given') startCounting()
  else if (before === 'given') stopCounting()
}
