import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { PRODUCT_NAME } from '#domain/site.ts'
import type { Db, Services } from '../../services.ts'
import { workThrough } from '../../work-through.ts'
import { settleStay } from '../ledger/settle-stay.ts'
import { enqueue } from '../messages/outbox.ts'
import { writeTaxDocuments } from '../tax-documents/write-tax-documents.ts'
import { sendCameQuestion } from './came-link.ts'
import { endSharing } from './end-sharing.ts'
import { lockBooking, recordEvent } from './move-booking.ts'

/**
 * Whether booking `b` has unpaid extra hours that can still be paid: its stay may go on, so it is not marked as
 * finished.
 */
const mayGoOn = (now: Date) => sql<boolean>`exists (
  select 1 from extensions e
  where e.booking_id = b.id and e.status in ('requested', 'acknowledged') and e.hold_expires_at > ${now})`

async function findEnded(db: Db, now: Date, after: string | null, limit: number): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select b.id from bookings b
    where b.status = 'completed' and b.ended_at is null and b.leaves_at <= ${now} and not ${mayGoOn(now)}
      and (${after}::uuid is null or b.id > ${after}::uuid)
    order by b.id limit ${limit}`.execute(db)
  return rows
}

/**
 * Marks finished stays, each in its own transaction, and settles what depends on them: ends the check-in, withdraws an
 * unanswered invite, posts the stay to the ledger (decision 0030), asks the guest for a review, and whether they came
 * if our money depends on it, and writes the tax invoice. Returns how many.
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
    const { rows } = await sql<{ short_id: string; verified_email: string | null }>`
      update bookings b set ended_at = ${now}
      where b.id = ${bookingId}::uuid and b.status = 'completed' and b.ended_at is null and b.leaves_at <= ${now}
        and not ${mayGoOn(now)}
      returning b.short_id, (
        select u.email from users u where u.id = b.user_id and u.email_verified_at is not null) as verified_email`.execute(
      trx,
    )
    const stay = rows[0]
    if (!stay || !booking) return false
    await recordEvent(trx, bookingId, 'ended', {}, now)
    await endSharing(trx, bookingId, 'done', now)
    await settleStay(trx, bookingId, now)
    const { short_id, verified_email } = stay
    await sendCameQuestion(trx, booking, { origin: services.origin(), now })
    if (verified_email) await askForReview(trx, { short_id, email: verified_email, origin: services.origin(), now })
    await writeTaxDocuments(trx, { bookingId, gstins: services.gstins }, now)
    return true
  })
}

/**
 * Asks for a review in neutral words, only by email to a verified address: no hotel and no companion (look,
 * "Discretion").
 */
async function askForReview(
  trx: Transaction<DB>,
  { short_id, email, origin, now }: { short_id: string; email: string; origin: string; now: Date },
): Promise<void> {
  const link = `${origin}/my-bookings`
  const subject = `How was ${short_id}?`
  const body = `${PRODUCT_NAME}: we hope ${short_id} went well. A few honest words help others choose: ${link}`
  await enqueue(trx, now, [
    {
      kind: 'message',
      payload: {
        to: email,
        channel: 'email',
        template: 'stay_ended',
        subject,
        body,
        values: [short_id, link],
      },
    },
  ])
}
