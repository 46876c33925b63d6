import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import { lockHotel } from '#db/hotel-lock.ts'
import type { DB } from '#db/schema.ts'
import type { GivenKind } from '#domain/channels/given-calendar.ts'
import { accept, type Result } from '#domain/kernel/result.ts'
import type { Services } from '../../services.ts'
import { inKeyedTransaction, Refused, storedUnder } from '../../transactions/booking-transaction.ts'
import { writeAct } from '../desk/bookings/write-act.ts'
import { channelOf, type Asked } from './manage-channels.ts'

const SECRET_BYTES = 18
const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')

export type WantedCalendar = { kind: GivenKind; room: number | null; channel: number | null }

async function placeOf(trx: Transaction<DB>, hotelId: number, room: number | null): Promise<number> {
  const hotel = await trx.selectFrom('hotels').select('city_id').where('id', '=', hotelId).executeTakeFirstOrThrow()
  if (room === null) return hotel.city_id
  const found = await trx
    .selectFrom('rooms')
    .select('id')
    .where('id', '=', room)
    .where('hotel_id', '=', hotelId)
    .executeTakeFirst()
  if (!found) throw new Refused('NOT_FOUND')
  return hotel.city_id
}

/** Creates a calendar for other sites, unless one for the same rooms and site exists. */
export const giveCalendar = (
  services: Services,
  { session, requestKey }: Asked,
  { kind, room, channel }: WantedCalendar,
): Promise<Result<true, ErrorCode>> =>
  inKeyedTransaction(services, storedUnder<true>(requestKey), async (trx, now) => {
    const { hotelId, staffId } = session
    await lockHotel(trx, hotelId)
    const city_id = await placeOf(trx, hotelId, room)
    if (channel !== null) await channelOf(trx, session, channel)
    const existing = await trx
      .selectFrom('given_calendars')
      .select('id')
      .where('hotel_id', '=', hotelId)
      .where('kind', '=', kind)
      .where('room_id', 'is not distinct from', room)
      .where('channel_id', 'is not distinct from', channel)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    if (existing) return accept(true)
    await trx
      .insertInto('given_calendars')
      .values({
        hotel_id: hotelId,
        city_id,
        kind,
        room_id: room,
        channel_id: channel,
        secret: newSecret(),
        made_by: staffId,
        made_at: now,
      })
      .execute()
    await writeAct(trx, session, { kind: 'calendar_given', detail: { kind, room } }, now)
    await services.desks.tell(trx, hotelId)
    return accept(true)
  })

async function changeGiven(
  services: Services,
  { session, requestKey }: Asked,
  id: number,
  kind: 'calendar_renewed' | 'calendar_ended',
): Promise<Result<true, ErrorCode>> {
  return inKeyedTransaction(services, storedUnder<true>(requestKey), async (trx, now) => {
    const { numUpdatedRows } = await trx
      .updateTable('given_calendars')
      .set(kind === 'calendar_ended' ? { ended_at: now } : { secret: newSecret(), asked_at: null })
      .where('id', '=', id)
      .where('hotel_id', '=', session.hotelId)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Refused('NOT_FOUND')
    await writeAct(trx, session, { kind, detail: { calendar: id } }, now)
    await services.desks.tell(trx, session.hotelId)
    return accept(true)
  })
}

/** Replaces the address of a calendar; the old one stops working. */
export const renewGiven = (services: Services, asked: Asked, id: number) =>
  changeGiven(services, asked, id, 'calendar_renewed')

export const endGiven = (services: Services, asked: Asked, id: number) =>
  changeGiven(services, asked, id, 'calendar_ended')
