import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/guest-passkeys.ts'
import * as notices from '#contract/passkey-notices.ts'
import { deviceWords } from '#domain/accounts/device-words.ts'
import { freshUntil } from '#domain/accounts/fresh-otp.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { refusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import { requireFresh } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { answerWithPasskey, startPasskey } from '../passkeys/ceremony.ts'
import { forgetOwnPasskey, holderAsGuest, listOwnPasskeys } from './own-passkeys.ts'
import { disownPasskey, findPasskeyNotice } from './passkey-notices.ts'

/** Registers the calls for a guest's passkeys (docs/decisions/0016). */
export function ownPasskeyRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  handleCall(app, services, calls.listGuestPasskeys, async ({ session }) => ({
    passkeys: await listOwnPasskeys(db, session.userId),
  }))

  handleCall(app, services, calls.startGuestPasskey, async ({ session, body, reply }) => {
    // Require a fresh OTP, so that somebody who borrows the signed-in phone cannot add a passkey.
    if (body.wish === 'make') await requireFresh(services, session)
    const asked = await startPasskey(services, holderAsGuest(services, session), body.wish)
    if (!asked.ok) throw refusal(asked.refusal === 'PASSKEY_NOT_HERE' ? 'NOT_FOUND' : asked.refusal)
    reply.header('cache-control', 'no-store')
    return asked.value
  })

  handleCall(app, services, calls.answerWithGuestPasskey, async ({ session, body, request }) => {
    const device = deviceWords(request.headers['user-agent'] ?? '')
    const answer = { response: body.response, device, address: request.ip }
    const done = await answerWithPasskey(services, holderAsGuest(services, session), answer)
    if (!done.ok) throw refusal(done.refusal)
    services.nudge()
    return { freshUntil: toIstIso(freshUntil(clock.now())) }
  })

  handleCall(app, services, calls.forgetGuestPasskey, async ({ session, body }) => {
    const asked = { userId: session.userId, passkeyId: body.passkeyId }
    if (await forgetOwnPasskey(db, asked, clock.now())) services.nudge()
    return { done: true }
  })

  // Both use POST, because link previews send GET and the token must not appear in an address.
  handleCall(app, services, notices.getPasskeyNotice, async ({ body }) => {
    const notice = await findPasskeyNotice(services, body.token)
    if (!notice) throw refusal('NOT_FOUND')
    return notice
  })

  handleCall(app, services, notices.disownPasskey, async ({ body }) => {
    const said = await disownPasskey(services, body.token)
    if (!said.ok) throw refusal(said.refusal)
    return said.value
  })
}
