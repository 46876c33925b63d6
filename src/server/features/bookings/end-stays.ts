import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { Db, Services } from '../../services.ts'
import { workThrough } from '../../work-through.ts'
import { settleStay } from '../ledger/settle-stay.ts'
import { emailTo, guestText, pageLink } from '../messages/guest-text.ts'
import { enqueue } from '../messages/outbox.ts'
import { writeTaxDocuments } from '../tax-documents/write-tax-documents.ts'
import { sendCameQuestion } from './came-link.ts'
import { endSharing } from './end-sharing.ts'
import { lockBooking, recordEvent, type LockedBooking } from './move-booking.ts'

/**
 * Whether booking `b` has unpaid extra hours that can still be paid. Its stay may continue, so it is not marked as
 * finished.
 */
const mayGoOn = (now: Date) => sql<boolean>`exists (
  select 1 from extensions e
  where e.booking_id = b.id and e.status in ('requested', 'acknowledged') and e.hold_expires_at > ${now})`

/**
 * Finds the stays that are over by their index first. With `order by b.id` in the same query, PostgreSQL would read all
 * bookings.
 */
async function findEnded(db: Db, now: Date, after: string | null, limit: number): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    with due as materialized (
      select b.id from bookings b where b.status = 'completed' and b.ended_at is null and b.leaves_at <= ${now}
    )
    select b.id from due b where not ${mayGoOn(now)} and (${after}::uuid is null or b.id > ${after}::uuid)
    order by b.id limit ${limit}`.execute(db)
  return rows
}

/**
 * Marks finished stays and settles what depends on them, each in its own transaction. Ends the check-in, withdraws an
 * unanswered invite, posts the stay to the ledger (decision 0030), and writes the tax invoice. Asks the guest for a
 * review and, if our money depends on it, whether they came. Returns how many stays it marked.
 */
export async function endStays(services: Services): Promise<number> {
  const now = services.clock.now()
  const ended = await workThrough<{ id: string }>({
    name: 'end-stays',
    log: services.log,
    next: (after, limit) => findEnded(services.db, now, after, limit),
    work: ({ id }) => endStay(services, id),
  })
  if (ended > 0) services.nudge()
  return ended
}

async function endStay(services: Services, bookingId: string): Promise<boolean> {
  return services.db.transaction().execute(async (trx) => {
    const now = services.clock.now()
    const booking = await lockBooking(trx, bookingId)
    const { rows } = await sql`
      update bookings b set ended_at = ${now}
      where b.id = ${bookingId}::uuid and b.status = 'completed' and b.ended_at is null and b.leaves_at <= ${now}
        and not ${mayGoOn(now)} returning b.id`.execute(trx)
    if (rows.length === 0 || !booking) return false
    await recordEvent(trx, bookingId, 'ended', {}, now)
    await endSharing(trx, bookingId, 'done', now)
    await settleStay(trx, bookingId, now)
    await sendCameQuestion(trx, booking, { origin: services.origin(), now })
    await askForReview(trx, booking, { origin: services.origin(), now })
    await writeTaxDocuments(trx, { bookingId, gstins: services.gstins }, now)
    return true
  })
}

/**
 * Asks for a review, only by email to a verified address. The text is neutral and names neither hotel nor companion
 * (look, "Discretion").
 */
async function askForReview(
  trx: Transaction<DB>,
  { short_id, language, verified_email: email }: LockedBooking,
  { origin, now }: { origin: string; now: Date },
): Promise<void> {
  if (!email) return
  const text = guestText('stay_ended', language, [short_id, pageLink(origin, language, '/my-bookings')])
  await enqueue(trx, now, [emailTo(email, text)])
}
