import { plural } from './plural.ts'

export const mapOf = (city: string) => `Map of ${city}`
export const couldNotLoadMap =
  'We could not load the map. Check your connection. The list behind still shows every hotel.'
export const noExactPlaces = "We don't have exact locations for these hotels yet. They're all in the list."
export const sold = 'Sold'
export const seeHotel = (hotel: string) => `See hotel<hidden>: ${hotel}</hidden>`
export const withoutPlace = (count: number) =>
  `${count} more in the list ${plural(count, 'has', 'have')} no exact place yet.`

export const hotelOnMap = (hotel: string) => `${hotel} on the map`
export const mapAround = (hotel: string) => `Map around ${hotel}`
export const openInMapApp = 'Open in your map app'

export const zoomIn = 'Zoom in'
export const zoomOut = 'Zoom out'
export const ourOwnMap = 'Our own map, north is up'
