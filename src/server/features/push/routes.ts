import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/push.ts'
import { DEFAULT_LANGUAGE } from '#domain/languages.ts'
import { handleCall } from '../../http/handle-call.ts'
import type { DeskSession } from '../../http/desk-session.ts'
import type { OfficeSession } from '../../http/office-session.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { endPush, isPushOn, startPush } from './subscriptions.ts'

const deskPhone = ({ tokenHash }: DeskSession) => ({ column: 'desk_session', session: tokenHash }) as const
const officeBrowser = ({ tokenHash }: OfficeSession) => ({ column: 'office_session', session: tokenHash }) as const
const guestPhone = ({ tokenHash, userId }: Session) =>
  ({ column: 'guest_session', session: tokenHash, userId }) as const

/** Registers the calls with which desks, guests and operators switch push notifications on and off (decision 0111). */
export function pushRoutes(app: FastifyInstance, services: Services): void {
  const { db, messages } = services
  const ofDesk = async (session: DeskSession) => ({
    key: messages.pushKey(),
    is_on: await isPushOn(db, deskPhone(session)),
  })
  const ofOffice = async (session: OfficeSession) => ({
    key: messages.pushKey(),
    is_on: await isPushOn(db, officeBrowser(session)),
  })
  const ofGuest = async (session: Session) => ({
    key: messages.pushKey(),
    isOn: await isPushOn(db, guestPhone(session)),
  })

  handleCall(app, services, calls.readDeskPush, ({ session }) => ofDesk(session))
  handleCall(app, services, calls.startDeskPush, async ({ session, body }) => {
    await startPush(services, deskPhone(session), body)
    return ofDesk(session)
  })
  handleCall(app, services, calls.endDeskPush, async ({ session }) => {
    await endPush(services, deskPhone(session))
    return ofDesk(session)
  })

  handleCall(app, services, calls.readOfficePush, ({ session }) => ofOffice(session))
  handleCall(app, services, calls.startOfficePush, async ({ session, body }) => {
    await startPush(services, officeBrowser(session), { ...body, language: DEFAULT_LANGUAGE })
    return ofOffice(session)
  })
  handleCall(app, services, calls.endOfficePush, async ({ session }) => {
    await endPush(services, officeBrowser(session))
    return ofOffice(session)
  })

  handleCall(app, services, calls.readGuestPush, ({ session }) => ofGuest(session))
  handleCall(app, services, calls.startGuestPush, async ({ session, body }) => {
    await startPush(services, guestPhone(session), { ...body, language: session.guest.language })
    return ofGuest(session)
  })
  handleCall(app, services, calls.endGuestPush, async ({ session }) => {
    await endPush(services, guestPhone(session))
    return ofGuest(session)
  })
}
