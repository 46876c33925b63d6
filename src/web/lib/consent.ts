import { useSyncExternalStore } from 'react'
import { recall, remember } from './browser-memory.ts'

/** Whether this visitor lets us count. 'unknown' on the server and while hydrating. */
export type Consent = 'unknown' | 'open' | 'given' | 'refused'

const listeners = new Set<() => void>()

/** A browser that asks not to be followed has answered already. */
const asksForPrivacy = () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/** Nothing is counted, and nobody else's script is loaded, before it is 'given' (DPDP Act: asked, and as easily taken back). */
export function currentConsent(): Exclude<Consent, 'unknown'> {
  const kept = recall('counting')
  if (kept === 'given' || kept === 'refused') return kept
  return asksForPrivacy() ? 'refused' : 'open'
}

export function keepConsent(answer: 'given' | 'refused'): void {
  remember('counting', answer)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useConsent = (): Consent => useSyncExternalStore(subscribe, currentConsent, () => 'unknown')
