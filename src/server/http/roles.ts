import { isUuid } from '#domain/kernel/uuid.ts'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Call } from '#contract/call.ts'
import { isForOffice, isForStaff, type Rights, type Role } from '#contract/rights.ts'
import type { Db } from '../services.ts'
import type { DeskSession } from './desk-session.ts'
import type { Session } from './session.ts'

export const needsSession = (rights: Rights): boolean =>
  rights !== 'anyone' && rights !== 'gateway' && rights !== 'local'

/** Whether the call needs a guest's session, not one of staff or of an operator. */
export const needsGuest = (rights: Rights): boolean =>
  needsSession(rights) && !isForStaff(rights) && !isForOffice(rights)

/** Whether this call's booking is named in the body and not in the path. */
export const namesBookingInBody = ({ rights, path }: Pick<Call, 'rights' | 'path'>): boolean =>
  (rights.startsWith('booking-') || rights === 'desk-booking') && !path.includes('{id}')

/** Returns the resource of a call: `{id}` of its path, or else `id` of its body. Empty if neither contains an id. */
export function subjectOf(request: FastifyRequest): string {
  const { id } = (request.params ?? {}) as { id?: unknown }
  const named = id ?? (request.body as { id?: unknown } | undefined)?.id
  return typeof named === 'string' ? named : ''
}

const PARTNER_ROLES: Record<string, Role> = {
  invited: 'invited',
  accepted: 'partner',
  cancelled: 'uninvited',
  declined: 'uninvited',
}

/**
 * Finds this user's role towards a booking, which may be identified by one of its extensions. A partner is identified
 * by the invited phone.
 */
async function roleInBooking(db: Db, call: Call, userId: string, id: string): Promise<Role> {
  if (!isUuid(id)) return 'stranger'
  const booking =
    call.leadsTo === 'extension' ? sql`(select booking_id from extensions where id = ${id}::uuid)` : sql`${id}::uuid`
  const { rows } = await sql<{ owner: boolean; partner: string | null }>`
    select b.user_id = ${userId}::uuid as owner,
      (select p.status from booking_partners p join users u on u.phone = p.phone
        where p.booking_id = b.id and u.id = ${userId}::uuid) as partner
    from bookings b where b.id = ${booking}`.execute(db)
  const found = rows[0]
  if (found?.owner) return 'owner'
  return PARTNER_ROLES[found?.partner ?? ''] ?? 'stranger'
}

/**
 * Finds the caller's role towards the requested resource (specification §6). Calls that change something check the role
 * again on the row they lock.
 */
export async function roleIn(db: Db, call: Call, session: Session | null, request: FastifyRequest): Promise<Role> {
  if (!session) return request.headers.authorization ? 'signed-out' : 'visitor'
  if (call.rights === 'signed-in') return 'stranger'
  if (call.rights === 'owner') {
    const { id, userId } = request.params as { id?: string; userId?: string }
    return session.userId === (userId ?? id) ? 'owner' : 'stranger'
  }
  return roleInBooking(db, call, session.userId, subjectOf(request))
}

/** Whether a hotel may see this booking: it must be the hotel's own and paid. */
export async function isBookingOf(db: Db, hotelId: number, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const found = await db
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', id)
    .where('hotel_id', '=', hotelId)
    .where('status', 'in', ['completed', 'cancelled'])
    .executeTakeFirst()
  return found !== undefined
}

/** Finds a staff member's role towards the requested booking. A hotel has access only to paid bookings. */
export async function staffRoleIn(
  db: Db,
  call: Call,
  session: DeskSession | null,
  request: FastifyRequest,
): Promise<Role> {
  if (!session) return request.headers.authorization ? 'signed-out' : 'visitor'
  if (!session.isAccepted) return 'invited-staff'
  const { role } = session
  if (role === 'cleaner') return role
  const isHere = call.rights !== 'desk-booking' || (await isBookingOf(db, session.hotelId, subjectOf(request)))
  if (!isHere) return `other-${role}`
  return session.isPaired && role === 'desk' ? 'paired' : role
}
