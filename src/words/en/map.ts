export const mapAround = (name: string) => `Map around ${name}`
export const openInYourMapApp = 'Open in your map app'

export const sold = 'Sold'

export const zoomIn = 'Zoom in'
export const zoomOut = 'Zoom out'
export const ourOwnMapNorth = 'Our own map, north is up'

export const mapOf = (city: string) => `Map of ${city}`
export const weCouldNotLoadMap =
  'We could not load the map. Check your connection. The list behind still shows every hotel.'
export const weDontHaveExactLocations = "We don't have exact locations for these hotels yet. They're all in the list."
