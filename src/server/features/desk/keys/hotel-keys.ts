import { randomBytes } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { HotelKey } from '#contract/desk-keys.ts'
import type { DB } from '#db/schema.ts'
import {
  KEY_BYTES,
  KEY_PREFIX,
  lastFourOf,
  MAX_KEYS,
  orderScopes,
  type KeyScope,
} from '#domain/hotel-keys/hotel-key.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { DeskSession } from '../../../http/desk-session.ts'
import { hashToken } from '../../../http/session.ts'
import type { Db, Services } from '../../../services.ts'
import { writeAct } from '../bookings/write-act.ts'
import { tellManagers } from '../staff/notify-staff.ts'

type Row = Omit<HotelKey, 'made_at' | 'last_used_at'> & { made_at: Date; last_used_at: Date | null }

const present = ({ made_at, last_used_at, ...row }: Row): HotelKey => ({
  ...row,
  made_at: toIstIso(made_at),
  last_used_at: last_used_at && toIstIso(last_used_at),
})

/** Lists a hotel's active API keys by name. */
export async function listKeys(db: Db, hotelId: number): Promise<HotelKey[]> {
  const { rows } = await sql<Row>`
    select s.id, s.name, k.last_four, k.scopes, s.granted_by as made_by, s.granted_at as made_at, k.last_used_at
    from hotel_keys k join hotel_staff s on s.id = k.staff_id
    where k.hotel_id = ${hotelId} and s.ended_at is null order by lower(s.name), s.id`.execute(db)
  return rows.map(present)
}

const lockHotelRow = (trx: Transaction<DB>, hotelId: number) =>
  trx.selectFrom('hotels').select('id').where('id', '=', hotelId).forNoKeyUpdate().executeTakeFirstOrThrow()

type NewKey = { session: DeskSession; name: string; scopes: readonly KeyScope[] }
type Made = { id: string; secret: string }

/** Creates an API key, stores its hash, and notifies every manager of the hotel by text. */
export const makeKey = (
  services: Services,
  { session, name, scopes }: NewKey,
): Promise<Result<Made, 'KEY_NAME_TAKEN' | 'TOO_MANY_KEYS'>> =>
  services.db.transaction().execute(async (trx) => {
    const { hotelId } = session
    const now = services.clock.now()
    await lockHotelRow(trx, hotelId)
    const keys = await listKeys(trx, hotelId)
    if (keys.some((key) => key.name.toLowerCase() === name.toLowerCase())) return refuse('KEY_NAME_TAKEN')
    if (keys.length >= MAX_KEYS) return refuse('TOO_MANY_KEYS')
    const secret = KEY_PREFIX + randomBytes(KEY_BYTES).toString('base64url')
    const { id } = await trx
      .insertInto('hotel_staff')
      .values({
        hotel_id: hotelId,
        name,
        phone: null,
        role: 'key',
        granted_by: session.name,
        granted_at: now,
        accepted_at: now,
        vouched_by: session.staffId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('hotel_keys')
      .values({
        staff_id: id,
        hotel_id: hotelId,
        key_hash: hashToken(secret),
        last_four: lastFourOf(secret),
        scopes: orderScopes(scopes),
      })
      .execute()
    await writeAct(
      trx,
      session,
      { kind: 'key_made', detail: { staff: id, scopes: orderScopes(scopes).join(', ') } },
      now,
    )
    await tellManagers(services, trx, { hotelId, kind: 'key', now })
    await services.desks.tell(trx, hotelId)
    return accept({ id, secret })
  })

/** Revokes an API key; revoking it again changes nothing. Returns false if the hotel never had it. */
export const endKey = (services: Services, session: DeskSession, id: string): Promise<boolean> =>
  services.db.transaction().execute(async (trx) => {
    const { hotelId } = session
    const now = services.clock.now()
    const key = await trx
      .selectFrom('hotel_staff')
      .select('ended_at')
      .where('id', '=', id)
      .where('hotel_id', '=', hotelId)
      .where('role', '=', 'key')
      .forUpdate()
      .executeTakeFirst()
    if (!key) return false
    if (key.ended_at) return true
    await trx.updateTable('hotel_staff').set({ ended_at: now, ended_by: session.name }).where('id', '=', id).execute()
    await writeAct(trx, session, { kind: 'key_ended', detail: { staff: id } }, now)
    await services.desks.tell(trx, hotelId)
    return true
  })
