import { currentConsent, storeConsent } from './consent.ts'

export const startCounting = (): void =>
  void import('./analytics/start-sinks.ts').then(({ startSinks }) => startSinks())

const stopCounting = (): void => void import('./analytics/start-sinks.ts').then(({ stopSinks }) => stopSinks())

/** Stores the answer. Withdrawing consent removes the analytics frame with its third-party scripts. */
export function answerConsent(answer: 'given' | 'refused'): void {
  const before = currentConsent()
  storeConsent(answer)
  if (answer === 'given') startCounting()
  else if (before === 'given') stopCounting()
}
