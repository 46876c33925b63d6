import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import { lockHotel } from '#db/hotel-lock.ts'
import type { DB } from '#db/schema.ts'
import type { IstDate } from '#domain/kernel/ist.ts'
import { accept, type Result } from '#domain/kernel/result.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'
import type { DeskSession } from '../../http/desk-session.ts'
import type { RequestKey } from '../../http/request-key.ts'
import type { Services } from '../../services.ts'
import { inKeyedTransaction, Refused } from '../../transactions/booking-transaction.ts'
import { untilNow } from '../bookings/room-visits.ts'
import { releaseRooms } from '../bookings/take-rooms.ts'
import { nameWhoLeft } from '../bookings/name-who-left.ts'
import { writeAct } from '../desk/write-act.ts'
import { findBlock, type BlockRow } from './block-rows.ts'

/** Gives the room of a block back. Another hotel's block and a missing one are alike. Returns its id. */
export const freeBlock = (
  services: Services,
  session: DeskSession,
  blockId: string,
  requestKey: RequestKey | null,
): Promise<Result<string, ErrorCode>> => {
  const isIt = sql<boolean>`k.id = ${blockId}::uuid`
  return freeOne(services, session, requestKey, { where: isIt, freed: isIt, missing: 'NOT_FOUND', act: 'room_freed' })
}

/** Gives the room back that was last kept for a guest at the door in this slot. Returns the block's id. */
export const freeWalkIn = (
  services: Services,
  session: DeskSession,
  { slot, day }: { slot: SlotIndex; day: IstDate },
  requestKey: RequestKey | null,
): Promise<Result<string, ErrorCode>> => {
  const now = services.clock.now()
  const isOfSlot = sql<boolean>`k.slot = ${slot} and k.day = ${day}::date`
  return freeOne(services, session, requestKey, {
    where: sql<boolean>`${isOfSlot} and k.freed_at is null and k.until_at > ${now}::timestamptz`,
    freed: sql<boolean>`${isOfSlot} and k.freed_by = ${session.staffId}::uuid`,
    missing: 'NO_WALK_IN',
    act: 'walk_in_freed',
  })
}

type Wanted = {
  where: RawBuilder<boolean>
  /** names the block again once it is freed */
  freed: RawBuilder<boolean>
  missing: 'NOT_FOUND' | 'NO_WALK_IN'
  act: 'room_freed' | 'walk_in_freed'
}

function freeOne(
  services: Services,
  session: DeskSession,
  requestKey: RequestKey | null,
  { where, freed, missing, act }: Wanted,
): Promise<Result<string, ErrorCode>> {
  const keyed = {
    requestKey,
    left: {},
    again: async (trx: Transaction<DB>) => {
      const block = await findBlock(trx, session.hotelId, freed)
      if (!block) throw new Refused(missing)
      return accept(block.id)
    },
  }
  return inKeyedTransaction(services, keyed, async (trx, now) => {
    // One at a time: two taps free two rooms, never the same one twice.
    await lockHotel(trx, session.hotelId)
    const block = await findBlock(trx, session.hotelId, where)
    if (!block) throw new Refused(missing)
    if (!block.freed_at) {
      await release(trx, session, block, now)
      await writeAct(trx, session, { kind: act, detail: { block: block.id } }, now)
      await services.desks.tell(trx, session.hotelId)
    }
    return accept(block.id)
  })
}

async function release(trx: Transaction<DB>, session: DeskSession, block: BlockRow, now: Date): Promise<void> {
  if (block.until_at <= now) throw new Refused('BLOCK_OVER')
  await trx
    .updateTable('room_blocks')
    .set({ freed_at: now, freed_by: session.staffId })
    .where('id', '=', block.id)
    .execute()
  await releaseRooms(trx, { column: 'block_id', id: block.id })
  await sql`
    update room_visits set present = ${untilNow(now)}
    where block_id = ${block.id}::uuid and upper(present) > ${now}`.execute(trx)
  await nameWhoLeft(trx, { blockId: block.id }, session.staffId)
}
