export const confirmItsYou = 'இது நீங்கள்தான் என்று உறுதி செய்யுங்கள்'
export const privateSoOtp = 'இது உங்கள் சொந்த விவரம், எனவே முதலில் OTP கேட்கிறோம்.'
export const privateSoPasskey = 'இது உங்கள் சொந்த விவரம், எனவே முதலில் உங்கள் பாஸ்கீ கேட்கிறோம்.'

export const otp = 'OTP'
export const otpSentTo = (phone: string) =>
  `ஒரு முறைக் கடவுச்சொல் (OTP) உங்கள் மொபைல் ${phone} எண்ணுக்கு அனுப்பப்பட்டது, அதை இங்கே உள்ளிடுங்கள்.`
export const notGettingOtp = (supportPhone: string) => `OTP வரவில்லையா? எங்களை அழையுங்கள்: <link>${supportPhone}</link>`
export const resendOtp = 'OTP மீண்டும் அனுப்பு'
export const tryWhatsApp = 'WhatsApp-இல் பெறு'
export const resendIn = (wait: string) => `${wait} கழித்து`
export const tryAgainIn = (wait: string) => `${wait} கழித்து மீண்டும் முயலலாம்.`
export const tryAgainNow = 'இப்போது மீண்டும் முயலலாம்.'
export const getOtp = 'OTP பெறு'
export const sendingOtp = 'OTP அனுப்புகிறோம்...'
export const proceed = 'தொடர்'
export const checking = 'சரிபார்க்கிறோம்...'

export const somethingWentWrong = 'எங்கள் தரப்பில் ஏதோ தவறு நடந்தது. மீண்டும் முயலுங்கள்.'
export const checkingItsYou = 'இது நீங்கள்தானா என்று பார்க்கிறோம்…'
export const securityCheckFailed =
  'எங்கள் பாதுகாப்புச் சோதனை இந்த பிரவுசரில் வேலை செய்யவில்லை. மீண்டும் முயலுங்கள், அல்லது எங்களை அழையுங்கள்.'

export const confirmWithPasskey = 'என் பாஸ்கீயைப் பயன்படுத்து'
export const passkeyFailed = 'அது வேலை செய்யவில்லை. மீண்டும் முயலுங்கள், அல்லது வேறு சாதனத்தைத் தேர்ந்தெடுங்கள்.'
export const deviceLost = (supportPhone: string) => `சாதனம் தொலைந்துவிட்டதா? எங்களை அழையுங்கள்: <link>${supportPhone}</link>.`
