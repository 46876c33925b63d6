import type { FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'

/** Matches the host as the client sent it: letters, digits and a port, so that it is safe anywhere in a page. */
const SAFE_HOST = /^[a-z0-9.-]+(?::\d{1,5})?$/i

type Origins = Pick<Services, 'env' | 'origin'>

/** Returns the origin that guests see: the configured one, or else the one in this request. */
export function originOf(request: FastifyRequest, { env, origin }: Origins): string {
  if (env.PUBLIC_URL !== undefined) return env.PUBLIC_URL
  return SAFE_HOST.test(request.host) ? `${request.protocol}://${request.host}` : origin()
}

/**
 * Parameters that only browsers read when a visitor arrives (`web/lib/browser-memory.ts`): campaigns, and a friend's
 * code.
 */
const READ_ON_ARRIVAL = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|lead|referral)$/

/**
 * Returns the address of a page without campaign parameters, so that all campaigns share one page. Undefined for an
 * invalid address.
 */
export function pageUrl(request: FastifyRequest, services: Origins, address = request.url): URL | undefined {
  if (!address.startsWith('/') || !URL.canParse(originOf(request, services) + address)) return undefined
  const url = new URL(originOf(request, services) + address)
  for (const name of Array.from(url.searchParams.keys())) if (READ_ON_ARRIVAL.test(name)) url.searchParams.delete(name)
  return url
}
