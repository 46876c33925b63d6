import { sql } from 'kysely'
import type { WalkInOffers } from '#contract/desk-walk-ins.ts'
import { priceUntil, walkInOffers, type WalkInOffer, type WalkInPrice } from '#domain/desk/walk-in.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import type { Db, Services } from '../../services.ts'
import { readWalkInPricing } from './read-pricing.ts'

type RoomRow = Omit<WalkInOffers['rooms'][number], 'free_until'> & { free_until: Date | null }

/** Reads the free rooms, each with the latest end that leaves time to clean before its next stay. */
async function readFreeRooms(db: Db, hotelId: number, now: Date): Promise<RoomRow[]> {
  const { rows } = await sql<RoomRow>`
    select r.id, r.number, r.name, r.has_bathtub, (
        select min(lower(s.occupied)) - make_interval(mins => h.cleaning_minutes) from stays s
        where s.room_id = r.id and s.status in ('held', 'booked') and lower(s.occupied) > ${now}
      ) as free_until
    from rooms r join hotels h on h.id = r.hotel_id
    where r.hotel_id = ${hotelId} and not exists (
        select 1 from stays s where s.room_id = r.id and s.status in ('held', 'booked') and s.occupied @> ${now}::timestamptz
      ) and not exists (select 1 from room_visits v where v.room_id = r.id and v.present @> ${now}::timestamptz)
    order by r.has_bathtub, r.id`.execute(db)
  return rows
}

const presentPrice = (price: WalkInPrice | undefined): WalkInOffers['ends'][number]['price'] =>
  price ? { room: price.room, tax: price.tax, tax_percent: price.taxPercent, total: price.total } : null

const presentEnd = ({ end, until, slot, price }: WalkInOffer): WalkInOffers['ends'][number] => ({
  end,
  until: toIstIso(until),
  slot,
  price: presentPrice(price),
})

/** Reads what the desk can offer a walk-in now. `chosen` adds an offer that lasts until that time. */
export async function readOffers(
  services: Services,
  { hotelId, chosen }: { hotelId: number; chosen: Date | null },
  now: Date,
): Promise<WalkInOffers> {
  const prices = await readWalkInPricing(services.db, services, hotelId, now)
  const ends = walkInOffers(prices, now)
  if (chosen) ends.push({ end: 'time', until: chosen, slot: null, price: priceUntil(prices, chosen, now) })
  const rooms = await readFreeRooms(services.db, hotelId, now)
  return {
    now: toIstIso(now),
    rooms: rooms
      .filter(({ free_until }) => free_until === null || free_until > now)
      .map(({ free_until, ...room }) => ({ ...room, free_until: free_until && toIstIso(free_until) })),
    ends: ends.map(presentEnd),
  }
}
