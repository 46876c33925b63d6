import { plural } from './plural.ts'

export const errorTitle = (title: string) => `தவறு: ${title}`

export const signIn = 'லாகின் செய்'
export const signUp = 'சைன்-அப் செய்'
export const weSendOtp = 'உங்கள் ஃபோனுக்கு OTP அனுப்புகிறோம். கடவுச்சொல் எதையும் நினைவில் வைத்திருக்கத் தேவையில்லை.'
export const newHere = (credit: string) => `புதியவரா? <link>சைன்-அப் செய்து ${credit} கிரெடிட் பெறுங்கள்</link>`
export const alreadyMember = 'ஏற்கனவே உறுப்பினரா? <link>லாகின் செய்யுங்கள்</link>'
export const getOtp = 'OTP பெறு'
export const tenDigits = '10 இலக்கங்கள்'
export const friendsCode = 'நண்பரின் குறியீடு'
export const friendsCodeBrings = (discount: string) =>
  `உங்களிடம் இருந்தால்: முதல் புக்கிங்கில் ${discount} தள்ளுபடி. பில்லில் தெரியும்.`

export const typeOtp = 'OTP-ஐ எழுதுங்கள்'
export const otpSentTo = (phone: string) => `<b>${phone}</b> எண்ணுக்கு அனுப்பினோம். அது ஐந்து நிமிடங்களுக்குச் செல்லும்.`
export const goOn = 'தொடர்'
export const sendAgain = 'இன்னொரு OTP அனுப்பு'
export const anotherNumber = 'வேறு எண்ணைப் பயன்படுத்து'

export const confirmStay = 'பார்த்து புக் செய்'
export const payOnNextPage = 'பட்டனை அழுத்தினால் அறை உங்களுக்காக வைக்கப்படும். பணம் செலுத்துவது அடுத்த பக்கத்தில்.'
export const bookAnotherToo = 'ஆம், இந்தத் தங்கலையும் புக் செய்'
export const seeOwnBooking = (shortId: string) => `இந்தத் தங்கலை புக் செய்துவிட்டீர்கள்: புக்கிங் ${shortId}.`
export const holdOwnBooking = (shortId: string) =>
  `இந்த அறை உங்களுக்காக வைக்கப்பட்டுள்ளது, இன்னும் பணம் செலுத்தவில்லை: புக்கிங் ${shortId}.`
export const openBooking = 'புக்கிங்கைத் திற'
export const ruleHasChanged = 'ரத்து செய்யும் நேரம் மாறிவிட்டது. புக் செய்யும் முன் பாருங்கள்.'
export const billHasChanged = 'உங்கள் பில் மாறிவிட்டது. புக் செய்யும் முன் பாருங்கள்.'

export const roomIsHeld = 'அறை உங்களுக்காக வைக்கப்பட்டுள்ளது'
export const payBefore = (time: string) => `${time} வரை பணம் செலுத்தலாம், செலுத்தியதும் அறை உங்களுடையது.`
export const payAmount = (amount: string) => `${amount} செலுத்து`
export const alreadyPaid = 'ஏற்கனவே செலுத்திவிட்டீர்களா? மீண்டும் செலுத்த வேண்டாம். <link>பணம் வந்ததா என்று பாருங்கள்</link>'
export const cancelTitle = 'இந்தப் புக்கிங்கை ரத்து செய்யவா?'
export const releaseTitle = 'இந்த அறையை விடுவிக்கவா?'
export const invoiceTo = (company: string, gstin: string) => `இன்வாய்ஸ் ${company} பெயரில், GSTIN ${gstin}`
export const changesNeedScripts = (phone: string) =>
  `நேரத்தை மாற்ற, மணி நேரம் கூட்ட, பார்ட்னரைச் சேர்க்க JavaScript-ஐ இயக்குங்கள், அல்லது <link>${phone}</link> எண்ணை எந்த நேரமும் அழையுங்கள்.`

export const notPaidYet = 'இன்னும் பணம் செலுத்தவில்லை'
export const upcoming = 'வரவிருப்பவை'
export const past = 'முடிந்தவை'
export const cancelled = 'ரத்தானவை'
export const failed = 'முடியாதவை'
export const noBookings = 'உங்களிடம் இன்னும் புக்கிங் இல்லை.'
export const signOut = 'லாக்-அவுட் செய்'

export const otherSite =
  'இந்தப் படிவம் வேறு தளத்திலிருந்து வந்தது, எனவே எதுவும் அனுப்பப்படவில்லை. நீங்கள் இங்கே பட்டனை அழுத்தியிருந்தால் மீண்டும் முயலுங்கள்.'
export const formTooOld =
  'இந்தப் படிவம் மிகப் பழையது, அல்லது உங்கள் பிரவுசர் குக்கீகளை வைத்திருப்பதில்லை. எதுவும் அனுப்பப்படவில்லை. பட்டனை மீண்டும் அழுத்துங்கள்.'
export const callInstead = (reason: string, phone: string) =>
  `${reason} அல்லது <link>${phone}</link> எண்ணை எந்த நேரமும் அழையுங்கள்: உங்களுக்காக நாங்கள் புக் செய்கிறோம்.`
export const tryAgainIn = (reason: string, wait: string) => `${reason} ${wait} கழித்து மீண்டும் முயலலாம்.`
export const seconds = (count: number) => `${count} ${plural(count, 'நொடி', 'நொடிகள்')}`
export const minutes = (count: number) => `${count} ${plural(count, 'நிமிடம்', 'நிமிடங்கள்')}`
export const hours = (count: number) => `${count} மணி நேரம்`
