import { sql, type Transaction } from 'kysely'
import type { ResponseOf } from '#contract/call.ts'
import type { walkInHours } from '#contract/desk-walk-ins.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { lockHotel } from '#db/hotel-lock.ts'
import type { DB } from '#db/schema.ts'
import { extensionPeriod, MAX_EXTENSION_HOURS, MIN_EXTENSION_HOURS } from '#domain/bookings/extension.ts'
import { priceOfMoreHours } from '#domain/desk/walk-in.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { isUuid } from '#domain/kernel/uuid.ts'
import type { Db, Services } from '../../services.ts'
import { Refused } from '../../transactions/booking-transaction.ts'
import { recalculateOccupancy, refuseIfRoomTaken } from '../bookings/room-visits.ts'
import { writeAct } from '../desk/bookings/write-act.ts'
import { actOnWalkIn, type WalkInActionRequest } from './act-on-walk-in.ts'
import { agreedPrice, type TypedPrice } from './agreed-price.ts'
import { readWalkInPricing } from './read-pricing.ts'

type StayNow = { leaves_at: Date; left_at: Date | null; free_until: Date | null }

/** Reads when a walk-in ends and until when its room is free; undefined for another hotel's walk-in. */
async function readStayNow(db: Db, hotelId: number, walkInId: string): Promise<StayNow | undefined> {
  if (!isUuid(walkInId)) return undefined
  const { rows } = await sql<StayNow>`
    select w.leaves_at, w.left_at, (
        select min(lower(o.occupied)) - make_interval(mins => max(s.cleaning_minutes)) from stays s
          join stays o on o.room_id = s.room_id and o.id <> s.id and o.status in ('held', 'booked')
            and o.block_id is distinct from s.block_id and lower(o.occupied) >= lower(s.occupied)
        where s.block_id = w.block_id and s.status = 'booked' and upper(s.period) = w.leaves_at
      ) as free_until
    from walk_ins w where w.block_id = ${walkInId}::uuid and w.hotel_id = ${hotelId}`.execute(db)
  return rows[0]
}

/** Lists the hours that can be added, with their current price. */
export async function findHoursOfWalkIn(
  services: Services,
  { hotelId, walkInId }: { hotelId: number; walkInId: string },
): Promise<Result<ResponseOf<typeof walkInHours>, ErrorCode>> {
  const now = services.clock.now()
  const stay = await readStayNow(services.db, hotelId, walkInId)
  if (!stay) return refuse('NOT_FOUND')
  if (stay.left_at) return refuse('NOT_ALLOWED_NOW')
  const prices = await readWalkInPricing(services.db, services, hotelId, now)
  const offers: ResponseOf<typeof walkInHours> = []
  for (let hours = MIN_EXTENSION_HOURS; hours <= MAX_EXTENSION_HOURS; hours += 1) {
    const { end } = extensionPeriod(stay.leaves_at, hours)
    if (stay.free_until && end > stay.free_until) break
    if (end <= now) continue
    offers.push({ hours, until: toIstIso(end), price: priceOfMoreHours(prices, hours, now)?.total ?? null })
  }
  return accept(offers)
}

/** Extends the reservation to the new end. The database refuses if the room is taken. */
async function lengthenStay(
  trx: Transaction<DB>,
  { id, from, until }: { id: string; from: Date; until: Date },
  now: Date,
): Promise<void> {
  await refuseIfRoomTaken(async () => {
    await sql`
      update stays set period = tstzrange(lower(period), ${until}::timestamptz, '[)'),
        occupied = tstzrange(lower(occupied), ${until}::timestamptz + make_interval(mins => cleaning_minutes), '[)')
      where block_id = ${id}::uuid and status = 'booked' and upper(period) = ${from}`.execute(trx)
    await recalculateOccupancy(trx, id, now)
  }, 'ROOM_NOT_FREE')
}

/** Adds hours and their price to the stay of walk-ins who are here. */
export const extendWalkIn = (services: Services, ask: WalkInActionRequest & TypedPrice & { hours: number }) =>
  actOnWalkIn(services, ask, async (trx, { party, hotelId, leavesAt, leftAt }, now) => {
    const { session, hours } = ask
    const { end: until } = extensionPeriod(leavesAt, hours)
    if (leftAt || until <= now) throw new Refused('NOT_ALLOWED_NOW')
    await lockHotel(trx, hotelId)
    const prices = await readWalkInPricing(trx, services, hotelId, now)
    const usual = priceOfMoreHours(prices, hours, now)?.total ?? null
    const agreed = agreedPrice(usual, ask)
    await lengthenStay(trx, { id: party.id, from: leavesAt, until }, now)
    await trx
      .insertInto('walk_in_hours')
      .values({
        block_id: party.id,
        hotel_id: hotelId,
        until_at: until,
        usual_price: usual,
        ...agreed,
        written_by: session.staffId,
        written_at: now,
      })
      .execute()
    const reason = agreed.price_reason
    await writeAct(
      trx,
      session,
      { kind: 'walk_in_hours_added', party, reason, detail: { hours, price: agreed.price, usual } },
      now,
    )
  })
