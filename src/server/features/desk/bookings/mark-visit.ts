import { sql, type Transaction } from 'kysely'
import { lockHotel } from '#db/hotel-lock.ts'
import type { DB } from '#db/schema.ts'
import { enteredAt, moveVisit, type VisitEvent, type VisitRefusal } from '#domain/desk/visit.ts'
import type { RegisterLine } from '#domain/desk/guest-register.ts'
import type { Services } from '../../../services.ts'
import { Refused } from '../../../transactions/booking-transaction.ts'
import { announceNoShow } from '../../bookings/announce.ts'
import { recordEvent } from '../../bookings/move-booking.ts'
import { bookingParty } from '../../bookings/party.ts'
import { enterRooms, leaveRooms, undoEntering, undoLeaving } from '../../bookings/room-visits.ts'
import { recordCheckOutBy } from '../../bookings/record-check-out-by.ts'
import { settleStay } from '../../ledger/settle-stay.ts'
import { markSeen as noteSeen } from '../../hotel-messages/mark-seen.ts'
import { updateRankingPenalty } from '../../hotel-cases/update-ranking-penalty.ts'
import { actOnBooking, type DeskRequest } from './act-on-booking.ts'
import { movesToRooms, partyOf, type NewRoom } from './change-room.ts'
import type { LockedVisit } from './lock-visit.ts'
import { recordObjectionAtCheckIn } from './record-objection-at-check-in.ts'
import { strikeLines, writeMissingLines } from '../../register-lines/register-lines.ts'
import { writeAct, type ActKind } from './write-act.ts'
import { writeUnpaid } from '../shift/write-unpaid.ts'

/** Maps the domain's refusals to the API's. */
const REFUSALS = {
  ILLEGAL_MOVE: 'ALREADY_MARKED',
  TOO_EARLY: 'VISIT_TOO_EARLY',
  TOO_LATE: 'VISIT_TOO_LATE',
  BOOKING_CANCELLED: 'ALREADY_CANCELLED',
  SCANNED: 'VOUCHER_SCANNED',
} as const satisfies Record<VisitRefusal, string>

function statusAfter({ visited }: LockedVisit, event: VisitEvent, at: Date) {
  const moved = moveVisit(visited, event, at)
  if (!moved.ok) throw new Refused(REFUSALS[moved.refusal])
  return moved.value
}

/** `at` is when the desk made the entry; an entry made offline may arrive hours later. */
type Marked = DeskRequest & { at: Date | undefined }

/** Marks the booking as seen by the hotel. */
export const markSeen = (services: Services, ask: Marked) =>
  actOnBooking(services, ask, async (trx, { booking }, now) => {
    const at = enteredAt(ask.at, now)
    const { numUpdatedRows } = await trx
      .updateTable('visits')
      .set({ seen_at: at, seen_by: ask.session.staffId })
      .where('booking_id', '=', booking.id)
      .where('seen_at', 'is', null)
      .executeTakeFirst()
    await noteSeen(trx, booking.id, { how: 'desk', at, now })
    if (numUpdatedRows > 0n) await writeAct(trx, ask.session, { kind: 'seen', bookingId: booking.id, doneAt: at }, now)
  })

type Arrival = Marked & { ids: 'superfast' | 'originals'; register: readonly RegisterLine[] }

/** Checks the guests in: the desk has seen their IDs and given them the key. Also marks the booking as seen. */
export const markArrived = (services: Services, ask: Arrival) =>
  actOnBooking(services, ask, async (trx, locked, now) => {
    const { booking } = locked
    const at = enteredAt(ask.at, now)
    const status = statusAfter(locked, 'arrive', at)
    const wasNoShow = locked.visited.visit.status === 'no_show'
    await lockHotel(trx, booking.hotel_id)
    await enterRooms(trx, booking.id, at, now)
    await sql`update visits set status = ${status}, arrived_at = ${at}, no_show_at = null, objected_at = null, ids_seen = ${ask.ids},
        seen_at = coalesce(seen_at, ${at}), seen_by = coalesce(seen_by, ${ask.session.staffId}::uuid)
      where booking_id = ${booking.id}::uuid`.execute(trx)
    await noteSeen(trx, booking.id, { how: 'desk', at, now })
    if (wasNoShow) await withdrawNoShow(trx, booking.id, now)
    // An entry made offline may arrive when the stay is in the ledger already.
    else if (booking.ended_at !== null) await settleStay(trx, booking.id, now)
    const written = { lines: ask.register, arrivedAt: at, now }
    await writeMissingLines(trx, ask.session, { bookingId: booking.id }, written)
    if (locked.visited.hasCase) {
      await recordObjectionAtCheckIn(trx, { bookingId: booking.id, staffId: ask.session.staffId }, now)
      await updateRankingPenalty(trx, booking.hotel_id, now)
    }
    const detail = { ids: ask.ids, registered: ask.register.length }
    await writeAct(trx, ask.session, { kind: 'arrived', bookingId: booking.id, doneAt: at, detail }, now)
  })

/**
 * Checks the guests out. An amount that they still owe stays on the list of unpaid money, with the desk's reason if
 * given.
 */
export const markLeft = (services: Services, ask: Marked & { unpaid: string | null }) =>
  actOnBooking(services, ask, async (trx, locked, now) => {
    const at = laterOf(enteredAt(ask.at, now), locked.visited.visit.arrivedAt)
    const status = statusAfter(locked, 'leave', at)
    await trx.updateTable('visits').set({ status, left_at: at }).where('booking_id', '=', locked.booking.id).execute()
    await lockHotel(trx, locked.booking.hotel_id)
    await leaveRooms(trx, locked.booking.id, at, now)
    await recordCheckOutBy(trx, { bookingId: locked.booking.id }, ask.session.staffId)
    if (ask.unpaid !== null)
      await writeUnpaid(trx, { party: bookingParty(locked.booking.id), session: ask.session }, ask.unpaid, now)
    await writeAct(trx, ask.session, { kind: 'left', bookingId: locked.booking.id, doneAt: at }, now)
  })

const laterOf = (one: Date, other: Date | null): Date => (other && other > one ? other : one)

/**
 * Marks a no-show and asks the guest by text whether it is true. Withholds a friend's reward for the stay until the
 * no-show is withdrawn.
 */
export const markNoShow = (services: Services, ask: Marked) =>
  actOnBooking(services, ask, async (trx, locked, now) => {
    const { booking } = locked
    const at = enteredAt(ask.at, now)
    const status = statusAfter(locked, 'no_show', at)
    // Starts the no-show when it is stored, not when an offline entry was made, because the guest's 24 hours begin with
    // our text.
    await trx.updateTable('visits').set({ status, no_show_at: now }).where('booking_id', '=', booking.id).execute()
    await trx.updateTable('bookings').set({ no_show_at: now }).where('id', '=', booking.id).execute()
    await settleStay(trx, booking.id, now)
    await writeAct(trx, ask.session, { kind: 'no_show', bookingId: booking.id, doneAt: at }, now)
    await announceNoShow(trx, booking, services.origin(), now)
  })

/** Withdraws the no-show of a locked booking, and updates the ledger. */
export async function withdrawNoShow(trx: Transaction<DB>, bookingId: string, now: Date): Promise<void> {
  await trx.updateTable('bookings').set({ no_show_at: null }).where('id', '=', bookingId).execute()
  await settleStay(trx, bookingId, now)
}

const BACK: Partial<Record<string, { event: VisitEvent; kind: ActKind }>> = {
  here: { event: 'take_arrival_back', kind: 'arrival_taken_back' },
  left: { event: 'take_leaving_back', kind: 'leaving_taken_back' },
}

/** Undoes a mistaken check-in or check-out. `rooms`: other rooms for guests whose own were sold meanwhile. */
export const undoVisitEntry = (services: Services, ask: DeskRequest & { reason: string; rooms: readonly NewRoom[] }) =>
  actOnBooking(services, ask, async (trx, locked, now) => {
    const back = BACK[locked.visited.visit.status]
    if (!back) throw new Refused('ALREADY_MARKED')
    const status = statusAfter(locked, back.event, now)
    const isArrival = back.event === 'take_arrival_back'
    const cleared = isArrival ? { arrived_at: null, ids_seen: null, still_here_at: null } : { left_at: null }
    await lockHotel(trx, locked.booking.hotel_id)
    if (isArrival) await undoEntering(trx, locked.booking.id, now)
    else await undoLeaving(trx, locked.booking.id, await movesToRooms(trx, partyOf(locked.booking), ask.rooms), now)
    await trx
      .updateTable('visits')
      .set({ status, ...cleared })
      .where('booking_id', '=', locked.booking.id)
      .execute()
    if (locked.visited.hasCase) await updateRankingPenalty(trx, locked.booking.hotel_id, now)
    if (isArrival) await strikeLines(trx, ask.session, { bookingId: locked.booking.id }, { reason: ask.reason, now })
    if (locked.booking.ended_at !== null) await settleStay(trx, locked.booking.id, now)
    await writeAct(trx, ask.session, { kind: back.kind, bookingId: locked.booking.id, reason: ask.reason }, now)
  })

/**
 * Opens a dispute, which the office decides, when guests say that they came. The desk's no-show stays until then, so
 * that the statement alone moves no money and rewards no friend (decision 0062).
 */
export async function objectToNoShow(trx: Transaction<DB>, locked: LockedVisit, now: Date): Promise<void> {
  statusAfter(locked, 'object', now)
  await trx.updateTable('visits').set({ objected_at: now }).where('booking_id', '=', locked.booking.id).execute()
  await recordEvent(trx, locked.booking.id, 'no_show_objected', {}, now)
}
