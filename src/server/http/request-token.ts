import '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { refusal } from './api-error.ts'

const MAX_LENGTH = 200

/**
 * Whether a page of this site sent the request, or no page at all: an app, a program, or a visitor who typed the
 * address.
 */
export function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  if (site) return site === 'same-origin' || site === 'none'
  const { origin, host } = request.headers
  if (!origin) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

type Found = { token: string; isCookie: boolean }

function find(request: FastifyRequest, { cookie, isInQuery }: TokenPlaces): Found | undefined {
  const header = request.headers.authorization?.trim()
  if (header) return { token: header.replace(/^Bearer\s+/i, ''), isCookie: false }
  const { access_token: inQuery } = (request.query ?? {}) as { access_token?: unknown }
  if (isInQuery && typeof inQuery === 'string' && inQuery) return { token: inQuery, isCookie: false }
  const kept = request.cookies[cookie]
  return kept ? { token: kept, isCookie: true } : undefined
}

/** `cookie`: the name of the session's cookie. `isInQuery`: an image's address may contain the token (specification §7). */
export type TokenPlaces = { cookie: string; isInQuery?: boolean }

/**
 * Reads a request's token as the specification sends it (raw), as `Bearer`, in the query where allowed, or from the
 * cookie; undefined without one. A change authorised by the cookie must come from our own pages: throws CROSS_SITE
 * otherwise.
 */
export function tokenOf(
  { security }: Pick<Services, 'security'>,
  request: FastifyRequest,
  places: TokenPlaces,
): string | undefined {
  const found = find(request, places)
  if (!found || found.token.length > MAX_LENGTH) return undefined
  if (found.isCookie && request.method !== 'GET' && request.method !== 'HEAD' && !isSameOrigin(request)) {
    security.note('cross_site_refused', { address: request.ip })
    throw refusal('CROSS_SITE')
  }
  return found.token
}

/** Reads a session once per request, because both its limit and its rights need it. */
export function oncePerRequest<More extends unknown[], Session>(
  read: (services: Services, request: FastifyRequest, ...more: More) => Promise<Session>,
): typeof read {
  const known = new WeakMap<FastifyRequest, Promise<Session>>()
  return (services, request, ...more) => {
    const before = known.get(request)
    if (before) return before
    const session = read(services, request, ...more)
    known.set(request, session)
    return session
  }
}
