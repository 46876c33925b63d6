import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../../env.ts'
import { readOwnCookie, setOwnCookie } from '../../http/own-cookies.ts'
import { isSameOrigin } from '../../http/request-token.ts'
import { SAME_ORIGIN, SEC_FETCH_SITE } from '../../http/sec-fetch-site.ts'
import type { Session } from '../../http/session.ts'
import { randomSecret } from '../accounts/otp-secrets.ts'

/** A random secret of this browser, from which the tokens of its forms are made (decision 0086). */
const FORM_COOKIE = 'plain_form'
const FORM_SECONDS = 60 * 60
const SECRET = /^[A-Za-z0-9_-]{43}$/

const secretOf = (request: FastifyRequest, env: Env): string | undefined => {
  const secret = readOwnCookie(request, env, FORM_COOKIE)
  return secret && SECRET.test(secret) ? secret : undefined
}

/**
 * Binds a form to a browser and its session, so that after a sign-in or a sign-out earlier forms are no longer valid.
 */
const tokenUnder = (secret: string, session: Session | null): Buffer =>
  createHmac('sha256', secret)
    .update(session?.tokenHash ?? 'visitor')
    .digest()

/** Returns the token for a form that is about to be drawn, and renews the browser's secret for another hour. */
export function tokenForForm(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  env: Env,
  session: Session | null,
): string {
  const secret = secretOf(request, env) ?? randomSecret()
  setOwnCookie(reply, env, FORM_COOKIE, secret, FORM_SECONDS)
  return tokenUnder(secret, session).toString('base64url')
}

/** Whether a form was drawn for this browser and this session. */
export function isOwnForm(request: FastifyRequest, env: Env, session: Session | null, token = ''): boolean {
  const secret = secretOf(request, env)
  if (!secret) return false
  const [given, expected] = [Buffer.from(token, 'base64url'), tokenUnder(secret, session)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/**
 * Whether the browser says that a page of this site sent the form. Every browser that we support says so in one of two
 * headers.
 */
export function comesFromOwnPage(request: FastifyRequest): boolean {
  const site = request.headers[SEC_FETCH_SITE]
  if (site) return site === SAME_ORIGIN
  return request.headers.origin !== undefined && isSameOrigin(request)
}
