import { plural } from './plural.ts'

const list = (places: readonly string[]) => new Intl.ListFormat('en-IN', { type: 'conjunction' }).format(places)

const hotels = (count: number) => `${count} ${plural(count, 'hotel', 'hotels')}`

export const whereCouplesStay = (city: string) => `Where couples stay in ${city}`
export const restOfCity = (locality: string, city: string) => `${locality} and the rest of ${city}`
export const allOf = (city: string) => `All of ${city}`

type Locality = { name: string; count: number; city: string; ofCity: number }
export const hotelsInLocality = ({ name, count, city, ofCity }: Locality) =>
  `${count} of our ${hotels(ofCity)} in ${city} ${plural(count, 'is', 'are')} in ${name}. They have agreed to welcome unmarried couples and accept local IDs.`

type City = { name: string; count: number; /** 'Kalyani Nagar (12)' */ places: readonly string[] }
export const hotelsInCity = ({ name, count, places }: City) =>
  `We list ${hotels(count)} in ${name} that welcome couples, in ${list(places)}.`
export const hotelsInLargeCity = ({ name, count, places, localities }: City & { localities: number }) =>
  `We list ${hotels(count)} in ${name} that welcome couples, in ${localities} localities, among them ${list(places)}.`
/** A locality and its number of hotels. */
export const place = (locality: string, count: number) => `${locality} (${count})`

export const priceOfSlot = (price: string, slot: string) => `${price} for ${slot}`
export const lowestPrices = (prices: string) => `Lowest prices per room, with tax: ${prices}.`
