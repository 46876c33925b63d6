import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as calls from '#contract/desk-staff.ts'
import type { DeskMe } from '#contract/desk-staff.ts'
import { PAIRING_DIGITS } from '#domain/desk/staff.ts'
import { deviceWords } from '#domain/accounts/device-words.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { isUuid } from '#domain/kernel/uuid.ts'
import { fieldRefusal, refusal } from '../../http/api-error.ts'
import { clearDeskCookie, findDeskSessionOf, setDeskCookie, type DeskSession } from '../../http/desk-session.ts'
import { handleCall } from '../../http/handle-call.ts'
import { countMembershipAsk } from '../../http/limits.ts'
import { refuseForeignAsk } from '../../http/refuse-foreign-ask.ts'
import type { Services } from '../../services.ts'
import { askerOf, forgetChallenges } from '../accounts/asker.ts'
import { sentAnswer } from '../accounts/otp-routes.ts'
import { phoneOf } from '../accounts/read-sign-up.ts'
import { sendOtp } from '../accounts/send-otp.ts'
import { answerWithPasskey, askForPasskey } from '../passkeys/ceremony.ts'
import { holderAtDesk } from './holder-at-desk.ts'
import { makePairingCode, pairDevice } from './pairing.ts'
import { describeMe, postsOfPhone } from './posts.ts'
import { openDeskSession, signInAtDesk } from './sign-in.ts'
import { addStaff, endStaff, isTakenPost, listStaff } from './staff.ts'
import { writeAct } from './write-act.ts'

const deviceOf = (request: FastifyRequest) => deviceWords(request.headers['user-agent'] ?? '')

async function welcome(services: Services, reply: FastifyReply, token: string): Promise<{ token: string; me: DeskMe }> {
  const session = await findDeskSessionOf(services, token)
  if (!session) throw refusal('NO_SESSION')
  setDeskCookie(reply, services.env, token)
  reply.header('cache-control', 'no-store')
  return { token, me: await describeMe(services.db, session) }
}

function nameOf(typed: string): string {
  const name = typed.trim()
  if (!name) throw fieldRefusal('name', 'REQUIRED', 'Please enter their name')
  return name
}

/** The calls by which staff sign in at a desk. */
export function deskSignInRoutes(app: FastifyInstance, services: Services): void {
  const { db, env } = services

  handleCall(app, services, calls.sendDeskOtp, async ({ body, request, reply }) => {
    refuseForeignAsk(services, request)
    const phone = phoneOf(body.phone)
    if ((await postsOfPhone(db, phone)).length === 0) {
      await countMembershipAsk(request)
      throw refusal('NOT_STAFF')
    }
    const asker = askerOf(request, env, body.challenge)
    const wish = { phone, asker, proof: body.proof, details: undefined, door: 'desk' as const }
    return sentAnswer(services, { request, reply }, await sendOtp(services, wish))
  })

  handleCall(app, services, calls.signInAtDesk, async ({ body, request, reply }) => {
    refuseForeignAsk(services, request)
    const { challenges } = askerOf(request, env, body.challenge)
    const signedIn = await signInAtDesk(services, {
      phone: phoneOf(body.phone),
      code: body.otp.trim(),
      challenges,
      challengeFrom: body.challenge === undefined ? 'cookie' : 'request',
      device: deviceOf(request),
      address: request.ip,
    })
    if (!signedIn.ok) throw refusal(signedIn.refusal)
    forgetChallenges(reply, env)
    return welcome(services, reply, signedIn.value.token)
  })

  handleCall(app, services, calls.pairDevice, async ({ body, request, reply }) => {
    refuseForeignAsk(services, request)
    const code = body.code.replaceAll(/\D/g, '')
    const token =
      code.length === PAIRING_DIGITS
        ? await pairDevice(services, { code, device: deviceOf(request), address: request.ip })
        : undefined
    if (!token) throw refusal('PAIRING_CODE_WRONG')
    return welcome(services, reply, token)
  })

  handleCall(app, services, calls.deskMe, ({ session }) => describeMe(db, session))

  handleCall(app, services, calls.askForPasskey, async ({ session, body, reply }) => {
    const asked = await askForPasskey(services, holderAtDesk(session), body.wish)
    if (!asked.ok) throw refusal(asked.refusal)
    reply.header('cache-control', 'no-store')
    return asked.value
  })

  handleCall(app, services, calls.answerWithPasskey, async ({ session, body, request }) => {
    const answer = { response: body.response, device: deviceOf(request), address: request.ip }
    const done = await answerWithPasskey(services, holderAtDesk(session), answer)
    if (!done.ok) throw refusal(done.refusal)
    return describeMe(db, { ...session, role: session.post, hasShownPasskey: true })
  })

  handleCall(app, services, calls.switchPost, async ({ session, body, request, reply }) => {
    const me = await describeMe(db, session)
    const post = me.posts.find(({ staff_id }) => staff_id === body.staff_id)
    if (!post) throw refusal('NOT_FOUND')
    const token = await goOnAt(services, session, post.staff_id, request)
    return (await welcome(services, reply, token)).me
  })

  handleCall(app, services, calls.signOutOfDesk, async ({ session, reply }) => {
    await db.deleteFrom('desk_sessions').where('token_hash', '=', session.tokenHash).execute()
    clearDeskCookie(reply, env)
    return { done: true as const }
  })
}

/** The new session takes the place of the old one: what began by pairing stays paired, at its hotel (decision 0060). */
const goOnAt = (services: Services, session: DeskSession, staffId: string, request: FastifyRequest): Promise<string> =>
  services.db.transaction().execute(async (trx) => {
    const before = await trx
      .deleteFrom('desk_sessions')
      .where('token_hash', '=', session.tokenHash)
      .returning('paired_by as pairedBy')
      .executeTakeFirst()
    // A second press: the first one has ended this session, and its answer holds the new one.
    if (!before) throw refusal('NO_SESSION')
    const now = services.clock.now()
    const { hasShownPasskey } = session
    return openDeskSession(trx, { staffId, device: deviceOf(request), ...before, hasShownPasskey, now })
  })

/** The calls by which a manager looks after the staff of a hotel. */
export function deskStaffRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  handleCall(app, services, calls.listStaff, ({ session }) => listStaff(db, session.hotelId, clock.now()))

  handleCall(app, services, calls.addStaff, async ({ session, body }) => {
    const now = clock.now()
    const staff = { hotelId: session.hotelId, name: nameOf(body.name), phone: phoneOf(body.phone), role: body.role }
    const added = await db
      .transaction()
      .execute(async (trx) => {
        const done = await addStaff(trx, { ...staff, grantedBy: session.name }, now)
        if (done.ok)
          await writeAct(trx, session, { kind: 'staff_added', detail: { staff: done.value, role: staff.role } }, now)
        return done
      })
      .catch((error: unknown) => {
        if (isTakenPost(error)) throw refusal('STAFF_EXISTS')
        throw error
      })
    if (!added.ok) throw refusal(added.refusal)
    const colleague = (await listStaff(db, session.hotelId, now)).find(({ id }) => id === added.value)
    if (!colleague) throw refusal('NOT_FOUND')
    return colleague
  })

  handleCall(app, services, calls.endStaff, async ({ session, params }) => {
    if (!isUuid(params.id)) throw refusal('NOT_FOUND')
    const now = clock.now()
    const ended = await db.transaction().execute(async (trx) => {
      const who = { hotelId: session.hotelId, staffId: params.id, by: session.name }
      const done = await endStaff(trx, who, now)
      if (!done.ok) return done
      await writeAct(trx, session, { kind: 'staff_ended', detail: { staff: params.id } }, now)
      // Their open devices ask again, and find that they are signed out.
      await services.desks.tell(trx, session.hotelId)
      return done
    })
    if (!ended.ok) throw refusal(ended.refusal)
    return { done: true as const }
  })

  handleCall(app, services, calls.makePairingCode, async ({ session, params, reply }) => {
    const made = isUuid(params.id) ? await makePairingCode(services, session, params.id) : undefined
    if (!made) throw refusal('NOT_FOUND')
    reply.header('cache-control', 'no-store')
    return { code: made.code, expires_at: toIstIso(made.expiresAt) }
  })
}
