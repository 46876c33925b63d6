import { sql, type Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import { lockHotel } from '#db/hotel-lock.ts'
import type { DB } from '#db/schema.ts'
import { MAX_SITES } from '#domain/channels/channel-reading.ts'
import { accept, type Result } from '#domain/kernel/result.ts'
import type { DeskSession } from '../../http/desk-session.ts'
import type { RequestKey } from '../../http/request-key.ts'
import type { Services } from '../../services.ts'
import { inKeyedTransaction, Refused, storedUnder } from '../../transactions/booking-transaction.ts'
import { writeAct } from '../desk/bookings/write-act.ts'
import { fillRoom } from './fill-room.ts'
import { keepRoomsBack } from './keep-rooms-back.ts'

export type Asked = { session: DeskSession; requestKey: RequestKey | null }
export type RoomAddress = { room: number; address: string }

/** Finds an active site of the manager's hotel; throws NOT_FOUND otherwise. */
export async function channelOf(trx: Transaction<DB>, { hotelId }: DeskSession, id: number): Promise<{ name: string }> {
  const channel = await trx
    .selectFrom('channels')
    .select('name')
    .where('id', '=', id)
    .where('hotel_id', '=', hotelId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!channel) throw new Refused('NOT_FOUND')
  return channel
}

/**
 * Replaces the calendars of a site. Unchanged ones keep the events already read; rooms that are no longer listed go
 * back on sale.
 */
async function setCalendars(
  trx: Transaction<DB>,
  { hotelId, channelId }: { hotelId: number; channelId: number },
  wanted: readonly RoomAddress[],
  now: Date,
): Promise<void> {
  const rooms = await trx
    .selectFrom('rooms')
    .select(['id', 'city_id'])
    .where('hotel_id', '=', hotelId)
    .where(
      'id',
      'in',
      wanted.map(({ room }) => room),
    )
    .execute()
  const cities = new Map(rooms.map(({ id, city_id }) => [id, city_id]))
  const rows = wanted.map(({ room, address }) => {
    const city = cities.get(room)
    if (city === undefined) throw new Refused('NOT_FOUND')
    return {
      channel_id: channelId,
      hotel_id: hotelId,
      city_id: city,
      room_id: room,
      address,
      due_at: now,
      made_at: now,
    }
  })
  const { rows: old } = await sql<{ room_id: number }>`
    delete from channel_calendars c where c.channel_id = ${channelId} and not exists (
      select 1 from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w (room int, address text)
      where w.room = c.room_id and w.address = c.address
    ) returning c.room_id`.execute(trx)
  await trx
    .insertInto('channel_calendars')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['channel_id', 'room_id']).doNothing())
    .execute()
  for (const { room_id } of old) await fillRoom(trx, room_id, now)
}

export type NewChannel = { name: string; keepsBack: number; calendars: readonly RoomAddress[] }

/** Adds a site; its calendars are due immediately. Returns its id. */
export const addChannel = (
  services: Services,
  { session, requestKey }: Asked,
  { name, keepsBack, calendars }: NewChannel,
): Promise<Result<number, ErrorCode>> =>
  inKeyedTransaction(services, storedUnder<number>(requestKey), async (trx, now) => {
    const { hotelId, staffId } = session
    await lockHotel(trx, hotelId)
    const others = await trx
      .selectFrom('channels')
      .select('name')
      .where('hotel_id', '=', hotelId)
      .where('ended_at', 'is', null)
      .execute()
    if (others.some((other) => other.name.trim().toLowerCase() === name.toLowerCase()))
      throw new Refused('SITE_NAME_TAKEN')
    if (others.length >= MAX_SITES) throw new Refused('TOO_MANY_SITES')
    const { id } = await trx
      .insertInto('channels')
      .values({ hotel_id: hotelId, name, keeps_back: keepsBack, made_by: staffId, made_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await setCalendars(trx, { hotelId, channelId: id }, calendars, now)
    await writeAct(trx, session, { kind: 'channel_added', detail: { name, rooms: calendars.length } }, now)
    await services.desks.tell(trx, hotelId)
    return accept(id)
  })

/** Sets the rooms and addresses of a site, and how many rooms are kept back while it is silent. */
export const editChannel = (
  services: Services,
  { session, requestKey }: Asked,
  id: number,
  { keepsBack, calendars }: Omit<NewChannel, 'name'>,
): Promise<Result<number, ErrorCode>> =>
  inKeyedTransaction(services, storedUnder<number>(requestKey), async (trx, now) => {
    const { hotelId } = session
    await lockHotel(trx, hotelId)
    const { name } = await channelOf(trx, session, id)
    await setCalendars(trx, { hotelId, channelId: id }, calendars, now)
    await trx.updateTable('channels').set({ keeps_back: keepsBack }).where('id', '=', id).execute()
    await keepRoomsBack(trx, id, now)
    const detail = { name, rooms: calendars.length, kept: keepsBack }
    await writeAct(trx, session, { kind: 'channel_changed', detail }, now)
    await services.desks.tell(trx, hotelId)
    return accept(id)
  })

/** Stops reading a site, and puts the rooms it sold back on sale. */
export const endChannel = (
  services: Services,
  { session, requestKey }: Asked,
  id: number,
): Promise<Result<number, ErrorCode>> =>
  inKeyedTransaction(services, storedUnder<number>(requestKey), async (trx, now) => {
    const { hotelId } = session
    await lockHotel(trx, hotelId)
    const { name } = await channelOf(trx, session, id)
    await trx.updateTable('channels').set({ ended_at: now }).where('id', '=', id).execute()
    const { rows } = await sql<{ room_id: number }>`
      delete from channel_calendars c where c.channel_id = ${id} returning c.room_id`.execute(trx)
    for (const { room_id } of rows) await fillRoom(trx, room_id, now)
    await trx
      .updateTable('given_calendars')
      .set({ ended_at: now })
      .where('channel_id', '=', id)
      .where('ended_at', 'is', null)
      .execute()
    await writeAct(trx, session, { kind: 'channel_ended', detail: { name } }, now)
    await services.desks.tell(trx, hotelId)
    return accept(id)
  })
