import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/accounts.ts'
import { PAYMENT_METHODS } from '#domain/payments/payment-methods.ts'
import { refusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import { cachedResponse, responseCache } from '../../http/response-cache.ts'
import { sendCached } from '../../http/send-cached.ts'
import { clearSessionCookies } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { resendEmailLink, useEmailLink } from './email-links.ts'
import { phoneStatusOf } from './known-devices.ts'
import { otpRoutes } from './otp-routes.ts'
import { passkeySignInRoutes } from './passkey-sign-in-routes.ts'
import { phoneOf } from './read-sign-up.ts'
import { findUser } from './user-rows.ts'

const MAX_KEPT_BYTES = 8 * 1024 * 1024
/**
 * How many milliseconds a cached account stays in memory. A write replaces it immediately, so this limit only frees
 * memory.
 */
const KEPT_FOR = 60 * 60 * 1000

export function accountRoutes(app: FastifyInstance, services: Services): void {
  const { db, env, security } = services

  handleCall(app, services, calls.isRegistered, async ({ query }) => ({
    registered: (await phoneStatusOf(db, phoneOf(query.phone), undefined)) !== 'unknown',
  }))

  otpRoutes(app, services)
  passkeySignInRoutes(app, services)

  const kept = responseCache(MAX_KEPT_BYTES)
  handleCall(app, services, calls.getUser, async ({ params, session, request, reply }) => {
    const now = services.clock.now()
    const known = kept.find(params.id, session.version, now)
    if (known) return sendCached(request, reply, known, env)
    const user = await findUser(db, params.id)
    if (!user) throw refusal('NOT_FOUND')
    const until = new Date(now.getTime() + KEPT_FOR)
    const answer = cachedResponse(reply.serialize(user) as string, { version: session.version, from: now, until })
    kept.store(params.id, answer)
    return sendCached(request, reply, answer, env)
  })

  handleCall(app, services, calls.listPaymentProviders, async () => ({ options: [...PAYMENT_METHODS] }))

  handleCall(app, services, calls.sendEmailLink, async ({ session }) => {
    const sent = await resendEmailLink(services, session.userId)
    if (sent.ok) return { sent: true }
    throw refusal(sent.refusal.code, 'retryAfterSeconds' in sent.refusal ? sent.refusal.retryAfterSeconds : undefined)
  })

  handleCall(app, services, calls.verifyEmail, async ({ body, request }) => {
    const userId = await useEmailLink(services, body.token)
    security.note(userId ? 'email_verified' : 'email_link_refused', { subject: userId, address: request.ip })
    if (!userId) throw refusal('EMAIL_LINK_OVER')
    return { verified: true }
  })

  handleCall(app, services, calls.logOut, async ({ session, request, reply }) => {
    if (session) {
      await db.deleteFrom('sessions').where('token_hash', '=', session.tokenHash).execute()
      security.note('signed_out', { subject: session.userId, address: request.ip })
    }
    clearSessionCookies(reply, env)
    return { loggedOut: true }
  })
}
