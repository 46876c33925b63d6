export const addToFavourites = (hotel: string) => `Add to favourites: ${hotel}`
export const removeFromFavourites = (hotel: string) => `Remove from favourites: ${hotel}`
export const addedToFavourites = 'Added to My Favourites'
export const removedFromFavourites = 'Removed from My Favourites'
export const couldNotSave = 'We could not save this. Please try again.'
export const undo = 'Undo'

/** Specification §2, letter for letter. */
export const noFavourites =
  'Oops, you seem to have no favourite hotels at the moment. Tap the heart icon on the top right of the listings to favourite hotels and access them from here.'
export const seeHotels = 'See hotels'
