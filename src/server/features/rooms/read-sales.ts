import { sql } from 'kysely'
import type { Sales } from '#contract/desk-rooms.ts'
import { pricingOf, type PriceRuleJson } from '#db/price-rules.ts'
import { pausesOf, readPauses, type SalesPauseJson } from '#db/sales-pauses.ts'
import { addDays, istInstant, toIstIso, type IstDate } from '#domain/kernel/ist.ts'
import { freeFor, type HotelRooms } from '#domain/rooms/free-rooms.ts'
import { leftToSell } from '#domain/rooms/left-to-sell.ts'
import { ALL_SLOTS } from '#domain/slots/openings.ts'
import { slotPeriod } from '#domain/slots/period.ts'
import { SLOTS, type SlotIndex } from '#domain/slots/slots.ts'
import type { Db } from '../../services.ts'
import { roomsByMoving } from '../hotels/rooms-by-moving.ts'
import { readOccupancy } from './hotel-rooms.ts'

type Row = {
  base: [slot: number, price: number][]
  rules: PriceRuleJson[]
  pauses: SalesPauseJson[]
  stopped_by: string[]
}

/** Reads prices and current pauses of sales. */
async function readRow(db: Db, hotelId: number, day: IstDate, now: Date): Promise<Row> {
  const { rows } = await sql<Row>`
    select
      coalesce((select json_agg(json_build_array(p.slot, p.price)) from hotel_slot_prices p where p.hotel_id = h.id), '[]') as base,
      coalesce((select json_agg(json_build_array(r.id, r.slot, r.weekday, r.first_day, r.last_day, r.price))
        from price_rules r where r.hotel_id = h.id
          and (r.weekday is not null or ${day}::date between r.first_day and r.last_day)), '[]') as rules,
      ${pausesOf(sql`h.id`, now)} as pauses,
      array(select s.why from sales_pauses s where s.hotel_id = h.id and s.until_at > ${now}::timestamptz) as stopped_by
    from hotels h where h.id = ${hotelId}`.execute(db)
  const row = rows[0]
  if (!row) throw new Error(`hotel ${hotelId} of a desk is gone`)
  return row
}

/** Finds, for each slot that is not over and has no free room, whether moving stays would free one (decision 0072). */
async function readMoved(
  db: Db,
  { hotelId, rooms, day }: { hotelId: number; rooms: HotelRooms; day: IstDate },
  now: Date,
): Promise<Map<SlotIndex, number>> {
  const moved = new Map<SlotIndex, number>()
  for (const slot of ALL_SLOTS) {
    const period = slotPeriod(slot, day)
    if (period.end <= now) continue
    const left = { free: freeFor(rooms, period), all: rooms.roomIds.length, max: 1, hasBathtub: false }
    const [found = 0] = await roomsByMoving(db, { hotelId, period, now }, [left])
    moved.set(slot, found)
  }
  return moved
}

/** Lists how many rooms guests can book in each slot of a day, as a search would find them. */
export async function readSales(db: Db, hotelId: number, day: IstDate, now: Date): Promise<Sales> {
  const row = await readRow(db, hotelId, day, now)
  // The last slot of a day ends before noon of the next day.
  const rooms = await readOccupancy(db, hotelId, { start: istInstant(day), end: istInstant(addDays(day, 1), 12) })
  const moved = await readMoved(db, { hotelId, rooms, day }, now)
  const pauses = readPauses(row.pauses)
  const base = new Map(row.base)
  const pricing = SLOTS.map(({ index }) => pricingOf(index, base.get(index) ?? null, row.rules))
  return {
    day,
    now: toIstIso(now),
    stopped_until: pauses.length === 0 ? null : toIstIso(new Date(Math.max(...pauses.map(({ until }) => until)))),
    stopped_by_desk: row.stopped_by.includes('desk'),
    stopped_by_office: row.stopped_by.includes('office'),
    stopped_by_unseen: row.stopped_by.includes('unseen'),
    stopped_by_cases: row.stopped_by.includes('cases'),
    slots: leftToSell({ day, now, rooms, moved, pricing, pauses }),
  }
}
