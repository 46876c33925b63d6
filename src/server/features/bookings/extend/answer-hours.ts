import type { Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import { answeredHours, type AddedHours, type HoursAnswer } from '#domain/desk/added-hours.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Services } from '../../../services.ts'
import { inBookingTransaction, Refused } from '../../../transactions/booking-transaction.ts'
import { hashSecret } from '../../accounts/otp-secrets.ts'
import { settleStay } from '../../ledger/settle-stay.ts'
import { enqueue } from '../../messages/outbox.ts'
import { lockBooking, lockOwnBooking, recordEvent, type LockedBooking } from '../move-booking.ts'
import { shortenStay } from './settle-extension.ts'

const REFUSALS = {
  NOTHING_ADDED: 'NO_EXTENSION',
  ALREADY_ANSWERED: 'ALREADY_ANSWERED',
  NOT_CONFIRMED: 'NOT_ALLOWED_NOW',
  TOO_LATE: 'TOO_LATE',
} as const satisfies Record<string, ErrorCode>

type Answered = { answer: HoursAnswer; until: Date; by: 'app' | 'link' }

/** Records the guest's answer in the app about hours that the desk added. Repeating the same answer changes nothing. */
export const answerHours = (
  services: Services,
  { bookingId, userId, ...answered }: Omit<Answered, 'by'> & { bookingId: string; userId: string },
): Promise<Result<true, ErrorCode>> =>
  inBookingTransaction(services, async (trx, now) => {
    const booking = await lockOwnBooking(trx, { bookingId, userId })
    await noteAnswer(services, trx, { booking, ...answered, by: 'app' }, now)
    return accept(true)
  })

/**
 * Records the answer given through the link in a text, which works once. A repeated answer after a lost response
 * changes nothing.
 */
export const answerHoursByLink = (
  services: Services,
  { token, answer }: { token: string; answer: HoursAnswer },
): Promise<Result<true, ErrorCode>> =>
  inBookingTransaction(services, async (trx, now) => {
    const byHash = trx.selectFrom('hours_links').selectAll().where('link_hash', '=', hashSecret(token))
    const link = await byHash.executeTakeFirst()
    const booking = link && (await lockBooking(trx, link.booking_id))
    if (!booking) return refuse('NOT_FOUND')
    await noteAnswer(services, trx, { booking, answer, until: link.until, by: 'link' }, now)
    await trx
      .updateTable('hours_links')
      .set({ used_at: now })
      .where('link_hash', '=', link.link_hash)
      .where('used_at', 'is', null)
      .execute()
    return accept(true)
  })

type AddedRow = AddedHours & { id: string; booking_id: string; starts_at: Date; hours: number }

async function readAdded(trx: Transaction<DB>, bookingId: string): Promise<AddedRow[]> {
  const rows = await trx
    .selectFrom('extensions')
    .select(['id', 'booking_id', 'hours', 'starts_at', 'ends_at', 'agreed_at', 'refused_at'])
    .where('booking_id', '=', bookingId)
    .where('pay_at', '=', 'desk')
    .where((row) => row.or([row('status', '=', 'paid'), row('refused_at', 'is not', null)]))
    .orderBy('created_at')
    .execute()
  return rows.map(({ ends_at: endsAt, agreed_at, refused_at, ...row }) => {
    const answer = agreed_at ? 'yes' : refused_at ? 'no' : null
    return { ...row, endsAt, answer }
  })
}

async function noteAnswer(
  services: Services,
  trx: Transaction<DB>,
  { booking, answer, until, by }: Answered & { booking: LockedBooking },
  now: Date,
): Promise<void> {
  const { status, leaves_at: leaves } = booking
  const added = await readAdded(trx, booking.id)
  const covered = answeredHours({ status, leaves, added }, { answer, until }, now)
  if (!covered.ok) throw new Refused(REFUSALS[covered.refusal])
  if (covered.value.length === 0) return
  const hours = covered.value.reduce((sum, row) => sum + row.hours, 0)
  if (answer === 'yes') await agreeTo(trx, covered.value, by, now)
  else await refuseHours(trx, booking, covered.value, now)
  await recordEvent(trx, booking.id, answer === 'yes' ? 'hours_agreed' : 'hours_refused', { by, hours }, now)
  await services.desks.tell(trx, booking.hotel_id)
}

async function agreeTo(trx: Transaction<DB>, rows: readonly AddedRow[], by: 'app' | 'link', now: Date): Promise<void> {
  await trx
    .updateTable('extensions')
    .set({ agreed_at: now, agreed_by: by })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
}

/**
 * Shortens the stay to the end that the guests agreed to. They do not pay for the refused hours, and the room becomes
 * free.
 */
async function refuseHours(
  trx: Transaction<DB>,
  booking: LockedBooking,
  rows: readonly AddedRow[],
  now: Date,
): Promise<void> {
  for (const row of rows.toReversed())
    await shortenStay(trx, row, { checkout: booking.checkout_at, refusedAt: now }, now)
  // The stay may already be in the ledger with these hours.
  if (booking.ended_at !== null) await settleStay(trx, booking.id, now)
  await enqueue(trx, now, [{ kind: 'hotel.told', payload: { bookingId: booking.id, what: 'changed' } }])
}
