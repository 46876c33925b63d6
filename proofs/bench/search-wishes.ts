import { addDays, istDateOf, toIstIso } from '../../src/domain/kernel/ist.ts'
import type { Random } from '../../src/domain/kernel/seeded-random.ts'
import { slotPeriod } from '../../src/domain/slots/period.ts'
import { SLOTS, type SlotIndex } from '../../src/domain/slots/slots.ts'

type Wish = { city: number; slot: SlotIndex; day: number; rooms: number; filter: object; now: Date }

function pathOf({ city, slot, day, rooms, filter, now }: Wish): string {
  const { start, end } = slotPeriod(slot, addDays(istDateOf(now), day))
  const stay = { checkin: toIstIso(start), checkout: toIstIso(end), rooms: String(rooms) }
  const { where = {}, ...rest } = filter as { where?: object }
  return `/api/hotels/search?${new URLSearchParams({ ...stay, filter: JSON.stringify({ where: { cityId: city, ...where }, ...rest }) })}`
}

/** Draws searches that hardly ever repeat: any of thousands of price bounds, any day, any order. */
export function differentSearch(draw: Random, { city, days, now }: { city: number; days: number; now: Date }): string {
  const where = {
    ...(draw.chance(0.3) ? { same_sex: true } : {}),
    ...(draw.chance(0.2) ? { has_bathtub: true } : {}),
    price: { gt: draw.int(0, 900), lt: draw.int(1500, 9000) },
  }
  const filter = { where, order: draw.pick(['rank', 'price', 'overallRating DESC']) }
  return pathOf({ city, slot: draw.pick(SLOTS).index, day: draw.int(1, days - 2), rooms: draw.int(1, 2), filter, now })
}

/**
 * Draws a position among `count` by Zipf's law: the second is half as likely as the first, the third a third as likely.
 */
export function zipf(draw: Random, count: number): number {
  const weights = Array.from({ length: count }, (_weight, place) => 1 / (place + 1))
  let left = draw.next() * weights.reduce((sum, weight) => sum + weight, 0)
  const place = weights.findIndex((weight) => (left -= weight) < 0)
  return place === -1 ? count - 1 : place
}

/** Draws searches as guests make them: mostly large cities, tonight and tomorrow, and no filter. */
export function likelySearch(
  draw: Random,
  { cities, days, now }: { cities: readonly number[]; days: number; now: Date },
): string {
  const where = draw.chance(0.15)
    ? { has_bathtub: true }
    : draw.chance(0.1)
      ? { price: { lt: draw.int(2, 5) * 500 } }
      : {}
  const order = draw.chance(0.2) ? { order: 'price' } : {}
  const slot = SLOTS[zipf(draw, SLOTS.length)]?.index ?? 0
  return pathOf({
    city: cities[zipf(draw, cities.length)] ?? 0,
    slot,
    day: 1 + zipf(draw, days - 2),
    rooms: draw.chance(0.95) ? 1 : 2,
    filter: { where, ...order },
    now,
  })
}
