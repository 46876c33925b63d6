import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/office-people.ts'
import { deviceWords } from '#domain/accounts/device-words.ts'
import { refusal } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import { countMembershipLookup } from '../../../http/limits.ts'
import { clearOfficeCookie, findOfficeSessionOf, setOfficeCookie } from '../../../http/office-session.ts'
import { refuseCrossSiteRequest } from '../../../http/refuse-cross-site-request.ts'
import type { Services } from '../../../services.ts'
import { requesterOf, forgetChallenges } from '../../accounts/requester.ts'
import { sentAnswer } from '../../accounts/otp-routes.ts'
import { phoneOf } from '../../accounts/read-sign-up.ts'
import { sendOtp } from '../../accounts/send-otp.ts'
import { answerWithPasskey, startPasskey } from '../../passkeys/ceremony.ts'
import { holderAtOffice } from './holder-at-office.ts'
import { describeOperator } from './people.ts'
import { operatorOfPhone, signInAtOffice } from './sign-in.ts'

/** Registers the calls by which operators sign in. */
export function officeSignInRoutes(app: FastifyInstance, services: Services): void {
  const { db, env, clock } = services

  handleCall(app, services, calls.sendOfficeOtp, async ({ body, request, reply }) => {
    refuseCrossSiteRequest(services, request)
    const phone = phoneOf(body.phone)
    if (!(await operatorOfPhone(db, phone))) {
      await countMembershipLookup(request)
      throw refusal('NOT_OPERATOR')
    }
    const asker = requesterOf(request, env, body.challenge)
    const wish = { phone, asker, proof: body.proof, details: undefined, door: 'office' as const }
    return sentAnswer(services, { request, reply }, await sendOtp(services, wish))
  })

  handleCall(app, services, calls.signInAtOffice, async ({ body, request, reply }) => {
    refuseCrossSiteRequest(services, request)
    const { challenges } = requesterOf(request, env, body.challenge)
    const signedIn = await signInAtOffice(services, {
      phone: phoneOf(body.phone),
      code: body.otp.trim(),
      challenges,
      challengeFrom: body.challenge === undefined ? 'cookie' : 'request',
      device: deviceWords(request.headers['user-agent'] ?? ''),
      address: request.ip,
    })
    if (!signedIn.ok) throw refusal(signedIn.refusal)
    const { token } = signedIn.value
    const session = await findOfficeSessionOf(services, token)
    if (!session) throw refusal('NOT_OPERATOR')
    forgetChallenges(reply, env)
    setOfficeCookie(reply, env, token)
    reply.header('cache-control', 'no-store')
    return { token, me: await describeOperator(db, session, clock.now()) }
  })

  handleCall(app, services, calls.officeMe, ({ session }) => describeOperator(db, session, clock.now()))

  handleCall(app, services, calls.startOfficePasskey, async ({ session, body }) => {
    const asked = await startPasskey(services, holderAtOffice(session), body.wish)
    if (!asked.ok) throw refusal(asked.refusal)
    return asked.value
  })

  handleCall(app, services, calls.answerWithOfficePasskey, async ({ session, body, request }) => {
    const device = deviceWords(request.headers['user-agent'] ?? '')
    const answer = { response: body.response, device, address: request.ip }
    const done = await answerWithPasskey(services, holderAtOffice(session), answer)
    if (!done.ok) throw refusal(done.refusal)
    const opened = { ...session, standing: session.role, hasShownPasskey: true }
    return describeOperator(db, opened, clock.now())
  })

  handleCall(app, services, calls.signOutOfOffice, async ({ session, reply }) => {
    await db.deleteFrom('office_sessions').where('token_hash', '=', session.tokenHash).execute()
    clearOfficeCookie(reply, env)
    return { done: true as const }
  })
}
