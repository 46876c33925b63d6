import { expect, test } from 'vitest'
import { TAX_RULES, taxRuleOn } from '../bills/tax.ts'
import { eachFilterAmenity } from '../hotels/amenities.ts'
import { eachFilterFact } from '../hotels/hotel-facts.ts'
import { istInstant } from '../kernel/ist.ts'
import { slotPricing } from '../prices/price-on.ts'
import type { PriceRule } from '../prices/price-rule.ts'
import { slotPeriod } from '../slots/period.ts'
import { CityIndex } from './city-index.ts'
import { cityOffer } from './city-offer.ts'
import { UNSTAFFED } from './reception.ts'
import { minutesOf } from './room-stays.ts'

const EVENING = 3
const SATURDAY = '2026-12-05'
const SUNDAY = '2026-12-06'
const NOON = istInstant(SATURDAY, 12)

/**
 * Builds two hotels with one room each. The first costs ₹999 (₹799 on Sundays), the second ₹1,499. `taken` lists the
 * days on which the first hotel's evening is booked.
 */
function city(...taken: string[]): CityIndex {
  const index = new CityIndex()
  const hotel = {
    localityId: 1,
    place: null,
    rank: 0,
    rating: null,
    customSlot1: 0,
    customSlot2: 0,
    facts: eachFilterFact(() => false),
    amenities: eachFilterAmenity(() => false),
    rooms: 1,
    bathtubRooms: 0,
    cancelHours: 24,
    cleaningMinutes: 0,
    pauses: [],
    reception: UNSTAFFED,
  }
  const rule: PriceRule = { id: 1, days: { first: SUNDAY, last: SUNDAY }, price: 799 }
  const prices = (base: number | null, rules: PriceRule[] = []) =>
    [0, 1, 2, 3, 4].map((slot) => slotPricing(slot === EVENING ? base : null, rules))
  const stays = taken.map((date) => ({ room: 0, ...minutesOf(slotPeriod(EVENING, date)) }))
  index.put({ ...hotel, id: 1, prices: prices(999, [rule]) }, stays)
  index.put({ ...hotel, id: 2, prices: prices(1499) }, [])
  return index
}

test.each([
  ['the cheapest free room', [], SATURDAY, { rooms: 1 }, 'free', 999],
  ['its price on that day', [], SUNDAY, { rooms: 1 }, 'free', 799],
  ['the next one, where the cheapest is taken', [SATURDAY], SATURDAY, { rooms: 1 }, 'free', 1499],
  ['no price for more rooms than a hotel has', [], SATURDAY, { rooms: 2 }, 'sold', null],
  ['no price of a slot that nobody sells', [], SATURDAY, { rooms: 1, slot: 2 as const }, 'sold', null],
  ['no price of a day that is over', [], '2026-12-03', { rooms: 1 }, 'over', null],
] as const)('a city’s offer is %s', (_name, taken, date, asked, state, price) => {
  expect(
    cityOffer(city(...taken), date, { slot: EVENING, now: NOON, taxRule: taxRuleOn(TAX_RULES, date), ...asked }),
  ).toEqual({ date, state, price })
})
