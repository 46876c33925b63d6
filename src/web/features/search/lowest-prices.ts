import { browserApi } from '#web/lib/api.ts'

/** A city's lowest price by slot key; on its way where the page did not bring it. */
export type LowestPrices = Record<string, number> | Promise<Record<string, number>>

const asked = new Map<string, LowestPrices>()

/** Asks once for each city. Prices that do not come are left out: the slots can be chosen without them. */
export function lowestPricesOf(city: string | undefined): LowestPrices {
  if (city === undefined) return {}
  const known = asked.get(city)
  if (known) return known
  const prices = load(city)
  asked.set(city, prices)
  return prices
}

async function load(city: string): Promise<Record<string, number>> {
  const answer = await browserApi.get('/cities/{id}', { params: { id: city } })
  const prices = answer.ok ? answer.value.lowestPrices : {}
  if (answer.ok) asked.set(city, prices)
  else asked.delete(city)
  return prices
}
