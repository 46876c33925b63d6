// Measures one size of a city in a separate process, so that its memory can be told apart. Usage: growth-of-city.ts
// HOTELS STAYS (with --expose-gc); prints one line of JSON.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { CityIndex } from '../../src/domain/availability/city-index.ts'
import type { IndexedHotel } from '../../src/domain/availability/hotel-list.ts'
import type { TakenRoom } from '../../src/domain/availability/room-stays.ts'
import { TAX_RULES, taxRuleOn } from '../../src/domain/bills/tax.ts'
import { searchCity, type CitySearch } from '../../src/domain/availability/search-city.ts'
import { searchOrder, SEARCH_ORDERS } from '../../src/domain/hotels/hotel-order.ts'
import { eachFilterAmenity } from '../../src/domain/hotels/amenities.ts'
import { eachFilterFact } from '../../src/domain/hotels/hotel-facts.ts'
import { random, type Random } from '../../src/domain/kernel/seeded-random.ts'
import { addDays } from '../../src/domain/kernel/ist.ts'
import { slotPricing } from '../../src/domain/prices/price-on.ts'
import type { SlotIndex } from '../../src/domain/slots/slots.ts'
import { UNSTAFFED } from '../../src/domain/availability/reception.ts'

const [HOTELS, STAYS] = [Number(process.argv[2]), Number(process.argv[3])]
const ROOMS = 10
const DAYS = 180
const FIRST_DAY = '2026-12-01'
const DAY_MINUTES = 1440
const WARM_SEARCHES = 4000
const WINDOWS = 40

export type Growth = { hotels: number; stays: number; warm: number; first: number; bytesOfStay: number }

function staysOf(draw: Random, count: number): TakenRoom[] {
  return Array.from({ length: count }, () => {
    const from = draw.int(0, DAYS * 24 - 1) * 60
    return { room: draw.int(0, ROOMS - 1), from, until: from + draw.pick([180, 300, 540, 780, 1380]) }
  })
}

const hotelOf = (draw: Random, id: number): IndexedHotel => ({
  id,
  localityId: draw.int(1, 8),
  place: { lat: 18, lng: 73 },
  rank: draw.int(0, 999),
  rating: draw.chance(0.9) ? draw.int(30, 50) / 10 : null,
  customSlot1: draw.int(0, 99),
  customSlot2: draw.int(0, 99),
  prices: [0, 1, 2, 3, 4].map(() => slotPricing(draw.int(6, 40) * 100)),
  facts: eachFilterFact(() => draw.chance(0.3)),
  amenities: eachFilterAmenity(() => draw.chance(0.6)),
  rooms: ROOMS,
  bathtubRooms: draw.int(0, 2),
  cancelHours: 24,
  cleaningMinutes: 0,
  pauses: [],
  reception: UNSTAFFED,
})

const windowAt = (day: number) => ({ from: day * DAY_MINUTES + 720, until: day * DAY_MINUTES + 2100 })

const drawSearch = (draw: Random, day: number): CitySearch => {
  const slot = draw.int(0, 4) as SlotIndex
  return {
    slot,
    first: addDays(FIRST_DAY, day),
    days: 1,
    window: windowAt(day),
    rooms: draw.int(1, 2),
    taxRule: taxRuleOn(TAX_RULES, FIRST_DAY),
    isBookable: true,
    moment: 0,
    wish: {
      hasBathtub: draw.chance(0.2) ? true : undefined,
      facts: { same_sex: draw.chance(0.3) ? true : undefined },
      price: { below: draw.chance(0.3) ? draw.int(10, 40) * 100 : undefined },
      localityIds: undefined,
    },
    order: searchOrder(draw.pick(SEARCH_ORDERS), slot, 0),
    skip: 0,
    limit: 10,
  }
}

/** Returns the memory in use after garbage collection, which takes several turns of the event loop. */
async function memory(): Promise<number> {
  for (let turn = 0; turn < 4; turn++) {
    globalThis.gc?.()
    await nextTurn()
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** Returns the milliseconds of processor time of each of `count` runs. */
function spent(count: number, run: (turn: number) => void): number {
  const before = process.cpuUsage()
  for (let turn = 0; turn < count; turn++) run(turn)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / count
}

const draw = random('growth')
const eachHas = Math.round(STAYS / HOTELS)
const without = await memory()
const city = new CityIndex()
for (let id = 1; id <= HOTELS; id++) city.put(hotelOf(draw, id), staysOf(draw, eachHas))
const laidOut = await memory()
// Warms up on a different day, so that the code is compiled and the orders are sorted before the measurement.
for (let turn = 0; turn < 300; turn++) searchCity(city, drawSearch(draw, DAYS - 2))
const first = spent(WINDOWS, (turn) => void searchCity(city, drawSearch(draw, turn)))
const warm = spent(WARM_SEARCHES, (turn) => void searchCity(city, drawSearch(draw, turn % WINDOWS)))
const growth: Growth = {
  hotels: HOTELS,
  stays: eachHas * HOTELS,
  warm,
  first,
  bytesOfStay: (laidOut - without) / (eachHas * HOTELS),
}
console.log(JSON.stringify(growth))
