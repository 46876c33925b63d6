import type { Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import { accept, type Result } from '#domain/kernel/result.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import { isGreeted, moneyState } from '#domain/relocations/money-back.ts'
import type { Services } from '../../services.ts'
import { inKeyedTransaction } from '../../transactions/booking-transaction.ts'
import { lockOwnBooking, recordEvent, type LockedBooking } from '../bookings/move-booking.ts'
import { enqueue } from '../messages/outbox.ts'
import { openStay } from './move-to-hotel.ts'
import { sendMoneyBack } from './send-money-back.ts'
import type { OwnCase } from './start-relocation.ts'
import { claimOf, type StayToMove } from './stay-to-move.ts'

/** `credits`: returned with the money; null while the hotel or the office is asked. */
type Asked = { credits: Rupees | null }

/**
 * Guests without a room ask for their money. It goes back at once where the hotel has said that it does not take them;
 * otherwise the hotel is asked first (decision 0061). A second press changes nothing.
 */
export function askForMoney(services: Services, asked: OwnCase): Promise<Result<Asked, ErrorCode>> {
  const left: Asked = { credits: null }
  const keyed = {
    requestKey: asked.requestKey,
    left,
    again: async (_trx: Transaction<DB>, before: Asked) => accept(before),
  }
  return inKeyedTransaction(services, keyed, async (trx, now) => {
    const booking = await lockOwnBooking(trx, asked)
    const stay = await openStay(trx, booking)
    const claim = await writeAsked(trx, services, { booking, stay }, now)
    if (moneyState(claim, now).at !== 'due') return accept({ credits: null })
    return accept({ credits: await sendMoneyBack(trx, booking, now) })
  })
}

type Case = { booking: LockedBooking; stay: StayToMove }

/** Writes down once that the money is asked for; a hotel that has objected already starts the office's clock. */
export async function writeAsked(trx: Transaction<DB>, services: Services, { booking, stay }: Case, now: Date) {
  const claim = claimOf(stay)
  if (claim.askedAt !== null) return claim
  const hotelSaid = claim.hotelSaid ?? (isGreeted(stay.visit) ? 'welcome' : null)
  const disputedAt = claim.cause === 'turned_away' && hotelSaid === 'welcome' ? now : null
  await trx
    .updateTable('relocations')
    .set({
      money_asked_at: now,
      disputed_at: disputedAt,
      ...(claim.hotelSaid === hotelSaid ? {} : { hotel_said: hotelSaid, hotel_said_at: now }),
    })
    .where('booking_id', '=', booking.id)
    .execute()
  const asked = { ...claim, hotelSaid, askedAt: now, disputedAt }
  if (claim.cause === 'turned_away' && hotelSaid !== 'did_not_take') {
    await recordEvent(trx, booking.id, 'money_asked', {}, now)
    await enqueue(trx, now, [{ kind: 'hotel.told', payload: { bookingId: booking.id, what: 'money_asked' } }])
    await services.desks.tell(trx, booking.hotel_id)
  }
  return asked
}
