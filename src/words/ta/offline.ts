import { plural } from './plural.ts'

export const noConnection = 'இணைப்பு இல்லை'
export const couldNotReachUs = 'எங்கள் சர்வரை அடைய முடியவில்லை. நீங்கள் மீண்டும் ஆன்லைனில் வந்ததும் இந்தப் பக்கம் தானாகத் திறக்கும்.'
export const tryingAgain = 'மீண்டும் முயல்கிறோம்...'
export const connectedAgain = 'இணைப்பு மீண்டும் வந்தது'
export const canOpenEveryPage = 'எல்லாப் பக்கங்களையும் மீண்டும் திறக்கலாம்.'
export const needHelp = (supportPhone: string) =>
  `இப்போது உதவி வேண்டுமா? மொபைல் டேட்டா இல்லாமலே அழைக்கலாம்: <link>${supportPhone}</link>, எந்த நேரமும்.`

export const yourNextStays = (count: number) => plural(count, 'உங்கள் அடுத்த தங்கல்', 'உங்கள் அடுத்த தங்கல்கள்')
export const booking = (shortId: string) => `புக்கிங் ${shortId}`
export const bookingNumber = (shortId: string) => `<hidden>புக்கிங் </hidden>${shortId}`
export const voucherOfBooking = (shortId: string) => `வவுச்சர்<hidden>, புக்கிங் ${shortId}</hidden>`
export const savedOnThisDevice = 'தங்கல் முடியும் வரை அல்லது லாக்-அவுட் செய்யும் வரை இந்தச் சாதனத்தில் சேமிக்கப்பட்டிருக்கும்.'

export const youAreOffline = 'நீங்கள் ஆஃப்லைனில் உள்ளீர்கள். இது நீங்கள் கடைசியாகப் பார்த்த பக்கம்.'
export const voucher = 'வவுச்சர்'
