import { createHash, randomUUID } from 'node:crypto'
import type { RequestKey } from '../../http/request-key.ts'

/** Thirty-two hexadecimal digits that name a request, so that its deed is found although its answer was lost. */
export const factOf = ({ scope, key }: RequestKey): string =>
  createHash('sha256').update(`${scope} ${key}`).digest('hex').slice(0, 32)

/** The same as the id of a row; another each time for a request without a key. */
export function idOfRequest(request: RequestKey | null | undefined): string {
  if (!request) return randomUUID()
  return factOf(request).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
