import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/office-alarm-email.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { emailCodeExpiry } from '#domain/office/alarm-email.ts'
import { refusal } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import type { OfficeSession } from '../../../http/office-session.ts'
import type { Services } from '../../../services.ts'
import { emailOf } from '../../accounts/read-sign-up.ts'
import { endAlarmEmail, findAlarmEmail, sendEmailCode, verifyAlarmEmail } from './alarm-email.ts'

/** Registers the calls by which operators set the email address for alarms (decision 0114). */
export function officeAlarmEmailRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, env } = services
  const present = async ({ operatorId }: OfficeSession) => {
    const { email, pending_email: pending, sent } = await findAlarmEmail(db, operatorId)
    const [sentAt] = sent
    return {
      email,
      pending: pending !== null && sentAt ? { email: pending, valid_until: toIstIso(emailCodeExpiry(sentAt)) } : null,
    }
  }

  handleCall(app, services, calls.readAlarmEmail, ({ session }) => present(session))

  handleCall(app, services, calls.sendAlarmEmailCode, async ({ session, body }) => {
    const wish = { env, email: emailOf(body.email), now: clock.now() }
    const sent = await db.transaction().execute((trx) => sendEmailCode(trx, session, wish))
    if (!sent.ok) throw refusal(sent.refusal.code, sent.refusal.retryAfterSeconds)
    services.nudge()
    return present(session)
  })

  handleCall(app, services, calls.verifyAlarmEmail, async ({ session, body }) => {
    const typed = { env, code: body.code.trim(), now: clock.now() }
    const verified = await db.transaction().execute((trx) => verifyAlarmEmail(trx, session, typed))
    if (!verified.ok) throw refusal(verified.refusal)
    return present(session)
  })

  handleCall(app, services, calls.endAlarmEmail, async ({ session }) => {
    await db.transaction().execute((trx) => endAlarmEmail(trx, session, clock.now()))
    return present(session)
  })
}
