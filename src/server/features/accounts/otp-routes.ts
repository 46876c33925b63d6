import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as calls from '#contract/accounts.ts'
import type { Result } from '#domain/kernel/result.ts'
import { challengeRefusal, refusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import { countMembershipLookup } from '../../http/limits.ts'
import { refuseCrossSiteRequest } from '../../http/refuse-cross-site-request.ts'
import { SESSION_SECONDS, setSessionCookies } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { requesterOf, forgetChallenges, rememberChallenge, rememberDevice } from './requester.ts'
import { phoneStatusOf } from './known-devices.ts'
import { phoneOf, readSignUp } from './read-sign-up.ts'
import { sendOtp, type Sent } from './send-otp.ts'
import { signUp, type SignUpRefusal } from './sign-up.ts'
import { ownDetails } from './signup-requests.ts'
import { verifyOtp } from './verify-otp.ts'

type Exchange = { request: FastifyRequest; reply: FastifyReply }

/** Answers a request for an OTP with the challenge, both in the cookie and in the body. */
export function sentAnswer(services: Services, { request, reply }: Exchange, sent: Result<Sent, SignUpRefusal>) {
  if (sent.ok) {
    rememberChallenge(request, reply, services.env, sent.value.challenge)
    reply.header('cache-control', 'no-store')
    return {
      sent: true,
      retryAfter: sent.value.retryAfter,
      whatsApp: services.whatsApp !== null,
      challenge: sent.value.challenge,
    }
  }
  const { refusal: why } = sent
  if (why.code === 'CHALLENGE_REQUIRED') throw challengeRefusal(why.puzzle)
  throw refusal(why.code, 'retryAfterSeconds' in why ? why.retryAfterSeconds : undefined)
}

type AskedOtp = { phone: string; challenge?: string; proof?: string; withoutScript?: boolean; by?: 'sms' | 'whatsapp' }

async function generateOtp(services: Services, asked: AskedOtp, exchange: Exchange) {
  const { request } = exchange
  refuseCrossSiteRequest(services, request)
  const phone = phoneOf(asked.phone)
  const asker = requesterOf(request, services.env, asked.challenge)
  const isUnknown = (await phoneStatusOf(services.db, phone, undefined)) === 'unknown'
  const now = services.clock.now()
  const details = isUnknown ? await ownDetails(services.db, { phone, challenges: asker.challenges, now }) : undefined
  if (isUnknown && !details) {
    await countMembershipLookup(request)
    throw refusal('PHONE_NOT_REGISTERED')
  }
  const { proof, withoutScript, by } = asked
  return sentAnswer(services, exchange, await sendOtp(services, { phone, asker, proof, withoutScript, details, by }))
}

/** Registers the calls that request and use an OTP (specification §4, §7). */
export function otpRoutes(app: FastifyInstance, services: Services): void {
  const { db, env } = services

  handleCall(app, services, calls.generateOtp, ({ query, request, reply }) =>
    generateOtp(services, query, { request, reply }),
  )
  handleCall(app, services, calls.postGenerateOtp, ({ body, request, reply }) =>
    generateOtp(services, body, { request, reply }),
  )

  handleCall(app, services, calls.signUp, async ({ body, request, reply }) => {
    refuseCrossSiteRequest(services, request)
    const phone = phoneOf(body.phone)
    const details = await readSignUp(db, body)
    const asker = requesterOf(request, env, undefined)
    const { proof, withoutScript } = body
    const signed = await signUp(services, { phone, asker, proof, withoutScript, details })
    if (!signed.ok && signed.refusal.code === 'PHONE_TAKEN') await countMembershipLookup(request)
    return sentAnswer(services, { request, reply }, signed)
  })

  handleCall(app, services, calls.verifyOtp, async ({ body, request, reply }) => {
    refuseCrossSiteRequest(services, request)
    const phone = phoneOf(body.phone)
    const details = body.details && (await readSignUp(db, body.details))
    const verified = await verifyOtp(services, {
      phone,
      code: body.token.trim(),
      asker: requesterOf(request, env, body.challenge),
      challengeFrom: body.challenge === undefined ? 'cookie' : 'request',
      details,
    })
    reply.header('cache-control', 'no-store')
    if (!verified.ok) throw refusal(verified.refusal)
    const { token, userId, device } = verified.value
    setSessionCookies(reply, env, { token, userId })
    rememberDevice(reply, env, device)
    forgetChallenges(reply, env)
    return { id: token, userId, ttl: SESSION_SECONDS }
  })
}
