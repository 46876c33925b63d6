import { MAX_INTEGER } from '#contract/primitives.ts'
import { isUuid } from '#domain/kernel/uuid.ts'
import { refusal } from '../../http/api-error.ts'

/** Parses the number of a hotel, a review or a coupon in an address. Throws NOT_FOUND for anything else. */
export function parseNumericId(typed: string): number {
  const id = /^[1-9]\d{0,9}$/.test(typed) ? Number(typed) : 0
  if (id === 0 || id > MAX_INTEGER) throw refusal('NOT_FOUND')
  return id
}

export function parseUuid(typed: string): string {
  if (!isUuid(typed)) throw refusal('NOT_FOUND')
  return typed
}
