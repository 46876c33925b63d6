import type { FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import type { Services } from '../services.ts'
import { refusal } from './api-error.ts'
import { ownCookieName } from './own-cookies.ts'
import { isSameOrigin } from './session.ts'

const MAX_TOKEN = 200

/** Reads the token from the header, raw or as `Bearer`, or from the cookie of the desk or of the office. */
function readToken(
  request: FastifyRequest,
  env: Env,
  cookieName: string,
): { token: string; isCookie: boolean } | undefined {
  const header = request.headers.authorization?.trim()
  if (header) return { token: header.replace(/^Bearer\s+/i, ''), isCookie: false }
  const cookie = request.cookies[ownCookieName(env, cookieName)]
  return cookie ? { token: cookie, isCookie: true } : undefined
}

/**
 * Reads the token of somebody who works at a hotel's desk or in the office; undefined without one. A change authorised
 * by the cookie must come from our own pages: throws CROSS_SITE otherwise.
 */
export function staffTokenOf(services: Services, request: FastifyRequest, cookieName: string): string | undefined {
  const found = readToken(request, services.env, cookieName)
  if (!found || found.token.length > MAX_TOKEN) return undefined
  if (found.isCookie && request.method !== 'GET' && request.method !== 'HEAD' && !isSameOrigin(request)) {
    services.security.note('cross_site_refused', { address: request.ip })
    throw refusal('CROSS_SITE')
  }
  return found.token
}
