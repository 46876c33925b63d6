import type { Transaction } from 'kysely'
import type { DeskBooking } from '#contract/desk.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import { accept, type Result } from '#domain/kernel/result.ts'
import type { DeskSession } from '../../../http/desk-session.ts'
import type { RequestKey } from '../../../http/request-key.ts'
import type { Services } from '../../../services.ts'
import { inKeyedTransaction } from '../../../transactions/booking-transaction.ts'
import { readDeskBooking } from '../desk-rows.ts'
import { lockVisit, type LockedVisit } from './lock-visit.ts'
import { presentDeskBooking } from '../present-desk.ts'
import { readHelpOfBooking } from '../read-help.ts'
import { readRoomsInUse } from '../read-rooms-in-use.ts'
import { readTimeline } from './read-timeline.ts'

/** A request by a staff member about one booking of their hotel. */
export type DeskRequest = { session: DeskSession; bookingId: string; requestKey: RequestKey | null }

/** Reads everything the desk may see of a booking now; undefined for another hotel's. */
export async function findDeskBooking(
  { db, clock }: Services,
  hotelId: number,
  bookingId: string,
): Promise<DeskBooking | undefined> {
  const row = await readDeskBooking(db, hotelId, bookingId)
  if (!row) return undefined
  const now = clock.now()
  const timeline = await readTimeline(db, hotelId, bookingId)
  const help = await readHelpOfBooking(db, { hotelId, bookingId }, now)
  return presentDeskBooking(row, { timeline, help, roomsInUse: await readRoomsInUse(db, row, now) }, now)
}

/**
 * Runs one action on a booking, once per key: locks the booking and its visit, checks and writes, and notifies the
 * hotel's other desks on commit.
 */
export async function actOnBooking(
  services: Services,
  { session, bookingId, requestKey }: DeskRequest,
  act: (trx: Transaction<DB>, locked: LockedVisit, now: Date) => Promise<void>,
): Promise<Result<DeskBooking, ErrorCode>> {
  const keyed = { requestKey, result: bookingId, replay: async () => accept(bookingId) }
  const done = await inKeyedTransaction(services, keyed, async (trx, now) => {
    await act(trx, await lockVisit(trx, session, bookingId), now)
    await services.desks.tell(trx, session.hotelId)
    return accept(bookingId)
  })
  if (!done.ok) return done
  const booking = await findDeskBooking(services, session.hotelId, bookingId)
  if (!booking) throw new Error(`booking ${bookingId} was acted on and is gone`)
  return accept(booking)
}
