import { addMinutes } from '#domain/kernel/ist.ts'
import { purgeInBatches } from '../../purge-in-batches.ts'
import type { Services } from '../../services.ts'

const DAY_MINUTES = 24 * 60

/** How many days an expired notice or pairing stays stored, because somebody may ask the office about it. */
const NOTICES_KEPT_DAYS = 30
/** How many days the names of walk-ins stay stored, for questions about their payments. */
const WALK_IN_NAMES_KEPT_DAYS = 365

/** How many days after the stay the notes about a booking stay stored. */
const NOTES_KEPT_DAYS = 30

/**
 * Deletes desks' sessions and codes once they have expired, notices and pairings a month after they expired, notes
 * about bookings a month after the stay, and names of walk-ins a year after they left. Returns how many.
 */
export async function purgeDesk({ db, clock }: Services): Promise<number> {
  const now = clock.now()
  const sessions = await purgeInBatches((limit) => {
    const old = db.selectFrom('desk_sessions').select('token_hash').where('expires_at', '<', now).limit(limit)
    return db.deleteFrom('desk_sessions').where('token_hash', 'in', old).executeTakeFirst()
  })
  const codes = await purgeInBatches((limit) => {
    const old = db.selectFrom('pairing_codes').select('id').where('expires_at', '<', now).limit(limit)
    return db.deleteFrom('pairing_codes').where('id', 'in', old).executeTakeFirst()
  })
  const noticed = addMinutes(now, -NOTICES_KEPT_DAYS * DAY_MINUTES)
  const notices = await purgeInBatches((limit) => {
    const old = db.selectFrom('staff_notices').select('id').where('expires_at', '<', noticed).limit(limit)
    return db.deleteFrom('staff_notices').where('id', 'in', old).executeTakeFirst()
  })
  const pairings = await purgeInBatches((limit) => {
    const old = db.selectFrom('device_pairings').select('id').where('expires_at', '<', noticed).limit(limit)
    return db.deleteFrom('device_pairings').where('id', 'in', old).executeTakeFirst()
  })
  const named = addMinutes(now, -WALK_IN_NAMES_KEPT_DAYS * DAY_MINUTES)
  const names = await purgeInBatches((limit) => {
    const old = db
      .selectFrom('walk_ins')
      .select('block_id')
      .where('left_at', '<', named)
      .where('name', 'is not', null)
      .limit(limit)
    return db.updateTable('walk_ins').set({ name: null }).where('block_id', 'in', old).executeTakeFirst()
  })
  const left = addMinutes(now, -NOTES_KEPT_DAYS * DAY_MINUTES)
  const notes = await purgeInBatches((limit) => {
    const old = db
      .selectFrom('desk_notes')
      .innerJoin('bookings', 'bookings.id', 'desk_notes.booking_id')
      .select('desk_notes.id')
      .where('desk_notes.written_at', '<', left)
      .where('bookings.leaves_at', '<', left)
      .limit(limit)
    return db.deleteFrom('desk_notes').where('id', 'in', old).executeTakeFirst()
  })
  return sessions + codes + notices + pairings + names + notes
}
