import type { Surroundings } from '#contract/hotels.ts'
import { distanceFrom } from './places.ts'
import { plural } from './plural.ts'

export const mapOf = (city: string) => `Map of ${city}`
export const couldNotLoadMap =
  'We could not load the map. Check your connection. The list behind still shows every hotel.'
export const noExactPlaces = "We don't have exact locations for these hotels yet. They're all in the list."
export const sold = 'Sold'
/**
 * The label of several hotels at one place, in two lines: '6 from', '₹999'; for sold ones '2 sold'; for the chosen
 * hotel '₹999 +5'.
 */
export const pinsFrom = (count: number, price: string) => `${count} from\n${price}`
export const pinsSold = (count: number) => `${count} sold`
export const chosenAndMore = (label: string, more: number) => `${label} +${more}`
export const pins = 'Hotels on the map'
export const pinOf = (label: string, hotel: string, locality: string) => `${label}: ${hotel}, ${locality}`
export const groupOfPins = (label: string) => `${label.replace('\n', ' ')}: hotels close together, zoom in`
export const chosenHotel = 'The chosen hotel'
export const closeCard = 'Close the card'
export const seeHotel = (hotel: string) => `See hotel<hidden>: ${hotel}</hidden>`
export const withoutPlace = (count: number) =>
  `${count} more in the list ${plural(count, 'has', 'have')} no exact place yet.`

/** The pin's label on the map of a single hotel. */
export const here = 'Here'
export const hotelOnMap = (hotel: string) => `${hotel} on the map`
export const mapAround = (hotel: string) => `Map around ${hotel}`
export const planDidNotLoad = 'The map did not load. The address and your map app still help.'

/** '1.2 km from Pune Junction railway station in a straight line'; undefined if nothing is near. */
export function nearby({ station, landmark }: Surroundings): string | undefined {
  if (station && landmark) return `${distanceFrom(station)} and ${distanceFrom(landmark)}, in a straight line`
  const nearest = station ?? landmark
  return nearest ? `${distanceFrom(nearest)} in a straight line` : undefined
}
export const openInMapApp = 'Open in your map app<hidden> (a new tab)</hidden>'

export const zoomIn = 'Zoom in'
export const zoomOut = 'Zoom out'
export const ourOwnMap = 'Our own map, north is up'
