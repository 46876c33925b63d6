import { sql, type Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import { lockHotel } from '#db/hotel-lock.ts'
import type { DB } from '#db/schema.ts'
import { accept, type Result } from '#domain/kernel/result.ts'
import type { DeskSession } from '../../http/desk-session.ts'
import type { RequestKey } from '../../http/request-key.ts'
import type { Services } from '../../services.ts'
import { inKeyedTransaction, Refused } from '../../transactions/booking-transaction.ts'
import { untilNow } from '../bookings/room-visits.ts'
import { releaseRooms } from '../bookings/assign-rooms.ts'
import { recordCheckOutBy } from '../bookings/record-check-out-by.ts'
import { writeAct } from '../desk/bookings/write-act.ts'
import { findBlock, isWithoutWalkIn, type BlockRow } from './block-rows.ts'

/**
 * Ends a block and releases its room. Answers NOT_FOUND for another hotel's block, and for that of a walk-in, which
 * ends when the walk-in checks out. Returns its id.
 */
export function freeBlock(
  services: Services,
  session: DeskSession,
  blockId: string,
  requestKey: RequestKey | null,
): Promise<Result<string, ErrorCode>> {
  const keyed = { requestKey, result: {}, replay: async () => accept(blockId) }
  return inKeyedTransaction(services, keyed, async (trx, now) => {
    // Locks the hotel, so that two taps free a room only once.
    await lockHotel(trx, session.hotelId)
    const block = await findBlock(trx, session.hotelId, sql<boolean>`k.id = ${blockId}::uuid and ${isWithoutWalkIn}`)
    if (!block) throw new Refused('NOT_FOUND')
    if (!block.freed_at) {
      await release(trx, session, block, now)
      await writeAct(trx, session, { kind: 'room_freed', detail: { block: block.id } }, now)
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
  await recordCheckOutBy(trx, { blockId: block.id }, session.staffId)
}
