import type { IstDate } from '../kernel/ist.ts'
import type { Rupees } from '../kernel/money.ts'

/** Lists the days with the lowest price. Returns no days if all prices are equal, because then no day is a bargain. */
export function cheapestDays(days: readonly { date: IstDate; price: Rupees }[]): Set<IstDate> {
  const prices = days.map(({ price }) => price)
  const lowest = Math.min(...prices)
  if (prices.every((price) => price === lowest)) return new Set()
  return new Set(days.filter(({ price }) => price === lowest).map(({ date }) => date))
}
