import type { Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import {
  isForHotel,
  isObjection,
  type DeskHelpAnswer,
  type GuestHelpAnswer,
  type HelpKind,
} from '#domain/hotel-help/help-case.ts'
import { accept, type Result } from '#domain/kernel/result.ts'
import type { Services } from '../../services.ts'
import { inKeyedTransaction, Refused } from '../../transactions/booking-transaction.ts'
import { lockOwnBooking } from '../bookings/move-booking.ts'
import { lockOpenHelp, type GuestPress } from './ask-for-help.ts'
import { attachPhotos } from './attach-photos.ts'

/** Runs a request of the guests once per key, with their booking locked. */
const press = (
  services: Services,
  asked: GuestPress,
  work: (trx: Transaction<DB>, booking: { id: string; hotel_id: number }, now: Date) => Promise<void>,
): Promise<Result<true, ErrorCode>> => {
  const keyed = { requestKey: asked.requestKey, result: true as const, replay: async () => accept(true as const) }
  return inKeyedTransaction(services, keyed, async (trx, now) => {
    const booking = await lockOwnBooking(trx, asked)
    await work(trx, booking, now)
    return accept(true as const)
  })
}

/** Whether the guests themselves closed their last case of this kind, so that a second press changes nothing. */
async function hasClosed(trx: Transaction<DB>, bookingId: string, kind: HelpKind): Promise<boolean> {
  const last = await trx
    .selectFrom('help_cases')
    .select('closed_by')
    .where('booking_id', '=', bookingId)
    .where('kind', '=', kind)
    .orderBy('opened_at', 'desc')
    .executeTakeFirst()
  return last?.closed_by === 'guest'
}

/**
 * Records what the guests say about their open case. If it is solved, the case closes; if the desk's answer does not
 * help, the case goes to the office. Guests who did not feel safe can say that they are fine, but only the office
 * closes their case.
 */
export const answerHelp = (services: Services, asked: GuestPress & { kind: HelpKind; answer: GuestHelpAnswer }) =>
  press(services, asked, async (trx, booking, now) => {
    const { kind, answer } = asked
    const open = await lockOpenHelp(trx, booking.id, kind)
    if (!open) {
      if (answer === 'solved' && (await hasClosed(trx, booking.id, kind))) return
      throw new Refused('NOT_ALLOWED_NOW')
    }
    const set = (fields: Partial<Record<'fine_at' | 'refused_at' | 'closed_at', Date>> & { closed_by?: string }) =>
      trx.updateTable('help_cases').set(fields).where('id', '=', open.id).execute()
    if (answer === 'not_solved') {
      if (open.answer === null || isObjection(open.answer as DeskHelpAnswer)) throw new Refused('NOT_ALLOWED_NOW')
      if (open.refused_at === null) await set({ refused_at: now })
    } else if (!isForHotel(kind)) {
      if (open.fine_at === null) await set({ fine_at: now })
    } else await set({ closed_at: now, closed_by: 'guest' })
    if (isForHotel(kind)) await services.desks.tell(trx, booking.hotel_id)
  })

/** Adds photos to the open case of a room that is not as shown. */
export const addHelpPhotos = (services: Services, asked: GuestPress & { pictures: readonly string[] }) =>
  press(services, asked, async (trx, booking, now) => {
    const open = await lockOpenHelp(trx, booking.id, 'not_as_shown')
    if (!open) throw new Refused('NOT_ALLOWED_NOW')
    await attachPhotos(trx, { caseId: open.id, ...asked }, now)
    await services.desks.tell(trx, booking.hotel_id)
  })
