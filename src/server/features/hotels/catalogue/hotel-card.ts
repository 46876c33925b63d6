import { HotelInList } from '#contract/hotels.ts'
import type { FoundInCity } from '#domain/availability/search-city.ts'
import type { HotelCard } from '../../../ports/catalogue.ts'
import { presentDayPrices, presentHotelInList, type HotelRow } from '../present-hotel.ts'

/** The fields that differ between searches, as empty values in a hotel's stored JSON, in the order of the contract. */
const HOLES = [
  '"prices":{}',
  '"isFavorite":false',
  '"hasBathtub":false',
  '"price":null,"tax":null,"total":null',
  '"availability":{"availability":false,"isPaused":false}',
]

const FIELDS = Object.keys(HotelInList.properties) as (keyof HotelInList)[]

let editions = 0

/**
 * Builds a hotel's JSON once, cut into pieces at the fields that each search fills in. Texts have their quotation marks
 * escaped, so no text can be mistaken for such a field.
 */
export function cardOf(row: HotelRow): HotelCard {
  const nothing = {
    is_favourite: false,
    price: null,
    stay_total: null,
    stay_tax: null,
    dayPrices: [],
    available: false,
    paused: false,
    free_bathtub: false,
  }
  const hotel = presentHotelInList({ ...row, ...nothing })
  let rest = JSON.stringify(Object.fromEntries(FIELDS.map((name) => [name, hotel[name]])))
  const parts = HOLES.map((hole) => {
    const at = rest.indexOf(hole)
    if (at < 0) throw new Error(`the card of hotel ${row.id} has no ${hole}`)
    const part = rest.slice(0, at)
    rest = rest.slice(at + hole.length)
    return part
  })
  editions += 1
  return { parts: [...parts, rest], edition: editions }
}

/** A hotel found by a search, as presented to this caller. */
export type ListedHotel = { card: HotelCard; found: FoundInCity; isFavourite: boolean }

/** Builds the hotel's complete JSON. */
export function fillCard({ card, found, isFavourite }: ListedHotel): string {
  const [start, afterPrices, afterFavourite, afterBathtub, afterPrice, end] = card.parts
  const prices = JSON.stringify(presentDayPrices(found.dayPrices))
  const { tax, total } = found.stay ?? { tax: null, total: null }
  return `${start}"prices":${prices}${afterPrices}"isFavorite":${isFavourite}${afterFavourite}"hasBathtub":${found.hasFreeBathtub}${afterBathtub}"price":${found.price},"tax":${tax},"total":${total}${afterPrice}"availability":{"availability":${found.isAvailable},"isPaused":${found.isPaused}}${end}`
}

/** Builds the JSON of a list. */
export const fillList = (hotels: readonly ListedHotel[]): string => `[${hotels.map(fillCard).join(',')}]`

/** Returns a key for the JSON of a list: two lists with the same key have the same JSON. */
export function keyOfList(hotels: readonly ListedHotel[]): string {
  let key = ''
  for (const { card, found, isFavourite } of hotels) {
    const { isAvailable, isPaused, hasFreeBathtub } = found
    const flags = Number(isAvailable) + 2 * Number(hasFreeBathtub) + 4 * Number(isFavourite) + 8 * Number(isPaused)
    key += `${card.edition} ${found.price} ${found.stay?.tax} ${found.stay?.total} ${found.dayPrices.join(' ')} ${flags},`
  }
  return key
}
