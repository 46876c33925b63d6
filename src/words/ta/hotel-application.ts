export const goToForm = 'படிவத்துக்குச் செல்'

export const tellUsAboutYourHotel = 'உங்கள் ஹோட்டல் பற்றிச் சொல்லுங்கள்'
export const formNeedsScript = (phone: string, email: string) =>
  `இந்தப் படிவத்துக்கு JavaScript தேவை. அதற்குப் பதிலாக எங்களை அழையுங்கள் அல்லது எழுதுங்கள்: <phone>${phone}</phone>, <email>${email}</email>`
export const yourName = 'உங்கள் பெயர்'
export const hotel = 'ஹோட்டல்'
export const rooms = 'அறைகள் <soft>(விரும்பினால்)</soft>'
export const anythingElse = 'வேறு ஏதாவது <soft>(விரும்பினால்)</soft>'
export const sendForm = 'படிவத்தை அனுப்பு'
export const whatWeUseItFor = 'இங்கே நீங்கள் எழுதுவதை உங்கள் ஹோட்டல் பற்றி உங்களை அழைக்க மட்டுமே பயன்படுத்துகிறோம், வேறெதற்கும் இல்லை.'
export const didNotReachUs = 'உங்கள் படிவம் எங்களுக்கு வந்து சேரவில்லை. நீங்கள் எழுதியது எல்லாம் இங்கேயே உள்ளது: மீண்டும் முயலுங்கள்.'

export const thankYou = 'நன்றி, உங்கள் படிவம் கிடைத்தது'
export const yourReferenceNumber = 'உங்கள் குறிப்பு எண்'
export const weWillCallYou = 'இரண்டு வேலை நாட்களுக்குள் உங்களை அழைக்கிறோம். இந்த எண்ணை வைத்திருங்கள்.'
export const anyQuestions = (phone: string) => `கேள்விகளா? <phone>${phone}</phone> எண்ணை அழைத்து, இந்த எண்ணைச் சொல்லுங்கள்.`
export const listAnotherHotel = 'இன்னொரு ஹோட்டலைச் சேர்'
