export const whatHappened = 'நடந்தவை'
export const booking = (shortId: string) => `புக்கிங் ${shortId}`
export const upcoming = 'வரவிருக்கிறது'
export const past = 'முடிந்தது'

export const booked = 'புக் ஆனது'
export const paid = (amount: string) => `${amount} செலுத்தப்பட்டது`
const METHODS: Record<string, string> = { upi: 'UPI', card: 'கார்டு', netbanking: 'நெட் பேங்கிங்', wallet: 'வாலெட்' }
export const paidBy = (amount: string, method: string) => `${amount} ${METHODS[method] ?? method} மூலம் செலுத்தப்பட்டது`
export const confirmed = 'உறுதியானது'
export const paymentTimeRanOut = 'பணம் செலுத்தும் நேரம் முடிந்தது'
export const paymentFailed = 'பேமெண்ட் முடியவில்லை'
export const timeChanged = 'நேரத்தை மாற்றினீர்கள்'
export const hoursAdded = (count: number) => `கூடுதலாக ${count} மணி நேரம் சேர்க்கப்பட்டது`
export const partnerSaidYes = 'உங்கள் பார்ட்னர் சம்மதித்தார்'
export const partnerSaidNo = 'உங்கள் பார்ட்னர் மறுத்தார்'
export const checkInRequested = 'சூப்பர்ஃபாஸ்ட் செக்-இன் கேட்டீர்கள்'
export const checkInWithdrawn = 'சூப்பர்ஃபாஸ்ட் செக்-இன் திரும்பப் பெறப்பட்டது'
export const hotelHasSeenBooking = 'ஹோட்டல் உங்கள் புக்கிங்கைப் பார்த்துவிட்டது'
export const hotelKnowsOfArrival = 'நீங்கள் விரைவில் வருவது ஹோட்டலுக்குத் தெரியும்'
export const openedByDeskOf = (hotel: string) => `${hotel} ரிசப்ஷன் உங்கள் படத்தையும் ID-ஐயும் திறந்தது`
export const openedByDesk = 'ஹோட்டலின் ரிசப்ஷன் உங்கள் படத்தையும் ID-ஐயும் திறந்தது'
export const greetedAtDesk = 'ரிசப்ஷனில் உங்களை வரவேற்றார்கள்'
export const checkedOut = 'செக்-அவுட் செய்தீர்கள்'
export const nobodyCame = 'யாரும் வரவில்லை என்று ஹோட்டல் சொன்னது'
export const youSaidYouCame = 'வந்ததாக எங்களிடம் சொன்னீர்கள்'
export const turnedAway = 'ஹோட்டல் உங்களை மறுத்ததாக எங்களிடம் சொன்னீர்கள்'
export const hotelCouldNotTakeYou = 'ஹோட்டலால் உங்களுக்கு அறை தர முடியவில்லை'
export const tookAnotherHotel = 'வேறு ஹோட்டலை எடுத்தீர்கள்'
export const cameFromAnotherHotel = 'வேறு ஹோட்டலிலிருந்து இங்கே வந்தீர்கள்'
export const cancelled = 'ரத்து செய்யப்பட்டது'
export const stayEnded = 'தங்கல் முடிந்தது'
export const taxInvoice = (number: string) => `வரி இன்வாய்ஸ் ${number}`
export const creditNote = (number: string) => `கிரெடிட் நோட் ${number}`
export const wroteReview = 'விமர்சனம் எழுதினீர்கள்'

export const refundStarted = (amount: string) => `${amount} ரீஃபண்ட் தொடங்கியது`
export const inYourAccountBy = (day: string) => `${day} அன்றுக்குள் உங்கள் கணக்கில்`
export const bankHasRefund = (amount: string) => `${amount} ரீஃபண்ட் உங்கள் வங்கிக்குச் சென்றுவிட்டது`
export const bankReference = (reference: string) => `வங்கிக் குறிப்பு எண் <reference>${reference}</reference>`
