import type { HotelInList } from '#contract/hotels.ts'

type Priced = Pick<HotelInList, 'price' | 'availability'>

/**
 * Picks the first hotels in the list at a middling price for it: an expensive first price scares guests off, and a
 * cheap one promises too much. If too few qualify, the others follow in their order.
 */
export function midPriced<Hotel extends Priced>(hotels: readonly Hotel[], count: number): Hotel[] {
  const prices = hotels.flatMap(({ price }) => price ?? []).toSorted((one, other) => one - other)
  const [low = 0, high = 0] = [prices[Math.floor(prices.length / 4)], prices[Math.floor((prices.length * 3) / 4)]]
  const isMiddling = ({ price, availability }: Hotel) =>
    availability.availability && price !== null && price >= low && price <= high
  return [...hotels.filter(isMiddling), ...hotels.filter((hotel) => !isMiddling(hotel))].slice(0, count)
}
