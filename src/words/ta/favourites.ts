export const addToFavourites = (hotel: string) => `பிடித்தவையில் சேர்: ${hotel}`
export const removeFromFavourites = (hotel: string) => `பிடித்தவையிலிருந்து நீக்கு: ${hotel}`
export const addedToFavourites = 'பிடித்த ஹோட்டல்களில் சேர்க்கப்பட்டது'
export const removedFromFavourites = 'பிடித்த ஹோட்டல்களிலிருந்து நீக்கப்பட்டது'
export const couldNotSave = 'இதைச் சேமிக்க முடியவில்லை. மீண்டும் முயலுங்கள்.'
export const undo = 'பழையபடி மாற்று'

export const noFavourites =
  'அட, பிடித்த ஹோட்டல் எதுவும் இப்போது உங்களிடம் இல்லை போலிருக்கிறது. பட்டியலில் ஹோட்டலின் மேல் வலது மூலையில் உள்ள இதய ஐகானைத் தட்டினால் அது பிடித்ததாகும், இங்கிருந்தே திறக்கலாம்.'
export const seeHotels = 'ஹோட்டல்களைப் பார்'
