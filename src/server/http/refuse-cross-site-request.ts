import type { FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { refusal } from './api-error.ts'
import { isSameOrigin } from './request-token.ts'

/** Refuses prefetches and requests from other sites if the call sends something or signs in (decisions, "Sign-in"). */
export function refuseCrossSiteRequest({ security }: Services, request: FastifyRequest): void {
  const purpose = [request.headers['sec-purpose'], request.headers.purpose, request.headers['x-moz']].join(' ')
  if (/prefetch|prerender|preview/i.test(purpose)) throw refusal('PREFETCH_REFUSED')
  if (isSameOrigin(request)) return
  security.note('cross_site_refused', { address: request.ip })
  throw refusal('CROSS_SITE')
}
