import { plural } from './plural.ts'

export const noConnection = 'कनेक्शन नहीं है'
export const couldNotReachUs = 'हमारे सर्वर तक नहीं पहुँच सके। आपके ऑनलाइन आते ही यह पेज अपने-आप फिर खुलेगा।'
export const tryingAgain = 'फिर कोशिश कर रहे हैं...'
export const connectedAgain = 'कनेक्शन वापस आ गया'
export const canOpenEveryPage = 'अब आप हर पेज फिर खोल सकते हैं।'
export const needHelp = (supportPhone: string) =>
  `अभी मदद चाहिए? मोबाइल डेटा के बिना भी कॉल कर सकते हैं: <link>${supportPhone}</link>, दिन हो या रात।`

export const yourNextStays = (count: number) => plural(count, 'आपका अगला स्टे', 'आपके अगले स्टे')
export const booking = (shortId: string) => `बुकिंग ${shortId}`
export const bookingNumber = (shortId: string) => `<hidden>बुकिंग </hidden>${shortId}`
export const voucherOfBooking = (shortId: string) => `वाउचर<hidden>, बुकिंग ${shortId}</hidden>`
export const savedOnThisDevice = 'स्टे पूरा होने या आपके लॉगआउट तक इस फ़ोन में सेव है।'

export const youAreOffline = 'आप ऑफ़लाइन हैं। यह पेज वैसा है जैसा आपने पिछली बार देखा था।'
export const voucher = 'वाउचर'
