import '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { refusal } from './api-error.ts'

const MAX_LENGTH = 200

/**
 * Whether the request came from a page of this site or from no page at all, such as an app, a program, or a visitor who
 * typed the address.
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

/**
 * `cookie`: the name of the session's cookie. `isInQuery`: whether the address may contain the token, as for an image
 * (specification §7).
 */
export type TokenPlaces = { cookie: string; isInQuery?: boolean }

/**
 * Reads a request's token as the specification sends it (raw), as `Bearer`, in the query where allowed, or from the
 * cookie; undefined if there is none. Throws CROSS_SITE for a change that is authorised by the cookie but does not come
 * from our own pages.
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

/** Reads a session only once per request, although both the rate limit and the rights need it. */
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
