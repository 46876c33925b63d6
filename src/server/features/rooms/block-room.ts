import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import { lockHotel } from '#db/hotel-lock.ts'
import type { DB } from '#db/schema.ts'
import type { Period } from '#domain/kernel/period.ts'
import { accept, type Result } from '#domain/kernel/result.ts'
import { checkBlock, type BlockReason } from '#domain/rooms/block.ts'
import type { DeskSession } from '../../http/desk-session.ts'
import type { RequestKey } from '../../http/request-key.ts'
import type { Services } from '../../services.ts'
import { inKeyedTransaction, Refused } from '../../transactions/booking-transaction.ts'
import { assignRooms } from '../bookings/assign-rooms.ts'
import { writeAct } from '../desk/bookings/write-act.ts'

export type BlockInput = {
  /** null for any room that is free for the whole time */
  roomId: number | null
  period: Period
  why: BlockReason
  note: string | null
}

/** Blocks a room of the staff member's own hotel from sale. Returns the block's id. */
export const blockRoom = (
  services: Services,
  session: DeskSession,
  wish: BlockInput,
  requestKey: RequestKey | null,
): Promise<Result<string, ErrorCode>> => {
  const blockId = randomUUID()
  const keyed = {
    requestKey,
    result: { blockId },
    replay: async (_trx: Transaction<DB>, result: { blockId: string }) => accept(result.blockId),
  }
  return inKeyedTransaction(services, keyed, async (trx, now) => {
    const checked = checkBlock(wish.period, now)
    if (!checked.ok) throw new Refused(checked.refusal)
    await lockHotel(trx, session.hotelId)
    const room = await holdRoomForBlock(trx, session, { ...wish, blockId }, now)
    await writeAct(trx, session, { kind: 'room_blocked', detail: { block: blockId, room, why: wish.why } }, now)
    await services.desks.tell(trx, session.hotelId)
    return accept(blockId)
  })
}

async function cityOf(trx: Transaction<DB>, hotelId: number, roomId: number | null): Promise<number> {
  const { rows } = await sql<{ city_id: number; has_room: boolean }>`
    select h.city_id, ${roomId}::int is null or exists (select 1 from rooms r where r.id = ${roomId}::int and r.hotel_id = h.id) as has_room
    from hotels h where h.id = ${hotelId}`.execute(trx)
  if (!rows[0]?.has_room) throw new Refused('NOT_FOUND')
  return rows[0].city_id
}

type KeptRoom = Pick<BlockInput, 'roomId' | 'period' | 'why' | 'note'> & { blockId: string }

/** Reserves a room for a block. The caller holds the hotel lock. Returns the room's id. */
export async function holdRoomForBlock(
  trx: Transaction<DB>,
  { hotelId, staffId }: Pick<DeskSession, 'hotelId' | 'staffId'>,
  { blockId, roomId, period, why, note }: KeptRoom,
  now: Date,
): Promise<number> {
  const cityId = await cityOf(trx, hotelId, roomId)
  const taken = await assignRooms(
    trx,
    {
      blockId,
      hotelId,
      cityId,
      ...(roomId === null ? {} : { roomId }),
      rooms: 1,
      hasBathtub: false,
      emptyNow: why === 'walk_in',
      period,
      status: 'booked',
    },
    now,
  )
  const room = taken?.[0]
  if (room === undefined) throw new Refused(roomId === null ? 'NO_ROOM_FREE' : 'ROOM_TAKEN')
  await trx
    .insertInto('room_blocks')
    .values({
      id: blockId,
      hotel_id: hotelId,
      city_id: cityId,
      room_id: room,
      from_at: period.start,
      until_at: period.end,
      why,
      note,
      made_by: staffId,
      made_at: now,
    })
    .execute()
  return room
}
