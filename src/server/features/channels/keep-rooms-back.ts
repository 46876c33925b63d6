import { sql, type Transaction } from 'kysely'
import { periodOf } from '#db/period.ts'
import type { DB } from '#db/schema.ts'
import { isSilent, KEPT_BACK_DAYS } from '#domain/channels/channel-reading.ts'
import { addDays, istDateOf, istInstant } from '#domain/kernel/ist.ts'
import { fillRoom, SILENCE } from './fill-room.ts'

type SilentRow = { id: number; room_id: number; since: Date; is_kept: boolean; keeps_back: number }

/**
 * Blocks as many rooms of a silent site as the hotel chose, for today and the next two days, and frees them once the
 * site answers. The caller holds the hotel's lock. Returns whether a room was kept or given back.
 */
export async function keepRoomsBack(trx: Transaction<DB>, channelId: number, now: Date): Promise<boolean> {
  const { rows } = await sql<SilentRow>`
    select c.id, c.room_id, coalesce(c.read_at, c.made_at) as since, s.id is not null as is_kept,
      case when h.ended_at is null then h.keeps_back else 0 end as keeps_back
    from channel_calendars c join channels h on h.id = c.channel_id
    left join channel_events s on s.calendar_id = c.id and s.key = ${SILENCE}
    where c.channel_id = ${channelId} order by s.id is null, c.room_id desc`.execute(trx)
  const keep = new Set(
    rows
      .filter(({ since }) => isSilent(since, now))
      .slice(0, rows[0]?.keeps_back ?? 0)
      .map(({ id }) => id),
  )
  // Ends at midnight, so that the blocks change only once a day.
  const until = istInstant(addDays(istDateOf(now), KEPT_BACK_DAYS + 1))
  let isChanged = false
  for (const { id, room_id, is_kept } of rows) {
    if (keep.has(id)) await keepBack(trx, { calendar_id: id, room_id }, periodOf(now, until))
    else if (is_kept)
      await trx.deleteFrom('channel_events').where('calendar_id', '=', id).where('key', '=', SILENCE).execute()
    if (!keep.has(id) && !is_kept) continue
    await fillRoom(trx, room_id, now)
    isChanged ||= keep.has(id) !== is_kept
  }
  return isChanged
}

async function keepBack(
  trx: Transaction<DB>,
  calendar: { calendar_id: number; room_id: number },
  period: ReturnType<typeof periodOf>,
): Promise<void> {
  await trx
    .insertInto('channel_events')
    .values({ ...calendar, key: SILENCE, period, occupied: period })
    .onConflict((conflict) => conflict.columns(['calendar_id', 'key']).doUpdateSet({ period, occupied: period }))
    .execute()
}
