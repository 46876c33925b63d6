import type { City } from '#contract/cities.ts'
import { toIstIso, type IstDate } from '#domain/kernel/ist.ts'
import { formatRupees, type Rupees } from '#domain/kernel/money.ts'
import { nightOf, usualDay } from '#domain/slots/openings.ts'
import { slotPeriod } from '#domain/slots/period.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'
import type { ApiClient } from '#web/lib/api.ts'
import * as t from '#words/home.ts'

const EVENING: SlotIndex = 3
/** The two slots that last only a few hours. */
const FEW_HOURS: readonly SlotIndex[] = [1, 2]

type LeadCall = { api: ApiClient; city: City; now: Date }

/**
 * Returns a sentence with the lowest total tonight and for a few hours. The totals come from the search itself, so that
 * they match the cards. Returns the usual sentence if a search fails or finds no free room.
 */
export async function leadWithPrices({ api, city, now }: LeadCall): Promise<string> {
  const lowest = async (slot: SlotIndex, date: IstDate): Promise<Rupees | undefined> => {
    const { start, end } = slotPeriod(slot, date)
    const found = await api.get('/hotels/search', {
      query: { checkin: toIstIso(start), checkout: toIstIso(end) },
      filter: { where: { cityId: city.id }, order: 'total ASC', fields: ['total', 'availability'], limit: 1 },
    })
    const [cheapest] = found.ok ? found.value : []
    return cheapest?.availability.availability ? (cheapest.total ?? undefined) : undefined
  }
  const [night, ...hours] = await Promise.all([
    lowest(EVENING, nightOf(now)),
    ...FEW_HOURS.map((slot) => lowest(slot, usualDay(now, [slot]))),
  ])
  const free = hours.filter((total) => total !== undefined)
  if (night === undefined || free.length === 0) return t.privateRoom
  return t.tonightFrom({ city: city.name, night: formatRupees(night), hours: formatRupees(Math.min(...free)) })
}
