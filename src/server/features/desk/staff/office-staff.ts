import type { Colleague } from '#contract/desk-staff.ts'
import type { StaffRole } from '#domain/desk/staff.ts'
import { refuse, type Result } from '#domain/kernel/result.ts'
import type { Db, Services } from '../../../services.ts'
import { forgetPasskeys } from '../../passkeys/passkey-holder.ts'
import { inviteStaff } from './invite-staff.ts'
import { endStaff, isTakenPost, listStaff, type EndRefusal } from './staff.ts'

const hotelOf = (db: Db, slug: string) =>
  db.selectFrom('hotels').select(['id', 'name']).where('slug', '=', slug).executeTakeFirst()

/** Reads who works at a hotel now; undefined for an unknown hotel. */
export async function staffOf(
  db: Db,
  slug: string,
  now: Date,
): Promise<{ hotel: string; staff: Colleague[] } | undefined> {
  const hotel = await hotelOf(db, slug)
  return hotel && { hotel: hotel.name, staff: await listStaff(db, hotel.id, now) }
}

export type OfficeRefusal = EndRefusal | 'NO_SUCH_STAFF' | 'STAFF_EXISTS' | 'STAFF_FULL'

type NewStaff = { slug: string; name: string; phone: string; role: StaffRole; operator: string }

/**
 * Lets the office invite somebody to work at a hotel, in its operator's name. A hotel's first staff are added this way.
 */
export async function addStaffByOffice(services: Services, staff: NewStaff): Promise<Result<string, OfficeRefusal>> {
  const { db, clock } = services
  const now = clock.now()
  const { slug, operator, name, phone, role } = staff
  try {
    return await db.transaction().execute(async (trx): Promise<Result<string, OfficeRefusal>> => {
      const hotel = await hotelOf(trx, slug)
      if (!hotel) return refuse('NOT_FOUND')
      const added = await inviteStaff(services, trx, { hotelId: hotel.id, name, phone, role, grantedBy: operator }, now)
      if (added.ok) await noteAct(trx, { operator, action: 'staff_added', staffId: added.value, now })
      return added
    })
  } catch (error) {
    if (isTakenPost(error)) return refuse('STAFF_EXISTS')
    throw error
  }
}

/** Lets the office remove somebody from a hotel's staff, which ends their sessions. */
export function endStaffByOffice(
  db: Db,
  { slug, phone, operator }: { slug: string; phone: string; operator: string },
  now: Date,
): Promise<Result<{ name: string }, OfficeRefusal>> {
  return db.transaction().execute(async (trx): Promise<Result<{ name: string }, OfficeRefusal>> => {
    const hotel = await hotelOf(trx, slug)
    if (!hotel) return refuse('NOT_FOUND')
    const colleague = (await listStaff(trx, hotel.id, now)).find((one) => one.phone === phone)
    if (!colleague) return refuse('NO_SUCH_STAFF')
    const ended = await endStaff(trx, { hotelId: hotel.id, staffId: colleague.id, by: operator }, now)
    if (ended.ok) await noteAct(trx, { operator, action: 'staff_ended', staffId: colleague.id, now })
    return ended
  })
}

/**
 * Removes the passkeys of an owner who lost their phone, and signs out their devices; the next OTP can then create a
 * new passkey. Returns how many were removed.
 */
export function forgetPasskeysByOffice(
  db: Db,
  { phone, operator }: { phone: string; operator: string },
  now: Date,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const forgotten = await forgetPasskeys(trx, { kind: 'staff', holder: phone }, { by: operator, now })
    const staff = await trx
      .selectFrom('hotel_staff')
      .select('id')
      .where('phone', '=', phone)
      .where('ended_at', 'is', null)
      .execute()
    // Sign out all devices of this phone's owner, because one of them may be the lost one.
    for (const { id: staffId } of staff) {
      await trx.deleteFrom('desk_sessions').where('staff_id', '=', staffId).execute()
      await noteAct(trx, { operator, action: 'passkeys_forgotten', staffId, now })
    }
    return forgotten
  })
}

const noteAct = (
  db: Db,
  { operator, action, staffId, now }: { operator: string; action: string; staffId: string; now: Date },
) => db.insertInto('operator_actions').values({ operator, action, subject_id: staffId, at: now }).execute()
