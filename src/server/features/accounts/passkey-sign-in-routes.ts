import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/passkey-sign-in.ts'
import { PASSKEY_MINUTES } from '#domain/accounts/passkeys.ts'
import { refusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import { clearOwnCookie, readOwnCookie, setOwnCookie } from '../../http/own-cookies.ts'
import { refuseCrossSiteRequest } from '../../http/refuse-cross-site-request.ts'
import { SESSION_SECONDS, setSessionCookies } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { requesterOf, rememberDevice } from './requester.ts'
import { startPasskeySignIn, signInWithPasskey } from './passkey-sign-in.ts'

/** The cookie that identifies the browser that asked for a challenge. */
const BROWSER_COOKIE = 'passkey_sign_in'

/** Lets a guest sign in with a passkey instead of an OTP (decision 0067). */
export function passkeySignInRoutes(app: FastifyInstance, services: Services): void {
  const { env } = services

  handleCall(app, services, calls.startPasskeySignIn, async ({ request, reply }) => {
    refuseCrossSiteRequest(services, request)
    const { options, browser } = await startPasskeySignIn(services)
    setOwnCookie(reply, env, BROWSER_COOKIE, browser, PASSKEY_MINUTES * 60)
    reply.header('cache-control', 'no-store')
    return { options }
  })

  handleCall(app, services, calls.signInWithPasskey, async ({ body, request, reply }) => {
    refuseCrossSiteRequest(services, request)
    const signed = await signInWithPasskey(services, {
      browser: readOwnCookie(request, env, BROWSER_COOKIE),
      response: body.response,
      asker: requesterOf(request, env, undefined),
    })
    clearOwnCookie(reply, env, BROWSER_COOKIE)
    reply.header('cache-control', 'no-store')
    if (!signed.ok) throw refusal(signed.refusal)
    const { token, userId, device } = signed.value
    setSessionCookies(reply, env, { token, userId })
    rememberDevice(reply, env, device)
    return { id: token, userId, ttl: SESSION_SECONDS }
  })
}
