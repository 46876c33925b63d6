import { plural } from '../plural.ts'

export const whichBookings = 'எந்தப் புக்கிங்குகள்'
export const upcoming = 'வரவிருப்பவை'
export const past = 'முடிந்தவை'
export const billCancelled = 'பில், ரத்து செய்யப்பட்டது'
export const cancelled = 'ரத்தானவை'
export const noStaysPlannedYet = 'இன்னும் தங்கல் எதுவும் திட்டமிடவில்லை'
export const onceYouBook = 'நீங்கள் அறை புக் செய்ததும், நேரம், முகவரி, கொண்டுவர வேண்டியவை எல்லாம் இங்கே இருக்கும்.'
export const noPastStaysYet = 'முடிந்த தங்கல் இன்னும் இல்லை'
export const endedStaysAppearHere = 'முடிந்ததும் உங்கள் தங்கல்கள் இங்கே வரும்.'
export const noCancelledBookings = 'ரத்தான புக்கிங் இல்லை'
export const cancelledBookingsAppearHere = 'ரத்தான புக்கிங்குகளும் அவற்றின் ரீஃபண்டுகளும் இங்கே வரும்.'
export const nextStay = 'அடுத்த தங்கல்'
export const yourStayNow = 'இப்போதைய தங்கல்'
export const later = 'பிறகு'
export const lastStay = 'கடைசித் தங்கல்'
export const earlier = 'முன்பு'
export const signedOut = 'நீங்கள் லாக்-அவுட் ஆகிவிட்டீர்கள். <link>லாகின் செய்</link>'
export const couldNotLoadBookings = 'உங்கள் புக்கிங்குகளைத் திறக்க முடியவில்லை.'

export const booking = (shortId: string) => `புக்கிங் ${shortId}`
export const bookingNumber = (shortId: string) => `<hidden>புக்கிங் </hidden>${shortId}`
export const notPaid = 'பணம் பாக்கி'
export const invitation = 'அழைப்பு'
export const bookedBy = (guest: string) => `புக் செய்தவர் ${guest}`
export const detailsOfBooking = (shortId: string) => `விவரங்கள்<hidden>, புக்கிங் ${shortId}</hidden>`
export const detailsOfStayAt = (hotel: string) => `விவரங்கள்<hidden>: ${hotel}</hidden>`
export const showBill = 'பில்லைக் காட்டு'
export const amountAtHotel = (amount: string) => `ஹோட்டலில் ${amount}`
export const moved = 'மாற்றப்பட்டது'
export const whatHappened = (shortId: string) => `நடந்தவை<hidden>, புக்கிங் ${shortId}</hidden>`
export const taxInvoice = (shortId: string) => `வரி இன்வாய்ஸ்<hidden>, புக்கிங் ${shortId}</hidden>`
export const seeOtherRoom = (hotel: string) => `உங்கள் மற்றொரு அறையைப் பார்<hidden>, ${hotel} அறைக்குப் பதில்</hidden>`
export const bookAgain = (hotel: string) => `மீண்டும் புக் செய்<hidden>: ${hotel}</hidden>`

export const hotelGaveCredit = (amount: string) => `உங்களை ஏற்காத ஹோட்டல் உங்களுக்கு ${amount} கிரெடிட் தந்தது.`
export const hotelOwesCredit = (amount: string) =>
  `உங்களை ஏற்காத ஹோட்டல் உங்களுக்கு ${amount} கிரெடிட் தர வேண்டும். அதன் கணக்கு அனுமதித்ததும் கிடைக்கும்.`
export const freeToCancelUntil = (moment: string) => `${moment} வரை இலவச ரத்து`
export const howLongIsCancelFree = (shortId: string) =>
  `இலவச ரத்துக்கு எவ்வளவு நேரம் உள்ளது?<hidden> புக்கிங் ${shortId}</hidden>`
export const cancelIsFreeFor = (hours: number, minutes: number) =>
  hours > 0
    ? `இன்னும் ${hours} மணி ${minutes} நிமிடம் இலவச ரத்து`
    : `இன்னும் ${minutes} ${plural(minutes, 'நிமிடம்', 'நிமிடங்கள்')} இலவச ரத்து`
export const more = (shortId: string) => `மேலும்<hidden>, புக்கிங் ${shortId}</hidden>`
export const addToCalendar = (shortId: string) => `காலண்டரில் சேர்<hidden>, புக்கிங் ${shortId}</hidden>`
export const modify = (shortId: string) => `மாற்று<hidden>, புக்கிங் ${shortId}</hidden>`
export const invoiceForCompany = (shortId: string) => `நிறுவனத்தின் பெயரில் இன்வாய்ஸ்<hidden>, புக்கிங் ${shortId}</hidden>`
export const invoiceFor = (shortId: string, company: string) =>
  `${company} பெயரில் இன்வாய்ஸ்<hidden>, புக்கிங் ${shortId}</hidden>`
export const extend = (shortId: string) => `நேரம் கூட்டு<hidden>, புக்கிங் ${shortId}</hidden>`
export const cancelBooking = (shortId: string) => `புக்கிங்கை ரத்து செய்<hidden> ${shortId}</hidden>`
export const wrongDayOrHotel = (supportPhone: string) => `நாளோ ஹோட்டலோ தவறா? எங்களை அழையுங்கள்: ${supportPhone}`

export const waitingForPayment = 'பேமெண்டுக்காகக் காத்திருக்கிறது'
export const heldForMinutes = (minutes: number) =>
  `இன்னும் ${minutes} ${plural(minutes, 'நிமிடம்', 'நிமிடங்கள்')} வைக்கப்பட்டிருக்கும்`
export const timeToPayIsOver = 'பணம் செலுத்தும் நேரம் முடிந்துவிட்டது'
export const payNow = (shortId: string, amount: string) =>
  `இப்போது செலுத்து<hidden>, புக்கிங் ${shortId},</hidden> ${amount}`
export const releaseRoom = (shortId: string) => `அறையை விடுவி<hidden>, புக்கிங் ${shortId}</hidden>`

export const notBooked = 'புக் ஆகவில்லை'
export const paymentDidNotGoThrough = 'பேமெண்ட் முடியவில்லை.'
export const notPaidInTime = 'நேரத்துக்குள் பணம் செலுத்தப்படவில்லை.'
export const moneyIsReturned = (reversalDays: number) =>
  `கணக்கிலிருந்து பணம் போயிருந்தால் அது தானாகத் திரும்ப வரும், வழக்கமாக ${reversalDays} ${plural(reversalDays, 'வேலை நாளுக்குள்', 'வேலை நாட்களுக்குள்')}, அல்லது முடிந்தால் புக்கிங்கை உறுதி செய்கிறோம்.`
export const whatNow = (shortId: string) => `இப்போது என்ன?<hidden> புக்கிங் ${shortId}</hidden>`

export const didYouStayAt = (hotel: string) =>
  `${hotel}-இல் தங்கினீர்களா? நீங்கள் வரவில்லை என்று ஹோட்டல் தவறாகக் குறித்தால், உங்கள் “ஆம்” அது தவறு என்று காட்டும். விலையில் நாங்கள் தரும் பங்கும் ஹோட்டலுக்குக் கிடைக்கும்.`
export const areYouAt = (hotel: string) =>
  `${hotel}-இல் இருக்கிறீர்களா? நீங்கள் வரவில்லை என்று ஹோட்டல் தவறாகக் குறித்தால், உங்கள் “ஆம்” அது தவறு என்று காட்டும். விலையில் நாங்கள் தரும் பங்கும் ஹோட்டலுக்குக் கிடைக்கும்.`
export const yesWeStayed = 'ஆம், தங்கினோம்'
export const weAreInOurRoom = 'எங்கள் அறையில் இருக்கிறோம்'

export const nobodyCame = (hotel: string) => `யாரும் வரவில்லை என்று ${hotel} சொல்கிறது.`
export const nobodyCameWereYouThere = (hotel: string, hours: number) =>
  `யாரும் வரவில்லை என்று ${hotel} சொல்கிறது. நீங்கள் அங்கே இருந்தீர்களா? ${hours} மணி நேரத்துக்குள் எங்களிடம் சொல்லுங்கள்.`
export const weWereThere = 'நாங்கள் அங்கே இருந்தோம்'
export const askingHotelAboutYou = (hotel: string) => `வந்ததாகச் சொன்னீர்கள். ${hotel}-இடம் கேட்கிறோம்.`

export const didYouAskForHours = (hotel: string, hours: number) =>
  `${hotel} ${hours} மணி நேரம் சேர்த்தது. நீங்கள் அதைக் கேட்டீர்களா?`
export const hoursUntil = (moment: string, total: string) =>
  `${moment} வரை, ரிசப்ஷனில் ${total}. கேட்கவில்லை என்றால் இல்லை என்று சொல்லுங்கள்: அதற்கு எதுவும் தர வேண்டியதில்லை.`
export const yesWeStayLonger = 'ஆம், அதிக நேரம் தங்குகிறோம்'
export const no = 'இல்லை'

export const extrasAtHotel = 'ஹோட்டலில் கூடுதலாக வாங்கியவை'
export const food = 'உணவு'
export const water = 'தண்ணீர்'
export const damage = 'சேதம்'
export const other = 'மற்றவை'
export const didNotHaveThis = (extra: string) => `இதை நான் வாங்கவில்லை<hidden>: ${extra}</hidden>`
export const youDidNotHaveThis = 'இதை வாங்கவில்லை என்று சொன்னீர்கள். ஹோட்டல் அதைப் பார்க்கும்.'
export const paidAtHotel = 'ஹோட்டலில் செலுத்தியது'
export const paidInCash = (details: string) => `ரொக்கம், செலுத்தியாயிற்று<soft>${details}</soft>`
export const paidByUpi = (details: string) => `UPI, செலுத்தியாயிற்று<soft>${details}</soft>`
export const paidByCard = (details: string) => `கார்டு, செலுத்தியாயிற்று<soft>${details}</soft>`
export const stillToPay = (amount: string) => `ரிசப்ஷனில் இன்னும் <b>${amount}</b> செலுத்த வேண்டும்.`
export const writtenByHotel = 'ஹோட்டல் எழுதியது. கூடுதலானவை அதன் சொந்த விற்பனை: இது வரி இன்வாய்ஸ் இல்லை.'
