import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as calls from '#contract/desk-staff.ts'
import type { DeskMe } from '#contract/desk-staff.ts'
import type { StaffRole } from '#domain/desk/staff.ts'
import { deviceWords } from '#domain/accounts/device-words.ts'
import { isUuid } from '#domain/kernel/uuid.ts'
import { fieldRefusal, refusal } from '../../../http/api-error.ts'
import { clearDeskCookie, findDeskSessionOf, setDeskCookie, type DeskSession } from '../../../http/desk-session.ts'
import { handleCall } from '../../../http/handle-call.ts'
import { countMembershipLookup } from '../../../http/limits.ts'
import { refuseCrossSiteRequest } from '../../../http/refuse-cross-site-request.ts'
import type { Services } from '../../../services.ts'
import { inKeyedTransaction, storedUnder } from '../../../transactions/booking-transaction.ts'
import { requesterOf, forgetChallenges } from '../../accounts/requester.ts'
import { sentAnswer } from '../../accounts/otp-routes.ts'
import { phoneOf } from '../../accounts/read-sign-up.ts'
import { sendOtp } from '../../accounts/send-otp.ts'
import { answerWithPasskey, startPasskey } from '../../passkeys/ceremony.ts'
import { holderAtDesk } from './holder-at-desk.ts'
import { resendInvite, inviteStaff } from './invite-staff.ts'
import { acceptPost, declinePost } from './answer-invitation.ts'
import { describeMe, switchDeskSession, postsOfPhone } from './posts.ts'
import { signInAtDesk } from './sign-in.ts'
import { endStaff, isTakenPost, listStaff } from './staff.ts'
import { writeAct } from '../bookings/write-act.ts'

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

/** Registers the calls by which staff sign in at a desk. */
export function deskSignInRoutes(app: FastifyInstance, services: Services): void {
  const { db, env } = services

  handleCall(app, services, calls.sendDeskOtp, async ({ body, request, reply }) => {
    refuseCrossSiteRequest(services, request)
    const phone = phoneOf(body.phone)
    if ((await postsOfPhone(db, phone)).length === 0) {
      await countMembershipLookup(request)
      throw refusal('NOT_STAFF')
    }
    const asker = requesterOf(request, env, body.challenge)
    const wish = { phone, asker, proof: body.proof, details: undefined, door: 'desk' as const }
    return sentAnswer(services, { request, reply }, await sendOtp(services, wish))
  })

  handleCall(app, services, calls.signInAtDesk, async ({ body, request, reply }) => {
    refuseCrossSiteRequest(services, request)
    const { challenges } = requesterOf(request, env, body.challenge)
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

  handleCall(app, services, calls.deskMe, ({ session }) => describeMe(db, session))

  handleCall(app, services, calls.startPasskey, async ({ session, body, reply }) => {
    const asked = await startPasskey(services, holderAtDesk(services, session), body.wish)
    if (!asked.ok) throw refusal(asked.refusal)
    reply.header('cache-control', 'no-store')
    return asked.value
  })

  handleCall(app, services, calls.answerWithPasskey, async ({ session, body, request }) => {
    const answer = { response: body.response, device: deviceOf(request), address: request.ip }
    const done = await answerWithPasskey(services, holderAtDesk(services, session), answer)
    if (!done.ok) throw refusal(done.refusal)
    return describeMe(db, { ...session, role: session.post, hasShownPasskey: true })
  })

  handleCall(app, services, calls.switchPost, async ({ session, body, reply }) => {
    const me = await describeMe(db, session)
    const post = me.posts.find(({ staff_id }) => staff_id === body.staff_id)
    if (!post) throw refusal('NOT_FOUND')
    if (!post.is_accepted) throw refusal('POST_NOT_ACCEPTED')
    // A shared device keeps its session, because it is paired for one post only.
    if (session.isPaired) return me
    const { staff_id } = post
    const token = await db
      .transaction()
      .execute((trx) => switchDeskSession(trx, session, staff_id, services.clock.now()))
    return (await welcome(services, reply, token)).me
  })

  handleCall(app, services, calls.signOutOfDesk, async ({ session, reply }) => {
    await db.deleteFrom('desk_sessions').where('token_hash', '=', session.tokenHash).execute()
    clearDeskCookie(reply, env)
    return { done: true as const }
  })
}

/** Registers the calls that answer an invitation; both notify the managers' open pages. */
export function deskPostRoutes(app: FastifyInstance, services: Services): void {
  const answer = async (session: DeskSession, staffId: string, how: typeof acceptPost | typeof declinePost) => {
    if (!isUuid(staffId)) throw refusal('NOT_FOUND')
    const now = services.clock.now()
    const answered = await services.db.transaction().execute(async (trx) => {
      const done = await how(trx, { session, staffId, now })
      if (done.ok) await services.desks.tell(trx, done.value.hotelId)
      return done
    })
    if (!answered.ok) throw refusal(answered.refusal)
  }

  handleCall(app, services, calls.acceptPost, async ({ session, params }) => {
    await answer(session, params.id, acceptPost)
    return describeMe(services.db, { ...session, isAccepted: session.isAccepted || session.staffId === params.id })
  })

  handleCall(app, services, calls.declinePost, async ({ session, params, reply }) => {
    await answer(session, params.id, declinePost)
    if (session.staffId === params.id) clearDeskCookie(reply, services.env)
    return { done: true as const }
  })
}

/** Staff with a phone accept on it; for staff without one, the manager who adds them accepts at the desk. */
function reachedBy(phone: string | null | undefined, role: StaffRole, { staffId }: DeskSession) {
  if (phone !== undefined && phone !== null && phone.trim() !== '') return { phone: phoneOf(phone), role }
  if (role === 'manager') throw fieldRefusal('phone', 'REQUIRED', 'A manager needs a phone')
  return { phone: null, role, vouchedBy: staffId }
}

/** Registers the calls by which a manager manages the hotel's staff. */
export function deskStaffRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  const colleagueOf = async ({ hotelId }: DeskSession, staffId: string) => {
    const colleague = (await listStaff(db, hotelId, clock.now())).find(({ id }) => id === staffId)
    if (!colleague) throw refusal('NOT_FOUND')
    return colleague
  }

  handleCall(app, services, calls.listStaff, ({ session }) => listStaff(db, session.hotelId, clock.now()))

  handleCall(app, services, calls.addStaff, async ({ session, body, requestKey }) => {
    const { hotelId, name: grantedBy } = session
    const staff = { hotelId, name: nameOf(body.name), grantedBy, ...reachedBy(body.phone, body.role, session) }
    const added = await inKeyedTransaction(services, storedUnder<string>(requestKey), async (trx, now) => {
      const done = await inviteStaff(services, trx, staff, now)
      if (done.ok)
        await writeAct(trx, session, { kind: 'staff_added', detail: { staff: done.value, role: body.role } }, now)
      return done
    }).catch((error: unknown) => {
      if (isTakenPost(error)) throw refusal('STAFF_EXISTS')
      throw error
    })
    if (!added.ok) throw refusal(added.refusal)
    services.nudge()
    return colleagueOf(session, added.value)
  })

  handleCall(app, services, calls.resendInvite, async ({ session, params }) => {
    if (!isUuid(params.id)) throw refusal('NOT_FOUND')
    const now = clock.now()
    const who = { hotelId: session.hotelId, staffId: params.id, now }
    const told = await db.transaction().execute(async (trx) => {
      const done = await resendInvite(services, trx, who)
      if (done.ok) await writeAct(trx, session, { kind: 'invited_again', detail: { staff: params.id } }, now)
      return done
    })
    if (!told.ok) throw refusal(told.refusal)
    services.nudge()
    return colleagueOf(session, params.id)
  })

  handleCall(app, services, calls.endStaff, async ({ session, params }) => {
    if (!isUuid(params.id)) throw refusal('NOT_FOUND')
    const now = clock.now()
    const ended = await db.transaction().execute(async (trx) => {
      const who = { hotelId: session.hotelId, staffId: params.id, by: session.name }
      const done = await endStaff(trx, who, now)
      if (!done.ok) return done
      await writeAct(trx, session, { kind: 'staff_ended', detail: { staff: params.id } }, now)
      // The removed person's open devices reload, and find that they are signed out.
      await services.desks.tell(trx, session.hotelId)
      return done
    })
    if (!ended.ok) throw refusal(ended.refusal)
    return { done: true as const }
  })
}
