export const addToFavourites = (hotel: string) => `पसंदीदा में जोड़ें: ${hotel}`
export const removeFromFavourites = (hotel: string) => `पसंदीदा से हटाएँ: ${hotel}`
export const addedToFavourites = 'पसंदीदा होटल में जुड़ गया'
export const removedFromFavourites = 'पसंदीदा होटल से हट गया'
export const couldNotSave = 'यह सेव नहीं हुआ। फिर कोशिश कीजिए।'
export const undo = 'वापस करें'

export const noFavourites =
  'ओह, लगता है अभी आपका कोई पसंदीदा होटल नहीं है। लिस्ट में ऊपर दाईं ओर दिल दबाकर होटल पसंद कीजिए, वे यहाँ मिलेंगे।'
export const seeHotels = 'होटल देखें'
