import { sql, type Transaction } from 'kysely'
import type { StaffNotice } from '#contract/staff-notices.ts'
import type { DB } from '#db/schema.ts'
import { notMeOutcome, notMeState, type NoticeKind, type NotMeOutcome } from '#domain/desk/not-me.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { accept, refuse, unreachable, type Result } from '#domain/kernel/result.ts'
import type { Db, Services } from '../../../services.ts'
import { hashSecret } from '../../accounts/otp-secrets.ts'
import { endStaff } from './staff.ts'
import { notifyManagers } from './notify-staff.ts'
import { writeAct } from '../bookings/write-act.ts'

type NoticeRow = {
  id: string
  kind: NoticeKind
  hotel_id: number
  staff_id: string
  pairing_id: string | null
  passkey_id: string | null
  told_at: Date
  expires_at: Date
  used_at: Date | null
  outcome: NotMeOutcome | null
}

async function findNotice(db: Db, token: string, lock = sql``): Promise<NoticeRow | undefined> {
  const { rows } = await sql<NoticeRow>`
    select id, kind, hotel_id, staff_id, pairing_id, passkey_id, told_at, expires_at, used_at, outcome
    from staff_notices where link_hash = ${hashSecret(token)} ${lock}`.execute(db)
  return rows[0]
}

const stateOf = ({ used_at, expires_at }: NoticeRow, now: Date) =>
  notMeState({ usedAt: used_at, expiresAt: expires_at }, now)

const presentNotice = ({ kind, told_at }: NoticeRow, state: StaffNotice['state']): StaffNotice => ({
  kind,
  state,
  told_at: toIstIso(told_at),
})

/** Reads what a link is about. Undefined for a link that we never sent. */
export async function readNotice({ db, clock }: Services, token: string): Promise<StaffNotice | undefined> {
  const notice = await findNotice(db, token)
  if (!notice) return undefined
  return presentNotice(notice, notice.outcome === 'office_told' ? 'office_told' : stateOf(notice, clock.now()))
}

type Refused = 'NOT_FOUND' | 'NOT_ME_USED' | 'NOT_ME_OVER'

/**
 * Uses a "Not me" link, which works once. Ends the post, paired device or passkey that the text was about, and notifies
 * the managers. Other posts, sessions and older passkeys stay (decision 0060). A hotel's last manager keeps the post,
 * and the office is notified instead.
 */
export async function reportNotMe(services: Services, token: string): Promise<Result<StaffNotice, Refused>> {
  const { db, clock, desks, security } = services
  const said = await db.transaction().execute(async (trx): Promise<Result<NoticeRow, Refused>> => {
    const now = clock.now()
    const notice = await findNotice(trx, token, sql`for update`)
    if (!notice) return refuse('NOT_FOUND')
    const state = stateOf(notice, now)
    if (state !== 'open') return refuse(state === 'used' ? 'NOT_ME_USED' : 'NOT_ME_OVER')
    const { id, kind, staff_id: staffId, hotel_id: hotelId } = notice
    const outcome = await endNamed(trx, notice, now)
    await trx.updateTable('staff_notices').set({ used_at: now, outcome }).where('id', '=', id).execute()
    await writeAct(trx, { staffId, hotelId }, { kind: 'not_me', detail: { kind, outcome } }, now)
    const hotelIds = kind === 'passkey' ? await hotelsOf(trx, staffId) : [hotelId]
    await notifyManagers(services, trx, { hotelIds, staffId, now })
    for (const each of hotelIds) await desks.tell(trx, each)
    return accept({ ...notice, outcome })
  })
  if (!said.ok) return said
  security.note('not_me_said', { subject: said.value.staff_id })
  services.nudge()
  return accept(presentNotice(said.value, said.value.outcome === 'office_told' ? 'office_told' : 'used'))
}

async function endNamed(trx: Transaction<DB>, notice: NoticeRow, now: Date): Promise<NotMeOutcome> {
  const { kind } = notice
  switch (kind) {
    case 'post':
      return endPost(trx, notice, now)
    case 'pairing':
      await trx.deleteFrom('desk_sessions').where('pairing_id', '=', notice.pairing_id).execute()
      return 'ended'
    case 'passkey':
      await disown(trx, notice, now)
      return 'ended'
    default:
      return unreachable(kind)
  }
}

async function endPost(trx: Transaction<DB>, { staff_id, hotel_id }: NoticeRow, now: Date): Promise<NotMeOutcome> {
  const ended = await endStaff(trx, { hotelId: hotel_id, staffId: staff_id, by: 'not me' }, now)
  return notMeOutcome('post', { isLastManager: !ended.ok && ended.refusal === 'LAST_MANAGER' })
}

/** Removes this one passkey and ends the sessions that used it. */
async function disown(trx: Transaction<DB>, { passkey_id }: NoticeRow, now: Date): Promise<void> {
  await trx
    .updateTable('passkeys')
    .set({ forgotten_at: now, forgotten_by: 'not me', disowned_at: now })
    .where('id', '=', passkey_id)
    .where('forgotten_at', 'is', null)
    .execute()
  await trx.deleteFrom('desk_sessions').where('passkey_id', '=', passkey_id).execute()
}

/** Lists the hotels where this colleague's phone has a post, because the phone's passkeys work at all of them. */
async function hotelsOf(trx: Transaction<DB>, staffId: string): Promise<number[]> {
  const { rows } = await sql<{ hotel_id: number }>`
    select other.hotel_id from hotel_staff own join hotel_staff other on other.phone = own.phone
    where own.id = ${staffId}::uuid and other.ended_at is null and other.accepted_at is not null
    order by other.hotel_id`.execute(trx)
  return rows.map(({ hotel_id }) => hotel_id)
}
