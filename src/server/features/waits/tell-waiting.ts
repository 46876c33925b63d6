import type { NewsChannel } from '#domain/whatsapp/news-channel.ts'
import { sql, type Transaction } from 'kysely'
import { lockHotel } from '#db/hotel-lock.ts'
import type { DB } from '#db/schema.ts'
import { addMinutes, istDateOf } from '#domain/kernel/ist.ts'
import { hotelAddress } from '#domain/public-addresses.ts'
import { pricedDays } from '#domain/prices/priced-days.ts'
import { daysOfStay, type Stay } from '#domain/slots/period.ts'
import { isSlotIndex } from '#domain/slots/slots.ts'
import { countToTell, NEXT_TOLD_MINUTES } from '#domain/waits/waiting-list.ts'
import type { Services } from '../../services.ts'
import { workThrough } from '../../work-through.ts'
import { findAvailability } from '../hotels/find-availability.ts'
import { guestText, pageLink, newsTo } from '../messages/guest-text.ts'
import { enqueue } from '../messages/outbox.ts'
import { findFreeHotels, type WantedStay } from './free-hotels.ts'
import { locatedWaits } from './wait-rows.ts'

type StayRow = { id: number; cityId: number; slot: number; starts_at: Date; ends_at: Date; rooms: number }

/** Lists the stays in a city for which guests wait, ordered by who has waited longest. */
async function wantedStays({ db }: Services, now: Date): Promise<StayRow[]> {
  const { rows } = await sql<StayRow>`
    select min(w.number) as id, w.in_city as "cityId", w.slot, w.starts_at, w.ends_at, w.rooms
    from (${locatedWaits} where w.told_at is null and w.starts_at > ${now}) w
    group by w.in_city, w.slot, w.starts_at, w.ends_at, w.rooms order by 1`.execute(db)
  return rows
}

function stayOf({ slot, starts_at: start, ends_at: end }: StayRow): Stay {
  if (!isSlotIndex(slot)) throw new Error(`a wait has the slot ${slot}`)
  const period = { start, end }
  return { slot, period, days: daysOfStay(slot, period) }
}

/**
 * Ends waits whose slot has started. Tells the guests first in line about free rooms: five per room, and the next five
 * ten minutes later (decision 0097). The public list shows the room at the same time. Returns how many guests were
 * told.
 */
export async function tellWaiting(services: Services): Promise<number> {
  const now = services.clock.now()
  await services.db.deleteFrom('waits').where('starts_at', '<=', now).execute()
  const stays = await wantedStays(services, now)
  let told = 0
  await workThrough<StayRow>({
    name: 'tell-waiting',
    log: services.log,
    next: async (after) => stays.splice(0, after === null ? stays.length : 0),
    work: async (row) => {
      const wanted = { cityId: row.cityId, stay: stayOf(row), rooms: row.rooms }
      for (const { id } of await findFreeHotels(services.db, services, wanted)) {
        if (await hasOthersWaiting(services, id, wanted)) told += await tellOfHotel(services, id, wanted)
      }
      return true
    },
  })
  if (told > 0) services.nudge()
  return told
}

/** Selects the open waits `w` for this stay that a room at hotel `h` would satisfy. */
const suitedWaits = (hotelId: number, { stay: { slot, period }, rooms }: WantedStay) => sql`
  waits w join hotels h on h.id = ${hotelId} and (w.hotel_id = h.id or w.locality_id = h.locality_id or w.city_id = h.city_id)
  where w.told_at is null and w.slot = ${slot} and w.starts_at = ${period.start} and w.ends_at = ${period.end} and w.rooms = ${rooms}`

async function hasOthersWaiting({ db }: Services, hotelId: number, wanted: WantedStay): Promise<boolean> {
  const { rows } = await sql`select 1 from ${suitedWaits(hotelId, wanted)} limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Tells the next guests in line about a hotel's free rooms, in one transaction with their messages, so that nobody
 * counts as told if a worker dies. Locks the hotel, so that two workers follow each other and count each other's
 * messages.
 */
const tellOfHotel = (services: Services, hotelId: number, wanted: WantedStay): Promise<number> =>
  services.db.transaction().execute(async (trx) => {
    await lockHotel(trx, hotelId)
    const now = services.clock.now()
    const { stay, rooms } = wanted
    const found = await findAvailability(trx, { hotel: hotelId, days: pricedDays(stay), period: stay.period, now })
    const free = found?.sellsSlot && !found.isTooLate ? found.roomsLeft : 0
    const count = countToTell({ free, rooms, toldLately: await countToldLately(trx, hotelId, stay, now) })
    if (count === 0) return 0
    const told = await takeNext(trx, { hotelId, wanted, count, now })
    const path = `${hotelAddress(String(hotelId))}?${stayQuery(wanted)}`
    await enqueue(
      trx,
      now,
      told.flatMap(({ id, ...guest }) => {
        const text = guestText('room_free', guest.language, [pageLink(services.origin(), guest.language, path)])
        return newsTo(guest, text).map((entry) => ({ ...entry, once: `room_free:${id}` }))
      }),
    )
    return told.length
  })

async function countToldLately(trx: Transaction<DB>, hotelId: number, { period }: Stay, now: Date): Promise<number> {
  const { rows } = await sql<{ told: number }>`
    select count(*)::int as told from waits where told_of = ${hotelId} and told_at > ${addMinutes(now, -NEXT_TOLD_MINUTES)}
      and starts_at < ${period.end} and ends_at > ${period.start}`.execute(trx)
  return rows[0]?.told ?? 0
}

type Told = { id: string; number: number; phone: string; language: string; news_by: NewsChannel }

/**
 * Marks the next guests in line as told, in their order. A guest who waits twice is told about a hotel once. Skips a
 * wait that its guest is ending right now.
 */
async function takeNext(
  trx: Transaction<DB>,
  { hotelId, wanted, count, now }: { hotelId: number; wanted: WantedStay; count: number; now: Date },
): Promise<Told[]> {
  const { rows } = await sql<Told>`
    with suited as (
      select w.id, w.number, w.user_id from ${suitedWaits(hotelId, wanted)}
        and not exists (select 1 from waits told where told.user_id = w.user_id and told.told_of = ${hotelId}
          and told.starts_at < w.ends_at and told.ends_at > w.starts_at)
    ), next as (
      select w.id from waits w join users u on u.id = w.user_id
      where w.id in (select distinct on (user_id) id from suited order by user_id, number) and u.blocked_at is null
      order by w.number limit ${count} for update of w skip locked
    )
    update waits w set told_at = ${now}, told_of = ${hotelId} from next, users u
    where w.id = next.id and u.id = w.user_id returning w.id, w.number, u.phone, u.language, u.news_by`.execute(trx)
  return rows.sort((one, other) => one.number - other.number)
}

function stayQuery({ stay: { slot, period, days }, rooms }: WantedStay): URLSearchParams {
  const checkin = istDateOf(period.start)
  return new URLSearchParams({
    checkin,
    slot: String(slot),
    ...(days > 1 ? { checkout: istDateOf(period.end) } : {}),
    ...(rooms > 1 ? { rooms: String(rooms) } : {}),
  })
}
