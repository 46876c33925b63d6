import { lockHotel } from '#db/hotel-lock.ts'
import type { Services } from '../../services.ts'
import { fieldRefusal } from '../../http/api-error.ts'
import { Refused } from '../../transactions/booking-transaction.ts'
import { recordCheckOutBy } from '../bookings/record-check-out-by.ts'
import { leaveRooms, undoLeaving } from '../bookings/room-visits.ts'
import { moveToRoom, movesToRooms, type NewRoom } from '../desk/bookings/change-room.ts'
import { makeRoomForStayingOn } from '../desk/bookings/staying-on.ts'
import { readDue } from '../desk/shift/take-money.ts'
import { writeAct } from '../desk/bookings/write-act.ts'
import { writeUnpaid } from '../desk/shift/write-unpaid.ts'
import { actOnWalkIn, type LockedWalkIn, type WalkInActionRequest } from './act-on-walk-in.ts'
import { canTakeBack } from './find-walk-in.ts'

const holderOf = ({ party, hotelId }: LockedWalkIn) => ({ id: party.id, hotelId, hasBathtub: false })

/** Checks a walk-in out. If money is due, a reason is required and the bill goes on the unpaid list. */
export const markWalkInLeft = (services: Services, ask: WalkInActionRequest & { unpaid: string | null }) =>
  actOnWalkIn(services, ask, async (trx, { party, hotelId, leftAt }, now) => {
    const { session, unpaid } = ask
    if (leftAt) throw new Refused('ALREADY_MARKED')
    if (unpaid === null && (await readDue(trx, party)) > 0)
      throw fieldRefusal('unpaid', 'REQUIRED', 'Money is due. Please take it, or say why they go without paying')
    await trx
      .updateTable('walk_ins')
      .set({ left_at: now, left_by: session.staffId })
      .where('block_id', '=', party.id)
      .execute()
    await lockHotel(trx, hotelId)
    await leaveRooms(trx, party.id, now, now)
    await recordCheckOutBy(trx, { blockId: party.id }, session.staffId)
    if (unpaid !== null) await writeUnpaid(trx, { party, session }, unpaid, now)
    await writeAct(trx, session, { kind: 'left', party }, now)
  })

/** Undoes a mistaken check-out. `rooms`: another room for guests whose own was given away meanwhile. */
export const takeBackLeft = (
  services: Services,
  ask: WalkInActionRequest & { reason: string; rooms: readonly NewRoom[] },
) =>
  actOnWalkIn(services, ask, async (trx, walkIn, now) => {
    const { party, hotelId, leftAt } = walkIn
    const { session, reason, rooms } = ask
    if (!leftAt) throw new Refused('ALREADY_MARKED')
    if (!canTakeBack(leftAt, now)) throw new Refused('VISIT_TOO_LATE')
    await lockHotel(trx, hotelId)
    await undoLeaving(trx, party.id, await movesToRooms(trx, holderOf(walkIn), rooms), now)
    await trx.updateTable('walk_ins').set({ left_at: null, left_by: null }).where('block_id', '=', party.id).execute()
    await writeAct(trx, session, { kind: 'leaving_taken_back', party, reason }, now)
  })

/** Records the desk's answer that overdue walk-ins are still in their room. */
export const markWalkInStillHere = (services: Services, ask: WalkInActionRequest) =>
  actOnWalkIn(services, ask, async (trx, { party, hotelId, leavesAt, leftAt }, now) => {
    if (leftAt) throw new Refused('ALREADY_MARKED')
    if (now < leavesAt) throw new Refused('VISIT_TOO_EARLY')
    await trx.updateTable('walk_ins').set({ still_here_at: now }).where('block_id', '=', party.id).execute()
    await writeAct(trx, ask.session, { kind: 'still_here', party }, now)
    await lockHotel(trx, hotelId)
    await makeRoomForStayingOn(trx, hotelId, now)
  })

/** Gives walk-ins another room. The room that they have used needs cleaning. */
export const changeRoomOfWalkIn = (services: Services, ask: WalkInActionRequest & NewRoom) =>
  actOnWalkIn(services, ask, async (trx, walkIn, now) => {
    const { party, hotelId, arrivedAt, leavesAt, leftAt } = walkIn
    if (leftAt || now >= leavesAt) throw new Refused('VISIT_TOO_LATE')
    const { from, to } = ask
    await lockHotel(trx, hotelId)
    await moveToRoom(trx, { ...holderOf(walkIn), since: arrivedAt }, { from, to }, now)
    await recordCheckOutBy(trx, { blockId: party.id }, ask.session.staffId)
    await writeAct(trx, ask.session, { kind: 'room_changed', party, detail: { from, to } }, now)
  })
