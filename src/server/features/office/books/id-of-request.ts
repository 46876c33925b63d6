import { createHash, randomUUID } from 'node:crypto'
import type { RequestKey } from '../../../http/request-key.ts'

/** Derives 32 hexadecimal digits that identify a request, so that a retry finds its result. */
export const factOf = ({ scope, key }: RequestKey): string =>
  createHash('sha256').update(`${scope} ${key}`).digest('hex').slice(0, 32)

/** Derives a row's id from the request, so that a retry finds the row; random for a request without a key. */
export function idOfRequest(request: RequestKey | null | undefined): string {
  if (!request) return randomUUID()
  return factOf(request).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
