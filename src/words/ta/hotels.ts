import { PRIVACY_PRAISED_FROM } from '#domain/reviews/privacy-rating.ts'

export const sold = 'நிரம்பியது'
export const newOn = (product: string) => `${product}-இல் புதியது`
export const noPictureYet = 'இன்னும் படம் இல்லை'
export const takesNoNewBookings = 'இந்த நேரத்துக்குப் புதிய புக்கிங் எடுப்பதில்லை'
export const notAvailable = 'இந்த நேரத்துக்கு இல்லை'

export const fromPrice = '<price></price> <soft>முதல்</soft>'
export const madeOf = (price: string, tax: string) => `${price} + ${tax} வரி`
export const freeToCancelWithBreakfast = 'இலவச ரத்து, காலை உணவுடன்'
export const freeToCancel = 'இலவச ரத்து'
export const breakfastIncluded = 'காலை உணவு சேர்த்து'

export const ratedByGuests = (rating: string) => `<hidden>விருந்தினர் ரேட்டிங்: </hidden>${rating}<hidden>, 5-க்கு</hidden>`

export const couplesRatePrivacy = (rating: string) => `தனியுரிமைக்கு ஜோடிகளின் ரேட்டிங் ${rating}`
export const askAboutBreakfast = 'காலை உணவு பற்றிக் கேளுங்கள்'
export const askAboutSameSex = 'ஒரே பாலின ஜோடிகள் பற்றிக் கேளுங்கள்'
export const allOfThese = (traits: string) => `<b>எல்லாவற்றிலும்:</b> ${traits}`
export const nearlyAllOfThese = (traits: string) => `<b>ஏறக்குறைய எல்லாவற்றிலும்:</b> ${traits}`
export const traits = {
  freeToCancel: 'இலவச ரத்து',
  breakfast: 'காலை உணவு சேர்த்து',
  bathtub: 'பாத்டப்',
  privacy: `தனியுரிமைக்கு ரேட்டிங் ${PRIVACY_PRAISED_FROM} அல்லது மேல்`,
  same_sex: 'ஒரே பாலின ஜோடிகளுக்கும் வரவேற்பு',
}

export const sameSexCouples = 'ஒரே பாலின ஜோடிகள்'
export const welcome = (guests: string) => `${guests.replace(/கள்$/, 'களுக்கும்')} வரவேற்பு`
export const welcomeOnCard = (guests: string) => `${guests}<hidden>: வரவேற்பு</hidden>`
export const loveKit = 'லவ் கிட்'
export const alwaysPayAtHotel = 'எப்போதும் ஹோட்டலில் பணம்'
export const theSameSexFilter = 'ஒரே பாலின ஜோடிகள் ஃபில்டரை'
export const theLoveKit = 'லவ் கிட் ஃபில்டரை'
export const payingAtHotel = 'ஹோட்டலில் பணம் ஃபில்டரை'
