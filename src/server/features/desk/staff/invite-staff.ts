import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { sendsInvite } from '#domain/desk/staff.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { lockPhone } from '../../accounts/otp-secrets.ts'
import { addStaff, type NewStaff } from './staff.ts'
import { notifyStaff, type NotifyServices } from './notify-staff.ts'

const DAY_MINUTES = 24 * 60

/** Counts the invitations sent to this phone within a day, by any hotel. */
async function toldInDay(trx: Transaction<DB>, phone: string, now: Date): Promise<number> {
  const { rows } = await sql<{ told: number }>`
    select count(*)::int as told from staff_notices n join hotel_staff s on s.id = n.staff_id
    where n.kind = 'post' and s.phone = ${phone} and n.told_at > ${addMinutes(now, -DAY_MINUTES)}`.execute(trx)
  return rows[0]?.told ?? 0
}

type Invited = { staffId: string; hotelId: number; phone: string }

/** Texts the invitation. False if the phone got too many today; its owner sees the invitation when signing in. */
async function tellInvited(
  telling: NotifyServices,
  trx: Transaction<DB>,
  invited: Invited,
  now: Date,
): Promise<boolean> {
  await lockPhone(trx, invited.phone)
  if (!sendsInvite(await toldInDay(trx, invited.phone, now))) return false
  await notifyStaff(telling, trx, { kind: 'post', staffId: invited.staffId, hotelId: invited.hotelId, now })
  return true
}

/** Invites somebody to work at a hotel, and texts their phone; somebody without a phone signs in by pairing. */
export async function inviteStaff(
  telling: NotifyServices,
  trx: Transaction<DB>,
  staff: NewStaff,
  now: Date,
): Promise<Result<string, 'STAFF_EXISTS' | 'STAFF_FULL'>> {
  const added = await addStaff(trx, staff, now)
  const { hotelId, phone } = staff
  if (added.ok && phone !== null) await tellInvited(telling, trx, { staffId: added.value, hotelId, phone }, now)
  return added
}

/** Sends the invitation again to a person who has not accepted, at most once a day. */
export async function resendInvite(
  telling: NotifyServices,
  trx: Transaction<DB>,
  { hotelId, staffId, now }: { hotelId: number; staffId: string; now: Date },
): Promise<Result<true, 'NOT_FOUND' | 'INVITED_TODAY'>> {
  const invited = await trx
    .selectFrom('hotel_staff')
    .select('phone')
    .where('id', '=', staffId)
    .where('hotel_id', '=', hotelId)
    .where('ended_at', 'is', null)
    .where('accepted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!invited || invited.phone === null) return refuse('NOT_FOUND')
  const told = await trx
    .selectFrom('staff_notices')
    .select('id')
    .where('staff_id', '=', staffId)
    .where('kind', '=', 'post')
    .where('told_at', '>', addMinutes(now, -DAY_MINUTES))
    .executeTakeFirst()
  if (told) return refuse('INVITED_TODAY')
  const { phone } = invited
  return (await tellInvited(telling, trx, { staffId, hotelId, phone }, now)) ? accept(true) : refuse('INVITED_TODAY')
}
