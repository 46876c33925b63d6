import { toIstIso } from '#domain/kernel/ist.ts'
import type { Random } from '#domain/kernel/seeded-random.ts'
import { FILTER_AMENITIES } from '#domain/hotels/amenities.ts'
import { drawPeriod, type Life } from './catalogue-lives.ts'
import { PLACES } from './catalogue-places.ts'

const flag = (draw: Random) => (draw.chance(0.25) ? draw.chance(0.5) : undefined)

function drawWhere({ draw, cities }: Life) {
  const city = draw.pick(cities)
  const place = draw.pick([...Object.values(city.localities), 'old-town', 'lake-side', 'nowhere'])
  return {
    cityId: draw.chance(0.5) ? city.id : city.slug,
    has_bathtub: flag(draw),
    same_sex: flag(draw),
    has_love_kit: flag(draw),
    localityId: draw.chance(0.3) ? (draw.chance(0.5) ? place : { inq: [place, 'old-town'] }) : undefined,
    only_payAtHotel: flag(draw),
    amenities: draw.chance(0.3) ? FILTER_AMENITIES.filter(() => draw.chance(0.5)) : undefined,
    overallRating: draw.chance(0.2) ? { gte: draw.int(2, 10) / 2 } : undefined,
    near: draw.chance(0.3) ? { ...draw.pick(PLACES), kilometres: draw.int(1, 15) } : undefined,
    price: draw.chance(0.2) ? { gt: draw.int(6, 15) * 100, lt: draw.int(10, 20) * 100 } : undefined,
    total: draw.chance(0.2) ? { gt: draw.int(6, 15) * 150, lt: draw.int(10, 200) * 100 } : undefined,
    hidden: draw.chance(0.03) ? true : undefined,
  }
}

const ORDERS = [
  'rank',
  'price',
  'price DESC',
  'total',
  'total DESC',
  'overallRating ASC',
  'overallRating DESC',
  'distance',
] as const

/** Draws a visitor's request for a bill: its address and its body. */
export function billQuestion({ draw, hotels }: Life): { path: string; payload: object } {
  const { start, end } = drawPeriod(draw)
  const hotel = draw.pick(hotels)
  const payload = {
    checkin_date: toIstIso(start),
    checkout_date: toIstIso(end),
    has_bathtub: draw.chance(0.3),
    pay_at_hotel: draw.chance(0.3),
    roomCount: draw.int(1, 6),
  }
  return { path: `/hotels/${draw.chance(0.5) ? hotel.id : hotel.slug}/calculate-bill`, payload }
}

/** Draws the address of a search that the catalogue answers. */
export function question(life: Life): string {
  const { draw, hotels } = life
  const { start, end } = drawPeriod(draw)
  const stay = { checkin: toIstIso(start), checkout: toIstIso(end), rooms: String(draw.int(1, 3)) }
  const where = drawWhere(life)
  const hotel = draw.pick(hotels)
  const ref = draw.chance(0.5) ? hotel.id : hotel.slug
  const kind = draw.next()
  if (kind < 0.1) return `/hotels/search-facets?${new URLSearchParams({ ...stay, filter: JSON.stringify({ where }) })}`
  if (kind < 0.2) return `/hotels/${ref}/find-availability?${new URLSearchParams(stay)}`
  if (kind < 0.3) return `/hotels/similar-hotels/${ref}?${new URLSearchParams({ ...stay, filter: '{"limit":20}' })}`
  if (kind < 0.4) {
    const asked = { slot: String(draw.int(0, 4)), rooms: stay.rooms, days: String(draw.int(1, 8)) }
    return `/hotels/${ref}/offers-by-day?${new URLSearchParams(asked)}`
  }
  const filter = {
    where,
    order: draw.chance(0.6) ? draw.pick(ORDERS) : undefined,
    limit: draw.chance(0.5) ? draw.int(1, 30) : undefined,
    skip: draw.chance(0.3) ? draw.int(0, 20) : undefined,
    fields: draw.chance(0.1) ? ['id', 'price', 'total', 'availability'] : undefined,
  }
  return `/hotels/search?${new URLSearchParams({ ...stay, filter: JSON.stringify(filter) })}`
}
