import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/my-data.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { handleCall } from '../../http/handle-call.ts'
import { refusal } from '../../http/api-error.ts'
import { clearSessionCookies, requireFresh } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { requesterOf, forgetChallenges } from '../accounts/requester.ts'
import { readSignUp } from '../accounts/read-sign-up.ts'
import { writeLanguage } from '../accounts/guest-language.ts'
import { findUser } from '../accounts/user-rows.ts'
import { confirmOtp } from './confirm-otp.ts'
import { correctDetails, isNewEmail } from './correct-details.ts'
import { endOtherSessions, endSession, listSessions } from './end-sessions.ts'
import { eraseAccount } from './erase-account.ts'
import { exportData } from './export-data.ts'
import { nomineeRoutes } from './nominee.ts'
import { ownPasskeyRoutes } from './passkey-routes.ts'
import { listIdentityViews } from './identity-views.ts'
import { readNewsChannel, setNewsChannel } from './news-channel.ts'
import { setContactConsent } from './set-contact-consent.ts'

function sessionRoutes(app: FastifyInstance, services: Services): void {
  const { env, security } = services

  handleCall(app, services, calls.listSessions, ({ session }) => listSessions(services, session))

  handleCall(app, services, calls.endSession, async ({ body, session, request, reply }) => {
    const isThis = await endSession(services, session, body.sessionId)
    security.note('session_ended', { subject: session.userId, address: request.ip })
    if (isThis) clearSessionCookies(reply, env)
    return { ended: true }
  })

  handleCall(app, services, calls.endOtherSessions, async ({ session, request }) => {
    const ended = await endOtherSessions(services, session)
    security.note('other_sessions_ended', { subject: session.userId, address: request.ip })
    return { ended }
  })

  handleCall(app, services, calls.confirmOtp, async ({ body, session, request, reply }) => {
    const asker = requesterOf(request, env, body.challenge)
    const challengeFrom = body.challenge ? 'request' : 'cookie'
    const until = await confirmOtp(services, { session, asker, code: body.token, challengeFrom })
    if (!until) throw refusal('OTP_WRONG')
    forgetChallenges(reply, env)
    return { freshUntil: toIstIso(until) }
  })
}

/** Registers the calls by which guests see, correct, export and erase their data (DPDP Act; docs/decisions/0016). */
export function myDataRoutes(app: FastifyInstance, services: Services): void {
  const { db, env, security } = services
  sessionRoutes(app, services)
  ownPasskeyRoutes(app, services)
  nomineeRoutes(app, services)

  handleCall(app, services, calls.correctDetails, async ({ body, session }) => {
    const details = await readSignUp(db, body)
    // Require a fresh OTP for a new address: confirmations, invoices and links go there, and somebody who borrows the
    // phone must not redirect them.
    if (await isNewEmail(db, session.userId, details.email)) await requireFresh(services, session)
    const corrected = await correctDetails(services, session.userId, details)
    if (!corrected.ok) {
      const { refusal: why } = corrected
      throw refusal(why.code, 'retryAfterSeconds' in why ? why.retryAfterSeconds : undefined)
    }
    const user = await findUser(db, session.userId)
    if (!user) throw refusal('NOT_FOUND')
    return user
  })

  handleCall(app, services, calls.setContactConsent, async ({ body: { contactConsent }, session }) => {
    await setContactConsent(services, session.userId, contactConsent)
    return { contactConsent }
  })

  handleCall(app, services, calls.getNewsChannel, ({ session }) => readNewsChannel(services, session.userId))

  handleCall(app, services, calls.setNewsChannel, ({ body: { newsBy }, session }) =>
    setNewsChannel(services, session.userId, newsBy),
  )

  handleCall(app, services, calls.setLanguage, async ({ body: { language }, session }) => {
    await writeLanguage(db, session.userId, language)
    return { language }
  })

  handleCall(app, services, calls.listIdentityViews, ({ session }) => listIdentityViews(services, session.userId))

  handleCall(app, services, calls.exportData, async ({ session, request }) => {
    security.note('data_exported', { subject: session.userId, address: request.ip })
    return exportData(services, session.userId)
  })

  handleCall(app, services, calls.eraseAccount, async ({ session, request, reply }) => {
    const erased = await eraseAccount(services, session.userId)
    if (!erased.ok) throw refusal(erased.refusal)
    security.note('account_erased', { subject: session.userId, address: request.ip })
    clearSessionCookies(reply, env)
    return { erased: true }
  })
}
