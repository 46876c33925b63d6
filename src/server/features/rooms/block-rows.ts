import { sql, type RawBuilder } from 'kysely'
import type { Block } from '#contract/desk-rooms.ts'
import type { BlockReason } from '#domain/rooms/block.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import type { Db } from '../../services.ts'

export type BlockRow = {
  id: string
  number: string
  from_at: Date
  until_at: Date
  why: BlockReason
  note: string | null
  freed_at: Date | null
}

/** Leaves out walk-ins, which have their own page, and rooms sold on other sites, which the desk cannot free. */
export const isWithoutWalkIn = sql<boolean>`k.why <> 'channel' and not exists (select 1 from walk_ins w where w.block_id = k.id)`

/** Reads a block of the hotel by a condition. */
export async function findBlock(db: Db, hotelId: number, where: RawBuilder<boolean>): Promise<BlockRow | undefined> {
  const { rows } = await sql<BlockRow>`
    select k.id, r.number, k.from_at, k.until_at, k.why, k.note, k.freed_at
    from room_blocks k join rooms r on r.id = k.room_id
    where k.hotel_id = ${hotelId} and ${where} limit 1`.execute(db)
  return rows[0]
}

/** Returns which of these blocks the member of staff, or the key, made. */
export async function blocksMadeBy(db: Db, staffId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('room_blocks')
    .select('id')
    .where('made_by', '=', staffId)
    .where('id', 'in', ids)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export const presentBlock = ({ id, number, from_at, until_at, why, note, freed_at }: BlockRow): Block => ({
  id,
  room: number,
  from: toIstIso(from_at),
  until: toIstIso(until_at),
  why,
  note,
  freed_at: freed_at && toIstIso(freed_at),
})
