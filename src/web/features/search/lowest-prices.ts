import { browserApi } from '#web/lib/api.ts'

/** A city's lowest prices by slot key. Loading, unless they came with the page. */
export type LowestPrices = Record<string, number> | Promise<Record<string, number>>

const asked = new Map<string, LowestPrices>()

/** Requests the prices once per city. If they fail to load, guests can choose slots without them. */
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
