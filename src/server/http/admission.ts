import type { FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { Call } from '#contract/call.ts'
import { isForOffice, isForStaff, permissionOfKey, RIGHTS } from '#contract/rights.ts'
import type { Services } from '../services.ts'
import { refusal } from './api-error.ts'
import { readDeskSession, type DeskSession } from './desk-session.ts'
import { keyOf, readKeySession } from './key-session.ts'
import { countKeyRequest } from './limits.ts'
import { readOfficeSession, requireFreshAtOffice, type OfficeSession } from './office-session.ts'
import { isBookingOf, needsGuest, needsSession, namesBookingInBody, roleIn, staffRoleIn, subjectOf } from './roles.ts'
import { readSession, requireFresh, type Session } from './session.ts'

/** Refuses a missing session. Uploads have their own message (specification §5). */
const missingSession = (call: Call) => refusal(call.upload ? 'USER_ID_MISSING' : 'NO_SESSION')

/** Logs a refusal in the security log, except that of a visitor without a token, which is normal. */
function logDenied({ security }: Services, callerId: string | undefined, request: FastifyRequest): void {
  if (callerId === undefined && !request.headers.authorization) return
  security.note('right_refused', { subject: callerId, address: request.ip })
}

type AnySession = Session | DeskSession | OfficeSession

/** Names the caller: the guest, the staff member at a desk, or the operator. */
export function callerOf(session: AnySession | null): string | undefined {
  if (!session) return undefined
  return 'staffId' in session ? session.staffId : 'operatorId' in session ? session.operatorId : session.userId
}

async function officeSessionFor(
  services: Services,
  call: Call,
  request: FastifyRequest,
): Promise<OfficeSession | null> {
  const session = await readOfficeSession(services, request)
  const role = session?.standing ?? (request.headers.authorization ? 'signed-out' : 'visitor')
  const permission = RIGHTS[call.rights][role]
  if (permission !== 'allowed') logDenied(services, session?.operatorId, request)
  if (permission === 'NO_SESSION') throw missingSession(call)
  if (permission !== 'allowed') throw refusal(permission)
  if (call.needsFreshOtp && session) await requireFreshAtOffice(services, session)
  return session
}

async function deskSessionFor(services: Services, call: Call, request: FastifyRequest): Promise<DeskSession | null> {
  const session = await readDeskSession(services, request)
  const permission = RIGHTS[call.rights][await staffRoleIn(services.db, call, session, request)]
  if (permission !== 'allowed') logDenied(services, session?.staffId, request)
  if (permission === 'NO_SESSION') throw missingSession(call)
  if (permission !== 'allowed') throw refusal(permission)
  return session
}

/** Checks an API key: it may make the calls of its scopes for its own hotel, and no others (decision 0110). */
async function keySessionFor(services: Services, call: Call, request: FastifyRequest): Promise<DeskSession> {
  const session = await readKeySession(services, request)
  if (!session) {
    logDenied(services, undefined, request)
    throw refusal('NO_SESSION')
  }
  await countKeyRequest(request, session.staffId)
  const permission = permissionOfKey(call.keyScope, session.keyScopes)
  if (permission !== 'allowed') {
    logDenied(services, session.staffId, request)
    throw refusal('OUTSIDE_SCOPE')
  }
  if (call.rights === 'desk-booking' && !(await isBookingOf(services.db, session.hotelId, subjectOf(request))))
    throw refusal('NOT_FOUND')
  return session
}

async function sessionFor(services: Services, call: Call, request: FastifyRequest): Promise<AnySession | null> {
  if (needsSession(call.rights) && keyOf(request) !== undefined) return keySessionFor(services, call, request)
  if (isForOffice(call.rights)) return officeSessionFor(services, call, request)
  if (isForStaff(call.rights)) return deskSessionFor(services, call, request)
  if (!needsGuest(call.rights) && !call.session) return null
  // Without a database, treats every caller as a visitor and shows no hotel as a favourite.
  if (!needsGuest(call.rights) && !services.isDatabaseAvailable()) return null
  const session = await readSession(services, request, call.takesTokenFromQuery ? 'headers and query' : 'only headers')
  if (!needsGuest(call.rights)) return session
  const permission = RIGHTS[call.rights][await roleIn(services.db, call, session, request)]
  if (permission !== 'allowed') logDenied(services, session?.userId, request)
  if (permission === 'NO_SESSION') throw missingSession(call)
  if (permission !== 'allowed') throw refusal(permission)
  if (call.needsFreshOtp && session) await requireFresh(services, session)
  return session
}

/** Sessions of requests whose rights were checked, stored for the handler. */
const admitted = new WeakMap<FastifyRequest, AnySession | null>()

/**
 * Hooks that check the caller's rights before the body and query are validated, so that a stranger learns nothing about
 * their shape. If the body names the booking, the hook waits for the body, but still runs before validation.
 */
export function admissionOf(
  services: Services,
  call: Call,
): Pick<RouteShorthandOptions, 'preParsing' | 'preValidation'> {
  // Public calls have no hook, because awaiting one would take a tenth of a search's time.
  if (!needsSession(call.rights)) return {}
  const admit = async (request: FastifyRequest): Promise<void> => {
    admitted.set(request, await sessionFor(services, call, request))
  }
  // Rate limits run earlier, in `onRequest`.
  if (!namesBookingInBody(call)) return { preParsing: admit }
  return {
    preParsing: async (request) => {
      if (!(await readSession(services, request))) await admit(request)
    },
    // Leaves a body that names no booking to the validation, which refuses it for every caller.
    preValidation: async (request) => {
      if (subjectOf(request) !== '') await admit(request)
    },
  }
}

/**
 * Returns the session that was found when the rights were checked or, for a public call, the caller's session if there
 * is one.
 */
export async function admittedSession(
  services: Services,
  call: Call,
  request: FastifyRequest,
): Promise<AnySession | null> {
  return needsSession(call.rights) ? (admitted.get(request) ?? null) : sessionFor(services, call, request)
}
