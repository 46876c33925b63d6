import { PRODUCT_NAME } from '#domain/site.ts'

export const greeting = `வணக்கம், இது ${PRODUCT_NAME}. ஒரு பிரிவைத் தேர்ந்தெடுங்கள், உதவுகிறேன்.`

export const help = 'உதவி'
export const open24x7 = '24 மணி நேரமும், 7 நாட்களும்'
export const call = (phone: string) => `${phone} அழை`
export const allCategories = 'எல்லாப் பிரிவுகளும்'
export const startOver = 'முதலிலிருந்து தொடங்கு'

export const conversation = 'உரையாடல்'
export const youSaid = (words: string) => `<hidden>நீங்கள்: </hidden>${words}`
export const isWriting = (product: string) => `${product} எழுதுகிறது`
export const whatToKnow = (topic: string) => `${topic}: என்ன தெரிந்துகொள்ள வேண்டும்?`

export const categories = 'பிரிவுகள்'
export const yourBookingAndMore = 'உங்கள் புக்கிங், மேலும் பல'
export const questionsAbout = (topic: string) => `கேள்விகள்: ${topic}`

export const writeToUs = 'எங்களுக்கு எழுதுங்கள்'
export const whatIsIt = 'என்ன விஷயம்?'
export const feedback = 'கருத்து'
export const sponsorship = 'ஸ்பான்சர்ஷிப்'
export const complaint = 'புகார்'
export const message = 'மெசேஜ்'
export const optionalName = 'பெயர் <soft>(விரும்பினால்)</soft>'
export const optionalPhone = 'ஃபோன் <soft>(விரும்பினால்)</soft>'
export const optionalEmail = 'ஈமெயில் <soft>(விரும்பினால்)</soft>'
export const phoneOrEmail = 'நாங்கள் பதில் தர ஒரு ஃபோன் அல்லது ஈமெயில் தாருங்கள்.'
export const photosLater = 'அனுப்பிய பிறகு, உங்கள் செய்தியைப் பின்தொடரும் இடத்தில் படங்களைச் சேர்க்கலாம்.'
export const send = 'அனுப்பு'

export const followIt = 'இங்கே பின்தொடருங்கள்'
export const received = (ticket: string) => `நன்றி, கிடைத்துவிட்டது. உங்கள் டிக்கெட் எண் <ticket>${ticket}</ticket>.`
export const oneOfUsReadsIt = 'எங்களில் ஒருவர் படிப்பார்.'
export const oneOfUsAnswers = 'எங்களில் ஒருவர் படித்து உங்களுக்குப் பதில் தருவார்.'
export const weAnswerWithin = (hours: number) => `${hours} மணி நேரத்துக்குள் பதில் தருகிறோம்.`
