import { plural } from '../plural.ts'

const daysWord = (count: number) => `${count} ${plural(count, 'நாள்', 'நாட்கள்')}`

export const checkInTooClose = (windowHours: number) =>
  windowHours > 0
    ? `செக்-இன்னுக்கு ${windowHours} மணி நேரத்துக்கும் குறைவாக உள்ளது, எனவே இந்தப் புக்கிங்கை இனி மாற்றவோ ரத்து செய்யவோ முடியாது.`
    : 'செக்-இன் நேரம் தொடங்கிவிட்டது, எனவே இந்தப் புக்கிங்கை இனி மாற்றவோ ரத்து செய்யவோ முடியாது.'
export const payForHoursFirst = 'முதலில் கூடுதல் மணி நேரத்துக்குப் பணம் செலுத்துங்கள் அல்லது அதை ரத்து செய்யுங்கள்.'
export const cancelHoursFirst = 'முதலில் கூடுதல் மணி நேரத்தை ரத்து செய்யுங்கள், பிறகு நேரத்தை மாற்றுங்கள்.'
export const changeWaitsForPayment = 'உங்கள் நேர மாற்றத்துக்கான பணம் பாக்கி உள்ளது.'
export const cannotChangeAnyMore = 'இந்தப் புக்கிங்கை இனி மாற்ற முடியாது.'
export const somethingWentWrong = 'எங்கள் தரப்பில் ஏதோ தவறு நடந்தது. மீண்டும் முயலுங்கள்.'
export const signedOut = 'நீங்கள் லாக்-அவுட் ஆகிவிட்டீர்கள். தொடர லாகின் செய்யுங்கள்: உங்கள் தேர்வுகள் அப்படியே உள்ளன. <link>லாகின் செய்</link>'

export const cancelThisBooking = 'இந்தப் புக்கிங்கை ரத்து செய்யவா?'
export const cancelBooking = 'புக்கிங்கை ரத்து செய்'
export const cancelling = 'ரத்து செய்கிறோம்...'
export const keepMyBooking = 'புக்கிங் இருக்கட்டும்'
export const bookingWasNotCancelled = 'புக்கிங் ரத்து செய்யப்படவில்லை.'
export const safeToTryAgain = 'மீண்டும் முயலலாம்: ஒரு புக்கிங் ஒருபோதும் இரண்டு முறை ரத்து ஆகாது, ரீஃபண்டும் இரண்டு முறை வராது.'
export const yourBookingIsCancelled = (shortId: string) => `உங்கள் புக்கிங் ரத்து செய்யப்பட்டது (${shortId}).`
export const trackRefund = 'ரீஃபண்ட் நிலையைப் பார்'

export const releaseThisRoom = 'இந்த அறையை விடுவிக்கவா?'
export const releaseRoom = 'அறையை விடுவி'
export const roomReleased = (shortId: string) => `இந்த அறையை விடுவித்துவிட்டீர்கள் (${shortId}).`

export const whyCancelling = 'ஏன் ரத்து செய்கிறீர்கள்?'
export const ourPlansChanged = 'எங்கள் திட்டம் மாறிவிட்டது'
export const foundBetterPrice = 'குறைந்த விலை கிடைத்தது'
export const bookedByMistake = 'தவறுதலாக புக் செய்தோம்'
export const somethingElse = 'வேறு காரணம்'
export const tellUsMore = 'மேலும் சொல்லுங்கள்'
export const charactersLeft = (count: number) => `இன்னும் ${count} ${plural(count, 'எழுத்து', 'எழுத்துகள்')}`

export const refundedToPaymentMethod = 'நீங்கள் செலுத்திய முறையிலேயே ரீஃபண்ட்'
export const refundedForHours = 'கூடுதல் மணி நேரத்துக்கான ரீஃபண்ட்'
export const returnedToCredit = 'உங்கள் கிரெடிட்டுக்குத் திரும்பும்'
export const paidNothingForHold = 'நீங்கள் எதுவும் செலுத்தவில்லை, எதுவும் தர வேண்டியதும் இல்லை. அறை மீண்டும் விற்பனைக்குச் செல்லும்.'
export const creditComesBack = 'நீங்கள் கிரெடிட்டில் செலுத்தினீர்கள். ரத்து செய்தவுடன் அது திரும்ப வரும்.'
export const paidNothing = 'நீங்கள் எதுவும் செலுத்தவில்லை, எனவே ரீஃபண்ட் எதுவும் இல்லை.'
export const fullRefund = (refundDays: number) =>
  `முழு ரீஃபண்ட் கிடைக்கும். பெரும்பாலும் சில மணி நேரத்தில் வந்துவிடும்; அதற்கு ${daysWord(refundDays)} வரை ஆகலாம்.`
export const fullRefundNothingOwed = (refundDays: number) =>
  `முழு ரீஃபண்ட் கிடைக்கும். பெரும்பாலும் சில மணி நேரத்தில் வந்துவிடும்; அதற்கு ${daysWord(refundDays)} வரை ஆகலாம். ஹோட்டலில் எதுவும் தர வேண்டியதில்லை.`
export const moneyWillBeRefunded = (money: string) => `நீங்கள் செலுத்திய முறையிலேயே ${money} திரும்ப வரும்.`
export const moneyAndCreditComeBack = (money: string, credit: string) =>
  `நீங்கள் செலுத்திய முறையிலேயே ${money} திரும்ப வரும், ${credit} கிரெடிட் உங்கள் கணக்கில் திரும்பச் சேர்ந்தது.`

export const hours = (count: number) => `${count} மணி நேரம்`
export const stayLonger = 'இன்னும் சிறிது நேரம் தங்குங்கள்'
export const checkOutNow = (hotel: string, moment: string) => `${hotel}. இப்போதைய செக்-அவுட்: ${moment}.`
export const hoursLabel = 'மணி நேரம்'
export const hoursNoun = 'மணி நேரம்'
export const requestHours = (count: number) => `${hours(count)} கேள்`
export const requesting = 'கேட்கிறோம்...'
export const roomHeldWhilePaying = (minutes: number) =>
  `கூடுதல் நேரத்துக்குப் பணம் செலுத்த, அறையை ${minutes} ${plural(minutes, 'நிமிடம்', 'நிமிடங்கள்')} வைத்திருக்கிறோம்.`
export const roomTakenBefore = (moment: string) =>
  `${moment}க்கு முன்பே இந்த அறை வேறொருவருக்கு உள்ளது. குறைந்த மணி நேரம் முயலுங்கள்.`

export const until = 'எதுவரை'
export const hoursAt = (count: number, price: string) => `${hours(count)}, ஒரு மணி நேரம் ${price}`
export const hoursForRooms = (count: number, price: string, rooms: number) =>
  `${hours(count)}, ஒரு மணி நேரம் ${price}, ${rooms} ${plural(rooms, 'அறை', 'அறைகள்')}`
export const taxGst = (taxRate: number) => `வரி (GST ${taxRate}%)`
export const toPay = 'செலுத்த வேண்டியது'

export const moreHoursUntil = (count: number, time: string) => `மேலும் ${hours(count)}, ${time} வரை`
export const checkingPayment = 'உங்கள் பேமெண்டைச் சரிபார்க்கிறோம். சில நொடிகள் ஆகும்.'
export const askingHotel = 'ஹோட்டலிடம் கேட்கிறோம். தெரிந்தவுடன் உங்களுக்குச் சொல்கிறோம்.'
export const hoursReleased =
  'பணம் செலுத்தும் நேரம் முடிந்துவிட்டது, எனவே கூடுதல் மணி நேரத்தை விடுவித்துவிட்டோம். எதுவும் புக் செய்யப்படவில்லை.'
export const roomHeldUntil = (time: string) => `உங்களுக்காக அறையை ${time} வரை வைத்திருக்கிறோம்.`
export const roomHeldUntilNotPaid = (time: string) =>
  `உங்கள் வங்கி பேமெண்டை உறுதி செய்யவில்லை. கணக்கிலிருந்து பணம் போகவில்லை என்றால் மட்டும் செலுத்துங்கள். உங்களுக்காக அறையை ${time} வரை வைத்திருக்கிறோம்.`
export const payForHours = (shortId: string, amount: string) =>
  `செலுத்து<hidden>, புக்கிங் ${shortId} கூடுதல் மணி நேரத்துக்கு,</hidden> ${amount}`
export const cancelExtension = (shortId: string) => `கூடுதல் நேரம் வேண்டாம்<hidden>, புக்கிங் ${shortId}</hidden>`
export const cancellingExtension = (shortId: string) => `ரத்து செய்கிறோம்...<hidden> புக்கிங் ${shortId}</hidden>`

export const extendedUntil = (moment: string) => `${moment} வரை நீட்டிக்கப்பட்டது`
export const hotelAddedHours = (count: number, total: string) =>
  `உங்கள் ஹோட்டல் ${hours(count)} சேர்த்தது: ${total}, அதன் ரிசப்ஷனில் செலுத்தப்பட்டது.`
export const cancelExtraHours = (shortId: string) => `கூடுதல் மணி நேரத்தை ரத்து செய்<hidden>, புக்கிங் ${shortId}</hidden>`
export const amountRefundedForHours = (amount: string) =>
  `நீங்கள் செலுத்திய முறையிலேயே ${amount} திரும்ப வரும். செக்-அவுட் முன்பிருந்த நேரத்துக்குத் திரும்பும்.`
export const hoursWillBeRefunded =
  'அதற்கு நீங்கள் செலுத்தியது, செலுத்திய முறையிலேயே திரும்ப வரும். செக்-அவுட் முன்பிருந்த நேரத்துக்குத் திரும்பும்.'
export const cancelHours = 'மணி நேரத்தை ரத்து செய்'
export const keepHours = 'மணி நேரம் இருக்கட்டும்'

export const modifyBooking = 'புக்கிங்கை மாற்று'
export const bookedNow = (from: string, to: string) => `இப்போது: ${from} முதல் ${to} வரை`
export const timeYouBooked = 'இது நீங்கள் புக் செய்த நேரம். வேறு நாளையோ ஸ்லாட்டையோ தேர்ந்தெடுங்கள்.'
export const slotNotAvailable = 'இந்த நாளில் இந்த ஸ்லாட் இல்லை. வேறு ஸ்லாட்டையோ நாளையோ தேர்ந்தெடுங்கள்.'
export const seeNewBill = 'புதிய பில்லைப் பார்'
export const newTimeTooClose = (windowHours: number) =>
  windowHours > 0
    ? `புதிய நேரத்துக்கு ${windowHours} மணி நேரத்துக்கும் குறைவாக உள்ளது: மாற்றிய பின் புக்கிங்கை மாற்றவோ ரத்து செய்யவோ முடியாது.`
    : 'புதிய நேரம் தொடங்கிவிட்டது: மாற்றிய பின் புக்கிங்கை மாற்றவோ ரத்து செய்யவோ முடியாது.'
export const ruleOfNewTime = (rule: string) => `${rule}.`
export const ruleOncePaid = (rule: string) => `வித்தியாசத்தைச் செலுத்தும் வரை உங்கள் புக்கிங் அப்படியே இருக்கும். ${rule}.`
export const newTotal = 'புதிய மொத்தம்'
export const toPayAtHotel = 'ஹோட்டலில் செலுத்த'
export const alreadyPaid = 'ஏற்கனவே செலுத்தியது'
export const youWouldBeRefunded = (amount: string) => `உங்களுக்கு ${amount} திரும்ப வரும்`
export const differenceIs = (amount: string) => `வித்தியாசம் ${amount}`
export const toPayForChange = 'மாற்றத்துக்குச் செலுத்த'
export const changeTo = (moment: string, shortId: string) => `${moment}க்கு மாற்று<hidden>, புக்கிங் ${shortId}</hidden>`
export const changing = (shortId: string) => `மாற்றுகிறோம்...<hidden> புக்கிங் ${shortId}</hidden>`
