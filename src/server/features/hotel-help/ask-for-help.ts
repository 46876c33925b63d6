import type { Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import { isForHotel, MAX_HELP_TEXT, type HelpKind, type RoomFault } from '#domain/hotel-help/help-case.ts'
import { canAskForHelp } from '#domain/hotel-help/help-window.ts'
import { accept, type Result } from '#domain/kernel/result.ts'
import type { RequestKey } from '../../http/request-key.ts'
import type { Services } from '../../services.ts'
import { inKeyedTransaction, Refused } from '../../transactions/booking-transaction.ts'
import { lockOwnBooking, type LockedBooking } from '../bookings/move-booking.ts'
import { alertOperators } from '../alarms/alert-operators.ts'
import { enqueue } from '../messages/outbox.ts'
import { issueTicket } from '../tickets/issue-ticket.ts'
import { attachPhotos } from './attach-photos.ts'

/** A request that a booking's guests made with a button. */
export type GuestPress = { bookingId: string; userId: string; requestKey: RequestKey | null }

type Asked = GuestPress & { kind: HelpKind; fault: RoomFault | null; said: string; pictures: readonly string[] }

/** `isNew` is false for a second press, which adds to the open case. */
type Opened = { isNew: boolean; hotelId: number }

type OpenHelp = { id: string; ticket: string; said: string }

/** Finds the booking's open case of a kind and locks it; the caller has locked the booking. */
export const lockOpenHelp = (trx: Transaction<DB>, bookingId: string, kind: HelpKind) =>
  trx
    .selectFrom('help_cases')
    .select(['id', 'ticket', 'said', 'answer', 'seen_at', 'refused_at', 'fine_at'])
    .where('booking_id', '=', bookingId)
    .where('kind', '=', kind)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** Whether help can be asked for now; a cancelled booking is refused by its own code. */
function refuseOutsideWindow({ status, checkin_at: start, leaves_at: end }: LockedBooking, now: Date): void {
  if (canAskForHelp({ status, period: { start, end } }, now)) return
  throw new Refused(status === 'cancelled' ? 'ALREADY_CANCELLED' : 'NOT_ALLOWED_NOW')
}

/** Adds words that the case does not contain yet, so that a repeated press adds nothing. */
async function addWords(trx: Transaction<DB>, { id, said: before }: OpenHelp, words: string): Promise<void> {
  if (words === '' || before.includes(words)) return
  const said = before === '' ? words : `${before}\n${words}`
  await trx
    .updateTable('help_cases')
    .set({ said: said.slice(0, MAX_HELP_TEXT) })
    .where('id', '=', id)
    .execute()
}

async function writeCase(trx: Transaction<DB>, booking: LockedBooking, asked: Asked, now: Date): Promise<string> {
  const { kind, fault, said } = asked
  let id: string | undefined
  await issueTicket('hotelHelp', async (ticket) => {
    const row = await trx
      .insertInto('help_cases')
      .values({ ticket, booking_id: booking.id, hotel_id: booking.hotel_id, kind, fault, said, opened_at: now })
      .onConflict((conflict) => conflict.column('ticket').doNothing())
      .returning('id')
      .executeTakeFirst()
    id = row?.id
    return row !== undefined
  })
  if (id === undefined) throw new Error(`a case of booking ${booking.id} has no id`)
  return id
}

async function openHelp(
  trx: Transaction<DB>,
  services: Services,
  { asked, booking }: { asked: Asked; booking: LockedBooking },
  now: Date,
): Promise<void> {
  const { kind, userId, pictures } = asked
  refuseOutsideWindow(booking, now)
  if (kind === 'not_as_shown' && pictures.length === 0) throw new Refused('PHOTO_NEEDED')
  const caseId = await writeCase(trx, booking, asked, now)
  await attachPhotos(trx, { caseId, userId, pictures }, now)
  if (isForHotel(kind)) {
    await enqueue(trx, now, [{ kind: 'hotel.told', payload: { bookingId: booking.id, what: kind } }])
    await services.desks.tell(trx, booking.hotel_id)
  } else await alertOperators(trx, { news: 'unsafe', once: `unsafe:${caseId}` }, now)
}

/**
 * Opens a case unless one is open, and notifies the hotel, or only the office if guests do not feel safe. A further
 * press adds its words and photos. Refuses unless the time is between an hour before check-in and check-out (decision
 * 0096).
 */
export async function askForHelp(services: Services, asked: Asked): Promise<Result<Opened, ErrorCode>> {
  const repeated: Opened = { isNew: false, hotelId: 0 }
  const keyed = { requestKey: asked.requestKey, result: repeated, replay: async () => accept(repeated) }
  const opened = await inKeyedTransaction(services, keyed, async (trx, now) => {
    const booking = await lockOwnBooking(trx, asked)
    const open = await lockOpenHelp(trx, booking.id, asked.kind)
    if (!open) {
      await openHelp(trx, services, { asked, booking }, now)
      return accept({ isNew: true, hotelId: booking.hotel_id })
    }
    await addWords(trx, open, asked.said)
    if (asked.kind === 'not_as_shown') await attachPhotos(trx, { caseId: open.id, ...asked }, now)
    return accept(repeated)
  })
  if (opened.ok && opened.value.isNew && asked.kind === 'unsafe')
    services.alarm('guests_feel_unsafe', { hotel: opened.value.hotelId, booking: asked.bookingId })
  return opened
}
