import { MAX_INTEGER } from '#contract/primitives.ts'
import { isUuid } from '#domain/kernel/uuid.ts'
import { refusal } from '../../http/api-error.ts'

/** A hotel's number as an address names it; anything else is a hotel that we do not have. */
export function hotelIdOf(text: string): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : MAX_INTEGER + 1
  if (id > MAX_INTEGER) throw refusal('NOT_FOUND')
  return id
}

export function uuidOf(text: string): string {
  if (!isUuid(text)) throw refusal('NOT_FOUND')
  return text
}
