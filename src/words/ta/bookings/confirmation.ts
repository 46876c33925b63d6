import { plural } from '../plural.ts'

const workingDays = (count: number) => `${count} ${plural(count, 'வேலை நாளுக்குள்', 'வேலை நாட்களுக்குள்')}`

export const waitingForPayment = 'உங்கள் பேமெண்டுக்காகக் காத்திருக்கிறோம்'
export const keepPageOpen = 'சில நொடிகள் ஆகும். இந்தப் பக்கத்தை மூடாதீர்கள்.'
export const stillWaitingForBank = 'உங்கள் வங்கிக்காக இன்னும் காத்திருக்கிறோம்'
export const doNotPayAgain =
  'மீண்டும் பணம் செலுத்த வேண்டாம். நீங்கள் செலுத்தியிருந்தால், உங்கள் வங்கி சொன்னவுடன் புக்கிங்கை உறுதி செய்கிறோம், அல்லது பணம் தானாகத் திரும்ப வரும். இந்தப் பக்கத்தை மூடிவிட்டு, பிறகு என் புக்கிங்குகளில் பார்க்கலாம்.'
export const checkAgain = 'மீண்டும் பார்'
export const paymentStepByStep = 'உங்கள் பேமெண்ட், படிப்படியாக'
export const roomHeldUntil = (time: string) => `அறை உங்களுக்காக ${time} வரை வைக்கப்பட்டுள்ளது`
export const roomHeld = 'அறை உங்களுக்காக வைக்கப்பட்டுள்ளது'
export const bankConfirmsPayment = 'உங்கள் வங்கி பேமெண்டை உறுதி செய்கிறது'
export const thenRoomIsBooked = 'உங்கள் அறை புக் ஆகிறது: இங்கே காட்டுகிறோம், மெசேஜும் அனுப்புகிறோம்'

export const paymentCameTooLate = 'உங்கள் பேமெண்ட் தாமதமாக வந்தது'
export const roomNoLongerHeld =
  'உங்கள் பேமெண்ட் வந்தபோது அறையை நாங்கள் வைத்திருக்கவில்லை, வேறொருவர் புக் செய்துவிட்டார். முழு ரீஃபண்ட் கிடைக்கும்.'
export const bookingIsCancelled = 'இந்தப் புக்கிங் ரத்து செய்யப்பட்டது'
export const oweNothingMore = 'நீங்கள் இனி எதுவும் தர வேண்டியதில்லை.'
export const timeToPayIsOver = 'பணம் செலுத்தும் நேரம் முடிந்துவிட்டது'
export const noPaymentInTime =
  'நேரத்துக்குள் பேமெண்ட் எதுவும் வரவில்லை, எனவே அறையை விடுவித்துவிட்டோம். கணக்கிலிருந்து பணம் போயிருந்தால் அது தானாகத் திரும்ப வரும்.'
export const seeOtherRoom = 'உங்கள் மற்றொரு அறையைப் பார்'
export const bookStayAgain = 'இந்தத் தங்கலை மீண்டும் புக் செய்'

export const yourBooking = 'உங்கள் புக்கிங்'
export const couldNotLoadBooking = 'உங்கள் புக்கிங்கைத் திறக்க முடியவில்லை'
export const mayBeOfAnotherAccount = (supportPhone: string) =>
  `இது வேறு கணக்குடையதாக இருக்கலாம். உதவி வேண்டுமென்றால் ${supportPhone} எண்ணை அழையுங்கள்.`
export const refusedCallForHelp = (message: string, supportPhone: string) =>
  `${message} உதவி வேண்டுமென்றால் ${supportPhone} எண்ணை அழையுங்கள்.`

export const roomIsBooked = 'உங்கள் அறை புக் ஆகிவிட்டது'
export const detailsSent = (shortId: string) => `புக்கிங் ${shortId}. விவரங்களை உங்கள் ஃபோனுக்கும் ஈமெயிலுக்கும் அனுப்பியுள்ளோம்.`
export const roomBookedForTwo = 'உங்கள் இருவருக்கும் ஓர் அறை புக் ஆகியுள்ளது'
export const bookedByGuest = (guest: string, shortId: string) => `புக் செய்தவர் ${guest}. புக்கிங் ${shortId}.`
export const bookingHasChanged = 'உங்கள் புக்கிங் மாற்றப்பட்டது'
export const newTimeSent = (shortId: string) => `புக்கிங் ${shortId}. புதிய நேரத்தை உங்கள் ஃபோனுக்கு அனுப்பியுள்ளோம்.`
export const timeNotChanged =
  'நேரம் மாற்றப்படவில்லை: பேமெண்ட் எதுவும் வரவில்லை, எனவே உங்கள் புக்கிங் முன்பு போலவே உள்ளது. கணக்கிலிருந்து பணம் போயிருந்தால் அது தானாகத் திரும்ப வரும்.'
export const whereAndWhen = 'எங்கே, எப்போது'
export const payRestAtHotel = (paid: string) => `${paid} செலுத்தியாகிவிட்டது. மீதியை ஹோட்டலில் செலுத்துங்கள்.`
export const freeToCancelUntil = (moment: string) => `${moment} வரை இலவச ரத்து.`
export const noLongerCancelled = 'இந்தப் புக்கிங்கை இனி ரத்து செய்ய முடியாது.'
export const invoiceForCompany = 'நிறுவனத்தின் பெயரில் இன்வாய்ஸ்'
export const invoiceFor = (company: string) => `${company} பெயரில் இன்வாய்ஸ்`
export const bringWithYou = 'உடன் கொண்டு வாருங்கள்'
export const bringTwoOriginalIds = 'இரண்டு அசல் ID-கள், ஒவ்வொரு விருந்தினருக்கும் ஒன்று. PAN ஏற்கப்படாது.'
export const bringNumberBookedFor = (shortId: string, guest: string) => `புக்கிங் எண் ${shortId}, ${guest} பெயரில் புக் ஆனது`
export const bringNumberBookedBy = (shortId: string, guest: string) => `புக்கிங் எண் ${shortId}, புக் செய்தவர் ${guest}`

export const bookingFailed = 'உங்கள் புக்கிங் உறுதியாகவில்லை'
export const paymentFailed = 'பேமெண்ட் முடியவில்லை, எனவே அறையை விடுவித்துவிட்டோம்.'
export const failedOnOurSide = 'எங்கள் தரப்பில் ஏதோ தவறு நடந்தது. எந்த நேரமும் எங்களை அழையுங்கள், சேர்ந்து சரி செய்வோம்.'
export const nothingWasCharged = '<b>பணம் எடுக்கப்படவில்லை.</b> பேமெண்ட் எதுவும் தொடங்கவில்லை.'
export const moneyMayHaveLeft = (reversalDays: number) =>
  `கணக்கிலிருந்து பணம் போயிருந்தால் மீண்டும் செலுத்த வேண்டாம்: முடிந்தால் இந்தப் புக்கிங்கை உறுதி செய்கிறோம், இல்லையென்றால் உங்கள் வங்கி பணத்தைத் திருப்பித் தரும், வழக்கமாக ${workingDays(reversalDays)}. பணம் போகவில்லை என்றால் மீண்டும் முயலலாம்.`
export const call = (supportPhone: string) => `${supportPhone} அழை`
export const chooseAnotherTime = 'வேறு நேரத்தைத் தேர்ந்தெடு'
export const seeOtherHotels = 'வேறு ஹோட்டல்களைப் பார்'
export const paidAfterAll = 'எல்லாம் சரி: இந்தப் புக்கிங்குக்குப் பணம் வந்துவிட்டது, அறை உங்களுடையது. மீண்டும் செலுத்த வேண்டாம்.'
export const stillHoldingRoom = 'பேமெண்ட் இன்னும் முடியவில்லை. உங்கள் அறையை இன்னும் வைத்திருக்கிறோம்.'
export const payNow = 'இப்போது செலுத்து'

export const changeFailed = 'உங்கள் மாற்றம் முடியவில்லை'
export const bookingStaysAsItWas = 'பேமெண்ட் முடியவில்லை, எனவே உங்கள் புக்கிங் முன்பு போலவே உள்ளது.'
export const bankReturnsMoney = (reversalDays: number) =>
  `கணக்கிலிருந்து பணம் போயிருந்தால், உங்கள் வங்கி அதைத் தானாகத் திருப்பித் தரும், வழக்கமாக ${workingDays(reversalDays)}. என் புக்கிங்குகளில் மீண்டும் மாற்றம் கேட்கலாம்.`
export const whichBookingIsThis = 'இது எந்தப் புக்கிங் என்று தெரியவில்லை'
export const seeMyBookings = 'உங்கள் புக்கிங்குகள், செலுத்திய பணம், ரீஃபண்டுகள் எல்லாம் என் புக்கிங்குகளில் உள்ளன.'

export const yourStay = 'உங்கள் தங்கல்'
export const booking = 'புக்கிங்'
export const amount = 'தொகை'
export const notPaid = 'பணம் செலுத்தவில்லை'
export const questions = (supportPhone: string) => `கேள்விகளா? எந்த நேரமும் எங்களை அழையுங்கள்: <link>${supportPhone}</link>`
