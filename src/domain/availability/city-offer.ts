import { searchOrder } from '../hotels/hotel-order.ts'
import type { IstDate } from '../kernel/ist.ts'
import type { DayOffer } from '../prices/day-offer.ts'
import type { TotalQuery } from '../prices/stay-total.ts'
import { slotClosure } from '../slots/openings.ts'
import { slotPeriod } from '../slots/period.ts'
import type { SlotIndex } from '../slots/slots.ts'
import type { CityIndex } from './city-index.ts'
import { minutesOf } from './room-stays.ts'
import { searchCity } from './search-city.ts'

type Asked = TotalQuery & { slot: SlotIndex; now: Date }

/**
 * Finds the lowest price of a free room in the city for a slot on a given day. A stay in the Full Day slot is one day
 * long.
 */
export function cityOffer(city: CityIndex, date: IstDate, { slot, rooms, taxRule, now }: Asked): DayOffer {
  if (slotClosure(slot, date, now)) return { date, state: 'over', price: null }
  const {
    found: [cheapest],
  } = searchCity(city, {
    slot,
    first: date,
    days: 1,
    window: minutesOf(slotPeriod(slot, date)),
    rooms,
    taxRule,
    isBookable: true,
    moment: now.getTime(),
    wish: {},
    order: searchOrder('price ASC', slot, 0),
    skip: 0,
    limit: 1,
  })
  if (!cheapest?.isAvailable) return { date, state: 'sold', price: null }
  return { date, state: 'free', price: cheapest.price }
}
