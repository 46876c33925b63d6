import type { ApiRefusal } from '#web/lib/api.ts'

/** Says what a refused booking means for the guest, and whether the attempt is over. */
export type RefusalAnswer =
  /** the session has ended: the guest signs in and continues without losing any input */
  | { kind: 'sign-in' }
  /** the guest may press again: the same key makes at most one booking */
  | { kind: 'try-again'; message: string }
  /** the guest already holds three unpaid bookings */
  | { kind: 'too-many-holds'; message: string }
  /** the guest already has a stay at that time: ask before booking another */
  | { kind: 'own-stay'; message: string }
  /** a field is wrong */
  | { kind: 'field'; field: 'name' | 'email'; message: string }
  /** the bill has changed, because the coupon is no longer valid or the hotel has changed its price */
  | { kind: 'new-bill'; message: string }
  /** specification §8: creating the booking failed, and the failed page says why */
  | { kind: 'failed'; reason: string }

const PASSING = new Set(['UNREACHABLE', 'OVERLOADED', 'REQUEST_IN_PROGRESS', 'TOO_MANY_REQUESTS'])
const FIELD = /^(NAME|EMAIL)_(?:REQUIRED|INVALID)$/

export function answerRefusal({ status, code, message }: ApiRefusal): RefusalAnswer {
  const field = FIELD.exec(code)?.[1]?.toLowerCase()
  if (status === 401) return { kind: 'sign-in' }
  if (PASSING.has(code)) return { kind: 'try-again', message }
  if (code === 'OVERLAPS_YOURS') return { kind: 'own-stay', message }
  if (code === 'TOO_MANY_HOLDS') return { kind: 'too-many-holds', message }
  if (field === 'name' || field === 'email') return { kind: 'field', field, message }
  if (code === 'PRICE_CHANGED' || code === 'CHANGE_RULE_CHANGED' || code.startsWith('COUPON_'))
    return { kind: 'new-bill', message }
  return { kind: 'failed', reason: code }
}

/**
 * Whether the attempt is over. After a final refusal, the next press sends a new key. After a server error the outcome
 * is unknown, so the attempt continues (decision 0069).
 */
export const isFinal = (answer: RefusalAnswer): boolean =>
  answer.kind === 'failed' ? answer.reason !== 'INTERNAL' : answer.kind !== 'try-again' && answer.kind !== 'sign-in'
