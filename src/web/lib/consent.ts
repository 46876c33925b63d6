import { recall, remember } from './browser-memory.ts'
import { createStore, useStore } from './store.ts'

/** Whether this visitor allows counting. 'unknown' on the server and while hydrating. */
export type Consent = 'unknown' | 'open' | 'given' | 'refused'

/** A do-not-track setting counts as an answer. */
const asksForPrivacy = () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/**
 * Nothing is counted and no third-party script loads until consent is 'given' (DPDP Act: consent is requested, and is
 * as easy to withdraw).
 */
export function currentConsent(): Exclude<Consent, 'unknown'> {
  const kept = recall('counting')
  if (kept === 'given' || kept === 'refused') return kept
  return asksForPrivacy() ? 'refused' : 'open'
}

const consent = createStore<Consent>('unknown', { read: currentConsent })

export function storeConsent(answer: 'given' | 'refused'): void {
  remember('counting', answer)
  consent.set(answer)
}

export const useConsent = (): Consent => useStore(consent)
