import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { DESK_GUESTS } from './demo-desk.ts'

/** Sample ID details of each demo couple, by the couple's index. */
const IDS = [
  ['aadhaar', '4821', 'driving_licence', '3P8K'],
  ['voter_id', '7KX2', 'aadhaar', '5520'],
  ['passport', '6093', 'aadhaar', '1187'],
] as const
const HOMES = ['Pune', 'Nashik', 'Chennai', 'Hyderabad'] as const

type Came = { bookingId: string; hotelId: number; guest: number; staffId: string; arrivedAt: Date }

/** Builds the register entries of a couple that checked in. */
export async function addRegister(
  trx: Transaction<DB>,
  { bookingId, hotelId, guest, staffId, arrivedAt }: Came,
): Promise<void> {
  const names = DESK_GUESTS[guest]
  const ids = IDS[guest % IDS.length]
  if (!names || !ids) return
  const [kind, lastFour, otherKind, otherLastFour] = ids
  const line = {
    hotel_id: hotelId,
    booking_id: bookingId,
    home: HOMES[guest % HOMES.length] ?? null,
    nationality: 'IN',
    arrived_at: arrivedAt,
    written_by: staffId,
    written_at: arrivedAt,
  }
  await trx
    .insertInto('register_entries')
    .values([
      { ...line, position: 0, name: names[0], id_kind: kind, id_last_four: lastFour },
      { ...line, position: 1, name: names[1], id_kind: otherKind, id_last_four: otherLastFour },
    ])
    .execute()
}
