import type { FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'

/** The host as the client wrote it: letters, digits and a port, so that it is safe anywhere in a page. */
const SAFE_HOST = /^[a-z0-9.-]+(?::\d{1,5})?$/i

type Origins = Pick<Services, 'env' | 'origin'>

/** The origin guests see: as configured, else as this request names it. */
export function originOf(request: FastifyRequest, { env, origin }: Origins): string {
  if (env.PUBLIC_URL !== undefined) return env.PUBLIC_URL
  return SAFE_HOST.test(request.host) ? `${request.protocol}://${request.host}` : origin()
}

/** What only browsers read, as they arrive (`web/lib/browser-memory.ts`): campaigns, and a friend's code. */
const READ_ON_ARRIVAL = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|lead|referral)$/

/**
 * The address of a page, without what campaigns add to it: one page for all of them. Undefined for an address that is
 * none.
 */
export function pageUrl(request: FastifyRequest, services: Origins, address = request.url): URL | undefined {
  if (!address.startsWith('/') || !URL.canParse(originOf(request, services) + address)) return undefined
  const url = new URL(originOf(request, services) + address)
  for (const name of Array.from(url.searchParams.keys())) if (READ_ON_ARRIVAL.test(name)) url.searchParams.delete(name)
  return url
}
