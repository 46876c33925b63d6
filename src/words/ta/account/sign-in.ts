export const login = 'லாகின்'
export const signUp = 'சைன்-அப்'
export const goToHome = 'முகப்புக்குச் செல்'
export const signInAgain = 'நீங்கள் லாக்-அவுட் ஆகிவிட்டீர்கள். இந்தப் பக்கத்தைப் பார்க்க மீண்டும் லாகின் செய்யுங்கள்.'
export const signInFirst = 'இந்தப் பக்கத்தை நீங்கள் மட்டுமே பார்க்கலாம். முதலில் லாகின் செய்யுங்கள்.'
export const couldNotOpenPage = 'இந்தப் பக்கத்தைத் திறக்க முடியவில்லை'
export const theLogin = 'லாகின்'

export const weSendOtp = 'உங்கள் ஃபோனுக்கு OTP அனுப்புகிறோம். கடவுச்சொல் எதையும் நினைவில் வைத்திருக்கத் தேவையில்லை.'
export const clearPhone = 'எண்ணை அழி'
export const getOtp = 'OTP பெறு'
export const sendingOtp = 'OTP அனுப்புகிறோம்...'
export const checking = 'சரிபார்க்கிறோம்...'
export const newHere = (credit: string) => `புதியவரா? <link>சைன்-அப் செய்து ${credit} கிரெடிட் பெறுங்கள்</link>`
export const checkNumber = 'எண்ணைச் சரிபாருங்கள்'
export const enterPhone = 'உங்கள் 10 இலக்க ஃபோன் எண்ணை உள்ளிடுங்கள்.'
export const enterOtp = 'OTP-ஐ உள்ளிடுங்கள்.'

export const signInWithPasskey = 'பாஸ்கீயைப் பயன்படுத்து'
export const noPasskeyShown = 'பாஸ்கீ காட்டப்படவில்லை. மீண்டும் முயலுங்கள், அல்லது OTP மூலம் லாகின் செய்யுங்கள்.'
export const passkeyDoesNotFit = 'இந்த பாஸ்கீயால் இங்கே லாகின் ஆகாது. OTP மூலம் லாகின் செய்யுங்கள்.'

export const notLoggedOutYet = 'நீங்கள் இன்னும் லாக்-அவுட் ஆகவில்லை'
export const logOut = 'லாக்-அவுட் செய்'

export const creditForJoining = (credit: string) => `சேர்ந்தவுடன் ${credit} கிரெடிட்.`
export const creditAndDiscountForJoining = (credit: string, discount: string) =>
  `சேர்ந்தவுடன் ${credit} கிரெடிட், மேலும் உங்கள் நண்பரால் முதல் புக்கிங்கில் ${discount} தள்ளுபடி.`
export const yourName = 'உங்கள் பெயர், ID-இல் உள்ளபடி'
export const gender = 'பாலினம்'
export const female = 'பெண்'
export const male = 'ஆண்'
export const thirdGender = 'மூன்றாம் பாலினம்'
export const wontSay = 'சொல்ல வேண்டாம்'
export const chooseYourCity = 'நகரத்தைத் தேர்ந்தெடு'
export const otherCity = 'வேறு நகரம்'
export const yourCitysName = 'உங்கள் நகரத்தின் பெயர்'
export const mayContactMe = (productName: string) =>
  `என் எண் DND-இல் இருந்தாலும், SMS அல்லது அழைப்பு மூலம் ${productName} என்னைத் தொடர்பு கொள்ளலாம் (விரும்பினால்)`
export const whatWeDoWithDetails =
  'உங்கள் விவரங்களை என்ன செய்கிறோம், அவற்றை எப்படித் திரும்பப் பெறலாம்: <link>தனியுரிமைக் கொள்கை</link>'
export const opensInNewTab = '(புதிய டேப்பில் திறக்கும்)'
export const getOtpToSignUp = 'OTP பெறு'
export const proceed = 'தொடர்'
export const alreadyMember = 'ஏற்கனவே உறுப்பினரா? இப்போதே லாகின் செய்யுங்கள்!'
export const signIn = 'லாகின் செய்'

type Missing = 'name' | 'email' | 'phone'
const MISSING: Record<Missing, string> = { name: 'பெயரை', email: 'ஈமெயிலை', phone: 'ஃபோன் எண்ணை' }
export const pleaseAddYour = (missing: readonly Missing[]) =>
  `உங்கள் ${missing.map((field) => MISSING[field] + (missing.length > 1 ? 'யும்' : 'ச்')).join(' ')} சேருங்கள்.`

export const addPhotoAndId = 'உங்கள் படத்தையும் ID-ஐயும் சேருங்கள்'
export const whyPhotoAndId = (keptDays: number) =>
  `சூப்பர்ஃபாஸ்ட் செக்-இன் 70% வரை வேகமானது என்று சொல்லப்படுகிறது. இரண்டையும் என்கிரிப்ட் செய்து வைக்கிறோம், உங்கள் கடைசித் தங்கலுக்கு ${keptDays} ${keptDays === 1 ? 'நாள்' : 'நாட்கள்'} கழித்து ID-களை அழிக்கிறோம். ரிசப்ஷனில் அசல் ID-களை அப்போதும் காட்ட வேண்டும்.`
export const yourPhoto = 'உங்கள் படம்'
export const photoSize = '200 X 200 பரிந்துரை'
export const uploadPhoto = 'பதிவேற்று<hidden> உங்கள் படத்தை</hidden>'
export const uploadingPhoto = (percent: number) => `${percent}%<hidden> உங்கள் படம்</hidden>`
export const added = 'சேர்க்கப்பட்டது'
export const photoAdded = 'படம் சேர்க்கப்பட்டது'
export const yourIds = 'உங்கள் ID-கள்'
export const browseForId = 'தேர்ந்தெடு<hidden> ஒரு ID</hidden>'
export const addAnotherId = 'சேர்<hidden> இன்னொரு ID</hidden>'
export const idAdded = (size: string) => `ID சேர்க்கப்பட்டது, ${size}`
export const pictureIsUploading = 'ஒரு நொடி, உங்கள் படம் பதிவேறுகிறது.'
export const addPhotoToo = 'உங்கள் படத்தையும் சேருங்கள்.'
export const addPhotoAndAnId = 'ஒரு படத்தையும் ஓர் ID-ஐயும் சேருங்கள்.'
export const addAtLeastOneId = 'குறைந்தது ஓர் ID-ஐச் சேருங்கள்.'
export const finishSignUp = 'சைன்-அப் செய்'
export const skip = 'தவிர்'
export const welcome = (productName: string, credit: string) =>
  `${productName} உங்களை வரவேற்கிறது. ${credit} கிரெடிட் உங்களுக்கு.`
