export const addedToMyFavourites = 'Added to My Favourites'
export const removedFromMyFavourites = 'Removed from My Favourites'
export const weCouldNotSave = 'We could not save this. Please try again.'
export const undo = 'Undo'
export const removeFrom = 'Remove from'
export const addTo = 'Add to'

export const oopsYouSeem =
  'Oops, you seem to have no favourite hotels at the moment. Tap the heart icon on the top right of the listings to favourite hotels and access them from here.'
export const seeHotels = 'See hotels'
