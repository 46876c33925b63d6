/** What a visitor who does not know any hotel yet sees about a hotel. */
type Seen = {
  price: number | null
  /** rounded; null without ratings */
  rating: number | null
  reviewsCount: number
  isNew: boolean
  availability: { availability: boolean }
}

/** The number of ratings that a hotel needs to be proven. */
const ENOUGH_RATINGS = 10
const GOOD_RATING = 4

const isProven = ({ isNew, rating, reviewsCount }: Seen): boolean =>
  !isNew && reviewsCount >= ENOUGH_RATINGS && (rating ?? 0) >= GOOD_RATING

/**
 * Picks and orders hotels for the first row of the site. Couples look for a free room that others liked, at a price
 * they expect: an expensive first price scares them off, a very cheap one promises too much, and a new hotel without
 * ratings proves nothing. So the row contains hotels with a middling price for the list: proven hotels first, then the
 * rest, each group with the cheapest first. If too few qualify, other hotels follow in the list's order.
 */
export function invitingHotels<Hotel extends Seen>(hotels: readonly Hotel[], count: number): Hotel[] {
  const prices = hotels.flatMap(({ price }) => price ?? []).toSorted((one, other) => one - other)
  const [low = 0, high = 0] = [prices[Math.floor(prices.length / 4)], prices[Math.floor((prices.length * 3) / 4)]]
  const isMiddling = ({ price, availability }: Hotel) =>
    availability.availability && price !== null && price >= low && price <= high
  const groups = [
    hotels.filter((hotel) => isMiddling(hotel) && isProven(hotel)),
    hotels.filter((hotel) => isMiddling(hotel) && !isProven(hotel)),
    hotels.filter((hotel) => !isMiddling(hotel)),
  ]
  const [proven = [], middling = [], others = []] = groups
  const byPrice = (one: Hotel, other: Hotel) => (one.price ?? 0) - (other.price ?? 0)
  const [first, second] = [proven.slice(0, count), middling.slice(0, Math.max(0, count - proven.length))]
  return [...first.toSorted(byPrice), ...second.toSorted(byPrice), ...others].slice(0, count)
}
