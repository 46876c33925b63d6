import { sql, type Transaction } from 'kysely'
import { periodOf } from '#db/period.ts'
import type { DB } from '#db/schema.ts'
import { spendText } from '#domain/channels/site-texts.ts'
import {
  compareConflicts,
  findSoldTwice,
  type OwnParty,
  type SiteSale,
  type SoldTwice,
  type StoredConflict,
} from '#domain/channels/sold-twice.ts'
import type { Services } from '../../services.ts'
import { notifyOfSites } from '../hotel-messages/notify-of-sites.ts'
import { SILENCE } from './fill-room.ts'

type Calendar = { hotel_id: number; room_id: number; channel_id: number }

async function salesIn(trx: Transaction<DB>, roomId: number, now: Date): Promise<SiteSale[]> {
  const { rows } = await sql<{ id: number; calendar: number; key: string; start: Date; end: Date; clean_at: Date }>`
    select e.id, e.calendar_id as calendar, e.key, lower(e.period) as start, upper(e.period) as end, upper(e.occupied) as clean_at
    from channel_events e where e.room_id = ${roomId} and e.key <> ${SILENCE} and upper(e.period) > ${now}`.execute(trx)
  return rows.map(({ start, end, clean_at, ...sale }) => ({
    ...sale,
    period: { start, end },
    occupied: { start, end: clean_at },
  }))
}

/** Reads our bookings and walk-ins in the room. Unpaid bookings are left out until they are paid. */
async function partiesIn(trx: Transaction<DB>, roomId: number, now: Date): Promise<OwnParty[]> {
  const { rows } = await sql<{ kind: OwnParty['kind']; id: string; start: Date; end: Date }>`
    select case when s.booking_id is null then 'walk_in' else 'booking' end as kind, coalesce(s.booking_id, s.block_id) as id,
      min(lower(s.occupied)) as start, max(upper(s.occupied)) as end
    from stays s where s.room_id = ${roomId} and s.status = 'booked' and upper(s.occupied) > ${now}
      and (s.booking_id is not null or exists (select 1 from walk_ins w where w.block_id = s.block_id))
    group by s.booking_id, s.block_id`.execute(trx)
  return rows.map(({ start, end, ...party }) => ({ ...party, occupied: { start, end } }))
}

async function storedIn(trx: Transaction<DB>, roomId: number): Promise<StoredConflict[]> {
  const { rows } = await sql<{
    id: number
    sale_id: number
    start: Date
    end: Date
    other_id: number | null
    party_id: string | null
    other_start: Date | null
    other_end: Date | null
  }>`
    select k.id, k.event_id as sale_id, lower(k.event_period) as start, upper(k.event_period) as end,
      k.other_event_id as other_id, coalesce(k.booking_id, k.block_id) as party_id,
      lower(k.other_period) as other_start, upper(k.other_period) as other_end
    from channel_conflicts k join channel_events e on e.id = k.event_id where e.room_id = ${roomId}`.execute(trx)
  return rows.map(({ id, sale_id, start, end, other_id, party_id, other_start, other_end }) => ({
    id,
    saleId: sale_id,
    period: { start, end },
    otherId: other_id ?? party_id ?? '',
    otherPeriod: other_start && other_end && { start: other_start, end: other_end },
  }))
}

function rowOf({ sale, against }: SoldTwice, hotelId: number, now: Date) {
  const isOfSites = 'calendar' in against
  return {
    hotel_id: hotelId,
    event_id: sale.id,
    event_period: periodOf(sale.period.start, sale.period.end),
    other_event_id: isOfSites ? against.id : null,
    other_period: isOfSites ? periodOf(against.period.start, against.period.end) : null,
    booking_id: !isOfSites && against.kind === 'booking' ? against.id : null,
    block_id: !isOfSites && against.kind === 'walk_in' ? against.id : null,
    found_at: now,
  }
}

/**
 * Queues one text to the hotel about all conflicts of the room of which it has not been told, unless the site has
 * reached its limit of texts. Returns whether a text was queued.
 */
async function tellHotel(services: Services, trx: Transaction<DB>, calendar: Calendar, now: Date): Promise<boolean> {
  const { hotel_id: hotelId, room_id, channel_id } = calendar
  const { rows } = await sql<{ id: number; used_until: Date | null }>`
    select k.id, h.texts_used_until as used_until
    from channel_conflicts k join channel_events e on e.id = k.event_id join channels h on h.id = ${channel_id}
    where e.room_id = ${room_id} and k.told_at is null and k.settled_at is null order by k.id`.execute(trx)
  const [first] = rows
  const usedUntil = first && spendText(first.used_until, now)
  if (!first || !usedUntil) return false
  await trx.updateTable('channels').set({ texts_used_until: usedUntil }).where('id', '=', channel_id).execute()
  await trx
    .updateTable('channel_conflicts')
    .set({ told_at: now })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  await notifyOfSites(services, trx, {
    hotelId,
    text: 'sold_twice',
    conflictId: first.id,
    once: `sold-twice:${first.id}`,
  })
  return true
}

/**
 * Stores the conflicts in the room of a calendar that was just read, and tells the hotel about new ones, in the
 * caller's transaction. The caller holds the hotel's lock. Returns whether conflicts began or ended, and whether a text
 * was queued.
 */
export async function noteConflicts(
  services: Services,
  trx: Transaction<DB>,
  calendar: Calendar,
  now: Date,
): Promise<{ isChanged: boolean; isTold: boolean }> {
  const { hotel_id: hotelId, room_id: roomId } = calendar
  const sales = await salesIn(trx, roomId, now)
  const found = sales.length === 0 ? [] : findSoldTwice(sales, await partiesIn(trx, roomId, now), now)
  const { isNew, ended } = compareConflicts(await storedIn(trx, roomId), found)
  if (ended.length > 0) await trx.deleteFrom('channel_conflicts').where('id', 'in', ended).execute()
  if (isNew.length > 0)
    await trx
      .insertInto('channel_conflicts')
      .values(isNew.map((conflict) => rowOf(conflict, hotelId, now)))
      .execute()
  const isTold = found.length > 0 && (await tellHotel(services, trx, calendar, now))
  return { isChanged: isNew.length + ended.length > 0, isTold }
}
