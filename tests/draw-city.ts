// Draws random hotels, their stays and searches, to compare the catalogue with a simple search.
import type { IndexedHotel } from '#domain/availability/hotel-list.ts'
import type { TakenRoom } from '#domain/availability/room-stays.ts'
import type { CitySearch } from '#domain/availability/search-city.ts'
import { CHANGE_HOURS } from '#domain/bookings/change-window.ts'
import type { TaxRule } from '#domain/bills/tax.ts'
import { eachFilterAmenity, FILTER_AMENITIES } from '#domain/hotels/amenities.ts'
import { eachFilterFact } from '#domain/hotels/hotel-facts.ts'
import { searchOrder, SEARCH_ORDERS } from '#domain/hotels/hotel-order.ts'
import { addDays } from '#domain/kernel/ist.ts'
import type { Random } from '#domain/kernel/seeded-random.ts'
import { circleAround } from '#domain/places/near-place.ts'
import { slotPricing } from '#domain/prices/price-on.ts'
import type { PriceRule, Weekday } from '#domain/prices/price-rule.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'

export type StayedIn = IndexedHotel & { stays: readonly TakenRoom[] }

export const LOCALITIES = [1, 2, 3, 4]
const PLACES = [null, { lat: 18, lng: 73 }, { lat: 18.01, lng: 73 }, { lat: 18.2, lng: 73.1 }]
const maybe = <T>(draw: Random, value: () => T): T | null => (draw.chance(0.8) ? value() : null)

export function drawHotel(draw: Random, id: number): StayedIn {
  const rooms = draw.int(0, 4)
  return {
    id,
    localityId: draw.pick(LOCALITIES),
    place: draw.pick(PLACES),
    rank: draw.int(0, 5),
    rating: maybe(draw, () => draw.int(10, 50) / 10),
    customSlot1: draw.int(0, 3),
    customSlot2: draw.int(0, 3),
    prices: [0, 1, 2, 3, 4].map(() =>
      slotPricing(
        maybe(draw, () => draw.int(5, 9) * 100),
        draw.chance(0.4) ? Array.from({ length: draw.int(1, 4) }, (_rule, index) => drawRule(draw, index)) : [],
      ),
    ),
    facts: eachFilterFact(() => draw.chance(0.5)),
    amenities: eachFilterAmenity(() => draw.chance(0.7)),
    rooms,
    bathtubRooms: draw.int(0, rooms),
    cancelHours: draw.pick(CHANGE_HOURS),
    cleaningMinutes: draw.pick([0, 0, 3, 12]),
    reception: {
      isOpenAllNight: draw.chance(0.2),
      seenAt: maybe(draw, () => draw.int(-60, 60) * 60_000),
    },
    pauses: draw.chance(0.2) ? Array.from({ length: draw.int(1, 2) }, () => drawPause(draw)) : [],
    stays: Array.from({ length: rooms }, (_room, room) => drawStaysOf(draw, room)).flat(),
  }
}

const drawPause = (draw: Random) => ({ until: draw.int(1, 60) * 60_000, staysBefore: draw.int(1, 60) * 60_000 })

const FIRST = '2026-12-01'
const drawDay = (draw: Random) => addDays(FIRST, draw.int(0, 9))

function drawRule(draw: Random, id: number): PriceRule {
  const price = maybe(draw, () => draw.int(5, 9) * 100)
  if (draw.chance(0.4)) return { id, price, days: { weekday: draw.int(0, 6) as Weekday } }
  const first = drawDay(draw)
  return { id, price, days: { first, last: addDays(first, draw.int(0, 4)) } }
}

export const drawGuests = (draw: Random) =>
  draw.chance(0.8)
    ? { booking: draw.int(1, 1_000_000), needsBathtub: draw.chance(0.1), isPinned: draw.chance(0.1) }
    : undefined

/** Draws up to three stays in a room that do not overlap. */
function drawStaysOf(draw: Random, room: number): TakenRoom[] {
  let end = 0
  return Array.from({ length: draw.int(0, 3) }, () => {
    const from = end + draw.int(0, 25)
    end = from + draw.int(1, 20)
    return { room, from, until: end, guests: drawGuests(draw) }
  })
}

/** Tax rules whose threshold lies between the drawn prices. */
const TAX_RULES: readonly TaxRule[] = [
  { from: '2025-09-22', threshold: 700, percentUpTo: 5, percentAbove: 18 },
  { from: '2027-04-01', threshold: 600, percentUpTo: 12, percentAbove: 28 },
]

const drawBounds = (draw: Random, times: number) => ({
  above: draw.chance(0.2) ? draw.int(4, 9) * 100 * times : undefined,
  below: draw.chance(0.2) ? draw.int(4, 9) * 100 * times : undefined,
})

const flag = (draw: Random) => (draw.chance(0.3) ? draw.chance(0.5) : undefined)

/** Draws one of more circles than a city can cache masks for, so that it has to drop some. */
const drawCircle = (draw: Random) =>
  maybe(draw, () => circleAround({ lat: 18 + draw.int(0, 20) / 100, lng: 73 }, draw.int(1, 20)))

export function drawSearch(draw: Random): CitySearch {
  const slot = draw.int(0, 4) as SlotIndex
  const from = draw.int(0, 60)
  return {
    slot,
    first: drawDay(draw),
    days: draw.int(1, 3),
    window: { from, until: from + draw.int(1, 10) },
    rooms: draw.int(1, 3),
    taxRule: draw.pick(TAX_RULES),
    isBookable: draw.chance(0.9),
    moment: (draw.chance(0.3) ? -draw.int(0, 26 * 60) : draw.int(0, 90)) * 60_000,
    wish: {
      hasBathtub: flag(draw),
      isFreeToCancel: flag(draw),
      facts: eachFilterFact(() => flag(draw)),
      price: drawBounds(draw, 1),
      total: drawBounds(draw, draw.int(1, 4)),
      localityIds: draw.chance(0.3) ? [draw.pick(LOCALITIES), draw.pick(LOCALITIES)] : undefined,
      amenities: draw.chance(0.3) ? FILTER_AMENITIES.filter(() => draw.chance(0.5)) : undefined,
      ratedFrom: draw.chance(0.2) ? draw.int(2, 10) / 2 : undefined,
      near: draw.chance(0.2) ? drawCircle(draw) : undefined,
    },
    order: searchOrder(draw.chance(0.5) ? draw.pick(SEARCH_ORDERS) : undefined, slot, 0),
    skip: draw.chance(0.5) ? draw.int(0, 30) : 0,
    limit: draw.int(1, 20),
  }
}
