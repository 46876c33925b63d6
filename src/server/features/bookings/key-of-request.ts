import type { FastifyRequest } from 'fastify'
import { fieldRefusal } from '../../plugins/api-error.ts'
import { requestKey, type RequestKey } from './idempotency.ts'

const MAX_KEY_LENGTH = 255

/** The `Idempotency-Key` of a request, if it has one; `scope` names the call and who makes it. */
export function keyOfRequest(request: FastifyRequest, scope: string): RequestKey | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || key.length === 0 || key.length > MAX_KEY_LENGTH) {
    throw fieldRefusal('Idempotency-Key', 'INVALID', `Idempotency-Key has 1 to ${MAX_KEY_LENGTH} characters`)
  }
  return requestKey(scope, key, request.body)
}
