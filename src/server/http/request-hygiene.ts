import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { refusal } from './api-error.ts'

/**
 * Matches the hosts that a URL of the site can have: a name, an IPv4 address or a bracketed IPv6 address, and perhaps a
 * port.
 */
const HOST = /^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/**
 * The deepest nesting that we accept: deeper than in any real body or filter, but safe for the stack of a recursive
 * reader.
 */
const MAX_JSON_DEPTH = 32

/**
 * Measures how deeply arrays and objects nest in a JSON text, in one pass without recursion. Stops counting past the
 * limit.
 */
export function jsonDepth(text: string, most = MAX_JSON_DEPTH): number {
  let depth = 0
  let deepest = 0
  let isInString = false
  for (let at = 0; at < text.length && deepest <= most; at++) {
    const letter = text[at]
    if (isInString) {
      if (letter === '\\') at += 1
      else if (letter === '"') isInString = false
    } else if (letter === '"') isInString = true
    else if (letter === '[' || letter === '{') deepest = Math.max(deepest, ++depth)
    else if (letter === ']' || letter === '}') depth = Math.max(0, depth - 1)
  }
  return deepest
}

export const isTooDeep = (text: string): boolean => jsonDepth(text) > MAX_JSON_DEPTH

/** Refuses a request without a valid host, or for anything but a path, before any address is built from it. */
export function refuseBadHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    // Only proxies get requests such as `GET http://any/…` or `GET *`. No page and no call has such an address.
    done(HOST.test(request.host) && request.url.startsWith('/') ? undefined : refusal('MALFORMED_REQUEST'))
  })
}

/** Accepts only JSON and uploads, so that a plain-text body is refused for its content type, not for missing fields. */
export function takeJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['text/plain', 'application/json'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request: FastifyRequest, body: string, done) => {
    if (isTooDeep(body)) return done(refusal('MALFORMED_JSON'))
    return parse(request, body, done)
  })
}

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60

const DOCS_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'"
/**
 * The policy for API answers, which are data: when framed or opened by its address, an answer shows and runs nothing.
 */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

function lockAnswer(request: FastifyRequest, reply: FastifyReply): void {
  const isDocs = request.url.startsWith('/api/docs')
  // A picture's own policy is stricter.
  if (reply.hasHeader('content-security-policy') && !isDocs) return
  reply.headers({ 'content-security-policy': isDocs ? DOCS_POLICY : DATA_POLICY, 'x-frame-options': 'DENY' })
}

/** Sets the headers of every answer; pages and pictures add stricter ones. */
export const baseHeaders = ({ env }: Services) => {
  const isHttps = env.PUBLIC_URL?.startsWith('https:') ?? false
  return (request: FastifyRequest, reply: FastifyReply): void => {
    reply.header('x-content-type-options', 'nosniff')
    if (isHttps) reply.header('strict-transport-security', `max-age=${ONE_YEAR_SECONDS}; includeSubDomains`)
    if (request.url.startsWith('/api')) lockAnswer(request, reply)
  }
}
