import type { SlotPrices } from '#domain/slots/slot-prices.ts'
import { SLOTS, type SlotKey } from '#domain/slots/slots.ts'
import { random } from '#domain/kernel/seeded-random.ts'

/** The price of a full day in rupees, by stars, in a city of price level 3. Index 0 is for hotels without stars. */
const fullDayByStars = [1290, 1290, 1690, 2490, 4190, 7190]
/** The price factors for cities of levels 1 to 5. */
const shareByLevel = [0.78, 0.88, 1, 1.12, 1.26]

/** Each slot's share of a full day's price, and the share of hotels that sell it. */
const slotHabits: Record<SlotKey, { share: number; sold: number }> = {
  morning_slot: { share: 0.56, sold: 0.88 },
  custom_slot_1: { share: 0.42, sold: 0.74 },
  custom_slot_2: { share: 0.36, sold: 0.64 },
  evening_slot: { share: 0.78, sold: 0.94 },
  fullday_slot: { share: 1, sold: 0.92 },
}

export const lowestPrice = 499
export const highestPrice = 9999

/** Rounds to the nearest price that ends in 49 or 99, within the catalogue's price limits. */
function tidy(amount: number) {
  const price = Math.round(amount / 50) * 50 - 1
  return Math.min(highestPrice, Math.max(lowestPrice, price))
}

/**
 * Makes up plausible prices and usual prices for a hotel. The same seed always gives the same prices. A hotel sells at
 * least two slots.
 */
export function demoPrices({ stars, priceLevel, seed }: { stars: number; priceLevel: number; seed: string }) {
  const rnd = random(`prices/${seed}`)
  const base = fullDayByStars[Math.min(5, Math.max(0, Math.round(stars)))] ?? 1290
  const level = shareByLevel[Math.min(5, Math.max(1, Math.round(priceLevel))) - 1] ?? 1
  const fullDay = base * level * rnd.range(0.84, 1.22)
  const discount = rnd.chance(0.72) ? rnd.range(1.14, 1.42) : undefined
  const prices: SlotPrices = {}
  const rackPrices: SlotPrices = {}
  for (const { key } of SLOTS) {
    const { share, sold } = slotHabits[key]
    const [isSold, amount] = [rnd.chance(sold), fullDay * share * rnd.range(0.94, 1.07)]
    if (!isSold && key !== 'evening_slot' && !(key === 'fullday_slot' && Object.keys(prices).length < 2)) continue
    const price = tidy(amount)
    prices[key] = price
    const usual = discount ? tidy(price * discount) : price
    if (usual > price) rackPrices[key] = usual
  }
  return { prices, rackPrices }
}
