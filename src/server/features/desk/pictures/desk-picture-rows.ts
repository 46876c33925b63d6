import { sql } from 'kysely'
import {
  numberPictures,
  type CheckInRequestStatus,
  type Comparison,
  type DeskPicture,
} from '#domain/desk/desk-pictures.ts'
import type { DeskStay } from '#domain/desk/windows.ts'
import type { Db } from '../../../services.ts'
import type { PictureRow } from '../../pictures/picture-rows.ts'

type StayRow = DeskStay & { checkIn: CheckInRequestStatus | null }

/** `for share`: locked, so that nobody cancels the booking before the writes are committed. */
export type StayLock = 'unlocked' | 'for share'

/** Finds a booking of this hotel with the facts its pictures depend on. */
export async function findStay(
  trx: Db,
  { hotelId, bookingId, lock }: { hotelId: number; bookingId: string; lock: StayLock },
): Promise<StayRow | undefined> {
  const { rows } = await sql<StayRow>`
    select b.status, b.checkin_at as checkin, agreed_until(b.id) as leaves, v.left_at as "leftAt",
      (select r.status from user_requests r where r.booking_id = b.id and r.type = 'checkin') as "checkIn"
    from bookings b left join visits v on v.booking_id = b.id
    where b.id = ${bookingId}::uuid and b.hotel_id = ${hotelId} ${lock === 'unlocked' ? sql`` : sql`for share of b`}`.execute(
    trx,
  )
  return rows[0]
}

export type NumberedPicture = PictureRow & { n: number; firstName: string; of: DeskPicture['kind']; uploadedAt: Date }

/** Lists the live photos and IDs of the booking's owner and of the partner who accepted, numbered. */
export async function findDeskPictures(trx: Db, bookingId: string): Promise<NumberedPicture[]> {
  const { rows } = await sql<PictureRow & { party: DeskPicture['party']; name: string; uploadedAt: Date }>`
    select p.id, p.owner_id, p.kind, p.storage_key, p.encrypted_key, p.width, p.created_at as "uploadedAt", g.party, u.name
    from (
      select b.user_id, 'owner' as party from bookings b where b.id = ${bookingId}::uuid
      union all
      select i.user_id, 'partner' from booking_partners i
        where i.booking_id = ${bookingId}::uuid and i.status = 'accepted' and i.user_id is not null
    ) g join users u on u.id = g.user_id join pictures p on p.owner_id = u.id and p.destroyed_at is null
    where p.kind = 'identity' or p.id = u.profile_picture_id
    order by p.created_at, p.id`.execute(trx)
  const known = rows.map((row) => ({ ...row, picture: row.kind, kind: deskKind(row.kind) }))
  return numberPictures(known).map(({ kind, picture, name, party: _party, ...row }) => ({
    ...row,
    kind: picture,
    of: kind,
    firstName: name.trim().split(/\s+/)[0] ?? '',
  }))
}

const deskKind = (kind: PictureRow['kind']): DeskPicture['kind'] => (kind === 'profile' ? 'photo' : 'identity')

/** Reads the latest comparison of each picture by this hotel's staff, by its number. */
export async function findComparisons(db: Db, bookingId: string): Promise<Map<number, Comparison>> {
  const { rows } = await sql<{ n: number; answer: Comparison }>`
    select (a.detail->>'n')::int as n, a.detail->>'answer' as answer from staff_acts a
    where a.booking_id = ${bookingId}::uuid and a.kind = 'ids_compared' order by a.id`.execute(db)
  return new Map(rows.map(({ n, answer }) => [n, answer]))
}
